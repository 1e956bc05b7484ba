import { ContainerModule } from 'inversify';
import { chapterOf, CopyChapter } from '../../core/privacy/copy-chapter.port';
import type { Config } from '../../../config/config';
import { BookingRecords } from '../../core/engine/booking-records.port';
import { Waitlist } from '../../core/engine/waitlist.port';
import { CalendarShares } from '../../core/calendar/calendar-shares.port';
import { ShareCalendar } from '../../core/calendar/share-calendar';
import { BespokeRequests } from '../../core/excursions/bespoke-requests.port';
import { ChangeBooking } from '../../core/excursions/change-booking';
import { FindDepartures } from '../../core/excursions/find-departures';
import { NotifyOfBookingChange } from '../../core/excursions/notify-of-booking-change';
import { NotifyOfExcursionBooking } from '../../core/excursions/notify-of-excursion-booking';
import { RemoveExcursionBookings } from '../../core/excursions/remove-excursion-bookings';
import { MessageSender } from '../../core/messages/message-sender.port';
import { GuestDirectory } from '../../core/sign-in/guest-directory.port';
import { ExcursionContent } from '../../core/excursions/excursion-content.port';
import { ExcursionDemand } from '../../core/excursions/excursion-demand.port';
import { ExcursionBookings } from '../../core/excursions/excursion-bookings.port';
import { OpenParty } from '../../core/party/open-party';
import { PendingExcursionBookings } from '../../core/excursions/pending-excursion-bookings.port';
import { fixedInclusions } from '../../core/fare-facts/fare-facts';
import { ConsultantCalendar } from '../../core/meetings/consultant-calendar.port';
import { Clock } from '../../core/shared/clock.port';
import { plainDate } from '../../core/shared/plain-date';
import { RateLimits } from '../../core/shared/rate-limits.port';
import { Secrets } from '../../core/shared/secrets.port';
import { SecureRandom } from '../../core/shared/secure-random.port';
import { Unavailable } from '../../core/shared/unavailable';
import { TripChanges } from '../../core/trip-changes/trip-changes.port';
import { TripRepository } from '../../core/trips/trip-repository.port';
import { VoyageContent } from '../../core/voyages/voyage-content.port';
import { compute, construct, derived, optional } from '../../construct';
import { tokens } from '../../tokens';
import { WaitlistOfferAddress } from '../engine/waitlist-offer-address';
import { TripHandoffPages } from '../handoff/trip-handoff.pages';
import { OurHosts } from '../our-hosts';
import { SharedTripPages } from '../party/shared-trip.pages';
import { PartyTrips } from '../party/party-trips';
import { TripLinks } from '../party/trip-links';
import { paths } from '../paths';
import { PreparationLists } from '../preparation/preparation.pages';
import { TripPlans } from '../trip-day/trip-plans';
import { ChangeBookingPages } from './change-booking.pages';
import { GuestInterests } from '../preferences/guest-interests';
import { ProfileSide } from '../profile/profile-side';
import { BuiltAssets } from '../rendering/built-assets';
import { FeatureRoutes } from '../routing/feature-routes';
import { SessionNames } from '../sign-in/session-names';
import { TripChangeLists } from '../trip-changes/trip-change-lists';
import { TripDayPresenter } from '../trip-day/trip-day-presenter';
import { CalendarPages } from './calendar.pages';
import { DevMode } from './dev-mode';
import { GuestDocumentRenderer } from '../documents/guest-document-renderer';
import { TripDocuments } from './invoice.pages';
import { BrowserReservations } from './browser-reservations';
import { TripCalendar } from './trip-calendar-view';
import { TripCards } from './trip-cards';
import { ExcursionBookingProofs } from './excursion-booking-proofs';
import { ExcursionBookingsPages } from './excursion-bookings.pages';
import { TripExcursionBookingsPresenter } from './trip-excursion-bookings';
import { TripPages } from './trip.pages';
import { TripPresenter } from './trip-presenter';
import { TripSorting } from './trip-sorting';
import { TripsApi } from './trips.api';
import { TripsPages } from './trips.pages';
import { tripsRoutes } from './trips.routes';
import { WaitlistEntries } from './waitlist-entries';

export const tripsModule = new ContainerModule(({ bind }) => {
  construct(bind(DevMode), DevMode, [tokens.config]);
  construct(bind(WaitlistEntries), WaitlistEntries, {
    waitlist: optional(Waitlist),
    address: optional(WaitlistOfferAddress),
    officeTimeZone: tokens.officeTimeZone,
  });
  construct(bind(BrowserReservations), BrowserReservations, [
    Secrets,
    TripRepository,
    derived(tokens.sessionParts, ({ isSecure }) => isSecure),
  ]);
  const takesPayments = derived(tokens.config, (config: Config) => config.takesPayments);
  const hasInvoices = derived(tokens.config, ({ engine }: Config) => engine.kind === 'embedded');
  construct(bind(TripCards), TripCards, {
    trips: TripRepository,
    waitlistEntries: WaitlistEntries,
    content: VoyageContent,
    assets: BuiltAssets,
    log: tokens.log,
    takesPayments,
    hasInvoices,
    clock: Clock,
    officeTimeZone: tokens.officeTimeZone,
  });
  construct(bind(TripPresenter), TripPresenter, {
    takesPayments,
    inclusions: derived(tokens.fareFacts, fixedInclusions),
    hasInvoices,
    content: VoyageContent,
    excursions: ExcursionContent,
    changes: TripChanges,
    assets: BuiltAssets,
    clock: Clock,
    officeTimeZone: tokens.officeTimeZone,
    openBefore: derived(tokens.config, ({ policy }) => plainDate(policy.excursionsOpenBefore)),
    vesselSlug: derived(tokens.config, ({ policy }) => policy.vesselSlug),
  });
  construct(bind(TripsPages), TripsPages, {
    trips: TripRepository,
    cards: TripCards,
    sharedTrips: SharedTripPages,
    side: ProfileSide,
    sessionNames: SessionNames,
    devMode: DevMode,
  });
  construct(bind(ExcursionBookingProofs), ExcursionBookingProofs, [Secrets, Clock, tokens.lineMessages]);
  construct(bind(TripExcursionBookingsPresenter), TripExcursionBookingsPresenter, {
    excursionBookings: ExcursionBookings,
    bespoke: BespokeRequests,
    pending: PendingExcursionBookings,
    proofs: ExcursionBookingProofs,
    messages: tokens.lineMessages,
    plans: TripPlans,
    terms: tokens.excursionTerms,
    clock: Clock,
  });
  construct(bind(ShareCalendar), ShareCalendar, { shares: CalendarShares, secrets: Secrets, random: SecureRandom });
  construct(bind(TripCalendar), TripCalendar, {
    share: ShareCalendar,
    origin: derived(OurHosts, (hosts) => () => hosts.origin),
  });
  construct(bind(CalendarPages), CalendarPages, {
    trips: TripRepository,
    share: ShareCalendar,
    voyages: VoyageContent,
    excursions: ExcursionContent,
    excursionBookings: ExcursionBookings,
    bespoke: BespokeRequests,
    changes: TripChanges,
    meetings: ConsultantCalendar,
    limits: RateLimits,
    clock: Clock,
    lineName: tokens.lineName,
    // Evaluated when a calendar is written, because the port is known only once the server listens.
    origin: derived(OurHosts, (hosts) => () => hosts.origin),
  });
  construct(bind(ExcursionBookingsPages), ExcursionBookingsPages, {
    trips: TripRepository,
    excursionBookings: ExcursionBookings,
    removeExcursions: RemoveExcursionBookings,
    notify: NotifyOfExcursionBooking,
    proofs: ExcursionBookingProofs,
  });
  construct(bind(ChangeBooking), ChangeBooking, { excursionBookings: ExcursionBookings });
  construct(bind(NotifyOfBookingChange), NotifyOfBookingChange, {
    guests: GuestDirectory,
    sender: MessageSender,
    // Mails link to the list of trips, because the page of a trip differs for companions and for the guest who booked.
    addressOf: derived(OurHosts, (hosts) => () => `${hosts.origin}${paths.trips.list}`),
    warn: derived(
      tokens.log,
      (log) => (err: unknown) => log.warn({ err }, 'guests could not be written to about a changed excursion'),
    ),
  });
  construct(bind(ChangeBookingPages), ChangeBookingPages, {
    trips: PartyTrips,
    own: TripRepository,
    parties: OpenParty,
    plans: TripPlans,
    lists: PreparationLists,
    excursionBookings: ExcursionBookings,
    departures: FindDepartures,
    change: ChangeBooking,
    notify: NotifyOfBookingChange,
    proofs: ExcursionBookingProofs,
    terms: tokens.excursionTerms,
    clock: Clock,
    random: SecureRandom,
  });
  construct(bind(TripSorting), TripSorting, { tastes: GuestInterests, demand: ExcursionDemand });
  construct(bind(TripPages), TripPages, {
    trips: TripRepository,
    waitlistEntries: WaitlistEntries,
    side: ProfileSide,
    presenter: TripPresenter,
    tripExcursions: TripExcursionBookingsPresenter,
    sorting: TripSorting,
    calendar: TripCalendar,
    parties: OpenParty,
    links: TripLinks,
    tripDay: TripDayPresenter,
    plans: TripPlans,
    changes: TripChangeLists,
    devMode: DevMode,
    clock: Clock,
    officeTimeZone: tokens.officeTimeZone,
    lineName: tokens.lineName,
  });
  construct(bind(TripDocuments), TripDocuments, {
    trips: TripRepository,
    devMode: DevMode,
    presenter: TripPresenter,
    renderer: GuestDocumentRenderer,
    records: optional(BookingRecords),
    clock: Clock,
    officeTimeZone: tokens.officeTimeZone,
    lineName: tokens.lineName,
    issuer: derived(tokens.lineContact, ({ legalName, address }) => [legalName, ...address]),
  });
  construct(bind(TripsApi), TripsApi, { trips: TripRepository, bespoke: BespokeRequests, devMode: DevMode });
  compute(bind(CopyChapter), [TripRepository], (trips) =>
    chapterOf('trips', 'Your trips, with passengers', async (contactId) => {
      const own = await trips.findTrips({ contactId });
      // Part of a copy looks like the whole one.
      if (own.some(({ isUnreadable }) => isUnreadable)) throw new Unavailable('reservation engine');
      return own;
    }),
  );
  bind(FeatureRoutes).toResolvedValue(tripsRoutes, [
    TripsPages,
    TripPages,
    TripDocuments,
    ExcursionBookingsPages,
    ChangeBookingPages,
    CalendarPages,
    TripsApi,
    TripHandoffPages,
  ]);
});
