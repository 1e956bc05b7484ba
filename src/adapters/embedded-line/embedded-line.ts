import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { BookingTerms } from '../../core/engine/booking-terms';
import type { Clock } from '../../core/shared/clock.port';
import { todayIn } from '../../core/shared/plain-date';
import { EmbeddedAddressRepository } from './account/address-repository';
import { EmbeddedContactRepository } from './account/contact-repository';
import { EmbeddedCabinBookings } from './cabin-bookings';
import { EmbeddedCardPayments } from './card-payments';
import { loadPreparedLine, preparedLineName } from './content/prepared-line';
import type { SampleLine } from './content/sample-line';
import { EmbeddedVoyageContent } from './content/voyage-content';
import type { LineDatabase } from './database/line-database';
import { openDatabase } from './database/open-database';
import { EmbeddedFares } from './fares';
import { EmbeddedExcursionBookings } from './excursion-bookings';
import { EmbeddedBespokeRequests } from './excursions/bespoke-requests';
import { EmbeddedCalendarShares } from './calendar/calendar-shares';
import { EmbeddedPendingExcursionBookings } from './excursions/pending-excursion-bookings';
import { EmbeddedFavouriteList } from './favourites/favourite-list';
import { EmbeddedGuestDirectory } from './guest-directory';
import { EmbeddedConsultantCalendar } from './meetings/consultant-calendar';
import { timeZonesOf } from './meetings/time-zones-of';
import { EmbeddedInquiryList } from './inquiries/inquiry-list';
import { EmbeddedNotificationPreferences } from './notification-settings/notification-preferences';
import { EmbeddedConsentRepository } from './privacy/consent-repository';
import { EmbeddedDeletionRequests } from './privacy/deletion-requests';
import { EmbeddedSentForms } from './privacy/sent-forms';
import { EmbeddedReservationReminders } from './notification-settings/reservation-reminders';
import { OutboxMessages } from './outbox-messages';
import { EmbeddedPaymentIntents } from './payment-intents';
import { EmbeddedProfilePictures } from './profile-picture/profile-pictures';
import { EmbeddedReceipts } from './receipts';
import { EmbeddedSailingInventory } from './sailing-inventory';
import { EmbeddedGuestPreferences } from './preferences/guest-preferences';
import type { LinePlan } from './seed/line-plan';
import { planLine } from './seed/sample-plan';
import { resetLine, rollOver } from './seed/rollover';
import { VoyagePublications } from './office/voyage-publications';
import { EmbeddedReservationNews } from './reservation-news';
import { EmbeddedWaitlistOffers } from './waitlist-offers';
import { EmbeddedReservationChanges } from './reservation-changes';
import { EmbeddedTripRepository } from './trip-repository';
import { EmbeddedLocks } from './locks/locks';
import { EmbeddedWaitlist } from './waitlist';

const lookAtDateEveryMs = 60_000;

export interface EmbeddedLineOptions {
  readonly databaseUrl?: string | undefined;
  readonly dataFolder: string;
  readonly contentFolder: string;
  /** Of what the build has prepared. */
  readonly builtFolder: string;
  readonly clock: Clock;
  readonly log: { error(details: object, message: string): void };
}

/** Opens the database, lays out the line around the clock's today and keeps it there. */
export async function openEmbeddedLine(options: EmbeddedLineOptions): Promise<EmbeddedLine> {
  const { databaseUrl, dataFolder, contentFolder, builtFolder, clock, log } = options;
  const report = (error: Error) => log.error({ err: error }, 'a document is left out of the site');
  const content = loadPreparedLine(contentFolder, { preparedFile: join(builtFolder, preparedLineName), report });
  const onIdleError = (error: Error) => log.error({ err: error }, 'A database connection broke while idle');
  const database = await openDatabase({ databaseUrl, dataFolder, onIdleError });
  const line = new EmbeddedLine({ database, content, plan: planLine(content), clock, log });
  await line.rollOver();
  line.followDate();
  return line;
}

/** The sample line's systems behind one database: CRM, CMS, reservation engine, card company, messages. */
export class EmbeddedLine {
  readonly database: Kysely<LineDatabase>;
  readonly content: SampleLine;
  readonly timeZone: string;
  readonly terms: BookingTerms;
  readonly voyageContent: EmbeddedVoyageContent;
  readonly sailingInventory: EmbeddedSailingInventory;
  readonly fares: EmbeddedFares;
  readonly cabinBookings: EmbeddedCabinBookings;
  readonly waitlist: EmbeddedWaitlist;
  readonly waitlistOffers: EmbeddedWaitlistOffers;
  readonly reservationNews: EmbeddedReservationNews;
  readonly reservationChanges: EmbeddedReservationChanges;
  readonly cardPayments: EmbeddedCardPayments;
  readonly paymentIntents: EmbeddedPaymentIntents;
  readonly tripRepository: EmbeddedTripRepository;
  readonly guestDirectory: EmbeddedGuestDirectory;
  readonly excursionBookings: EmbeddedExcursionBookings;
  readonly bespokeRequests: EmbeddedBespokeRequests;
  readonly calendarShares: EmbeddedCalendarShares;
  readonly favouriteList: EmbeddedFavouriteList;
  readonly contactRepository: EmbeddedContactRepository;
  readonly addressRepository: EmbeddedAddressRepository;
  readonly inquiryList: EmbeddedInquiryList;
  readonly consentRepository: EmbeddedConsentRepository;
  readonly deletionRequests: EmbeddedDeletionRequests;
  readonly sentForms: EmbeddedSentForms;
  readonly consultantCalendar: EmbeddedConsultantCalendar;
  readonly guestPreferences: EmbeddedGuestPreferences;
  readonly profilePictures: EmbeddedProfilePictures;
  readonly notificationPreferences: EmbeddedNotificationPreferences;
  readonly reservationReminders: EmbeddedReservationReminders;
  readonly receipts: EmbeddedReceipts;
  readonly locks: EmbeddedLocks;
  readonly pendingExcursionBookings: EmbeddedPendingExcursionBookings;
  readonly outboxMessages: OutboxMessages;
  private readonly plan: LinePlan;
  private readonly clock: Clock;
  private readonly log: EmbeddedLineOptions['log'];
  private timer: NodeJS.Timeout | undefined;
  private laidOutFor = '';

  constructor({
    database,
    content,
    plan,
    clock,
    log,
  }: {
    readonly database: Kysely<LineDatabase>;
    readonly content: SampleLine;
    readonly plan: LinePlan;
    readonly clock: Clock;
    readonly log: EmbeddedLineOptions['log'];
  }) {
    this.database = database;
    this.content = content;
    this.plan = plan;
    this.clock = clock;
    this.log = log;
    this.timeZone = plan.timeZone;
    this.terms = plan.terms;
    this.voyageContent = new EmbeddedVoyageContent(content, new VoyagePublications(database));
    this.sailingInventory = new EmbeddedSailingInventory(database, clock, plan.timeZone);
    this.fares = new EmbeddedFares(database);
    this.cabinBookings = new EmbeddedCabinBookings(database, clock, plan.timeZone, plan.terms.mostOpenOffers);
    this.waitlist = new EmbeddedWaitlist(database, clock, plan.timeZone);
    this.waitlistOffers = new EmbeddedWaitlistOffers(database, clock);
    this.reservationNews = new EmbeddedReservationNews(database, clock);
    this.reservationChanges = new EmbeddedReservationChanges(database, clock, plan.timeZone, content.facts.experiences);
    this.cardPayments = new EmbeddedCardPayments(database);
    this.paymentIntents = new EmbeddedPaymentIntents(database, clock);
    this.tripRepository = new EmbeddedTripRepository(database);
    this.guestDirectory = new EmbeddedGuestDirectory(database);
    this.excursionBookings = new EmbeddedExcursionBookings(database, clock, content.facts.experiences);
    this.bespokeRequests = new EmbeddedBespokeRequests(database, clock);
    this.calendarShares = new EmbeddedCalendarShares(database, clock);
    this.favouriteList = new EmbeddedFavouriteList(database, clock);
    this.contactRepository = new EmbeddedContactRepository(database, clock);
    this.addressRepository = new EmbeddedAddressRepository(database, clock);
    this.inquiryList = new EmbeddedInquiryList(database);
    this.consentRepository = new EmbeddedConsentRepository(database, clock);
    this.deletionRequests = new EmbeddedDeletionRequests(database, clock);
    this.sentForms = new EmbeddedSentForms(database);
    this.consultantCalendar = new EmbeddedConsultantCalendar(database, clock, timeZonesOf(content));
    this.guestPreferences = new EmbeddedGuestPreferences(database, clock);
    this.profilePictures = new EmbeddedProfilePictures(database, clock);
    this.notificationPreferences = new EmbeddedNotificationPreferences(database, clock);
    this.reservationReminders = new EmbeddedReservationReminders(database, clock);
    this.receipts = new EmbeddedReceipts(database, clock);
    this.locks = new EmbeddedLocks(database);
    this.pendingExcursionBookings = new EmbeddedPendingExcursionBookings(database, clock);
    this.outboxMessages = new OutboxMessages(database, clock);
  }

  /** Brings sailings, offers and past trips to the clock's today. Call it after the clock was moved. */
  async rollOver(): Promise<void> {
    const today = this.today();
    await rollOver(this.database, this.plan, this.clock);
    await this.receipts.forgetOld();
    this.laidOutFor = today;
  }

  /** The sample line as on its first day (`POST /dev/reset`). */
  async reset(): Promise<void> {
    await resetLine(this.database, this.plan, this.clock);
    this.laidOutFor = this.today();
  }

  followDate(): void {
    this.timer = setInterval(() => {
      if (this.today() === this.laidOutFor) return;
      this.rollOver().catch((error: unknown) =>
        this.log.error({ err: error }, 'The line could not be brought to the new day'),
      );
    }, lookAtDateEveryMs);
    this.timer.unref();
  }

  async close(): Promise<void> {
    clearInterval(this.timer);
    await this.database.destroy();
  }

  private today(): string {
    return todayIn(this.plan.timeZone, this.clock.now());
  }
}
