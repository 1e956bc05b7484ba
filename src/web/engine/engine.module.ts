import { ContainerModule } from 'inversify';
import type { Config } from '../../../config/config';
import { AnswerSecondStep } from '../../core/engine/answer-second-step';
import { BookCabin } from '../../core/engine/book-cabin';
import { BookingRecords } from '../../core/engine/booking-records.port';
import type { BookingTerms } from '../../core/engine/booking-terms';
import { CabinBookings } from '../../core/engine/cabin-bookings.port';
import { CardPayments } from '../../core/engine/card-payments.port';
import { Fares } from '../../core/engine/fares.port';
import type { PhoneCheck } from '../../core/engine/guest-details';
import { HoldCabin } from '../../core/engine/hold-cabin';
import { JoinWaitlist } from '../../core/engine/join-waitlist';
import { QuoteSailing } from '../../core/engine/quote-sailing';
import { SaveGuestDetails } from '../../core/engine/save-guest-details';
import { QuoteSeal } from '../../core/engine/sealed-quote';
import { RemindOfPayments } from '../../core/notification-settings/remind-of-payments';
import { WriteOfVoyages } from '../../core/notification-settings/write-of-voyages';
import { SettlePayments } from '../../core/engine/settle-payments';
import { Waitlist } from '../../core/engine/waitlist.port';
import { Clock } from '../../core/shared/clock.port';
import { Receipts } from '../../core/shared/receipts.port';
import { Secrets } from '../../core/shared/secrets.port';
import { GuestDirectory } from '../../core/sign-in/guest-directory.port';
import { GetSailing } from '../../core/voyages/get-sailing';
import { SailingInventory } from '../../core/voyages/sailing-inventory.port';
import { VoyageContent } from '../../core/voyages/voyage-content.port';
import { remindOfPaymentsJob, settlePaymentsJob, writeOfVoyagesJob } from '../../jobs/engine-jobs';
import { PeriodicJob } from '../../jobs/periodic-job';
import { tokens } from '../../tokens';
import { logInRoutes } from '../handoff/handoff.routes';
import { LogInPages } from '../handoff/log-in.pages';
import type { SessionParts } from '../middleware/set-up-session';
import { BuiltAssets } from '../rendering/built-assets';
import { FeatureRoutes } from '../routing/feature-routes';
import { BookingReceipt } from './booking-receipt';
import { EnginePresenter } from './engine-presenter';
import { EngineScreens } from './engine-screens';
import { EnginePages } from './engine.pages';
import { engineRoutes } from './engine.routes';
import { HoldCookie } from './hold-cookie';
import { LeadGuest } from './lead-guest';
import { WaitlistPages } from './waitlist.pages';

export const engineModule = new ContainerModule(({ bind }) => {
  bind(QuoteSeal).toResolvedValue((secrets: Secrets) => new QuoteSeal(secrets), [Secrets]);
  bind(QuoteSailing).toResolvedValue(
    (fares: Fares, clock: Clock, terms: BookingTerms, officeTimeZone: string, seal: QuoteSeal) =>
      new QuoteSailing({ fares, clock, terms, officeTimeZone, seal }),
    [Fares, Clock, tokens.bookingTerms, tokens.officeTimeZone, QuoteSeal],
  );
  bind(HoldCabin).toResolvedValue(
    (
      fares: Fares,
      cabinBookings: CabinBookings,
      clock: Clock,
      terms: BookingTerms,
      officeTimeZone: string,
      seal: QuoteSeal,
    ) => new HoldCabin({ fares, cabinBookings, clock, terms, officeTimeZone, seal }),
    [Fares, CabinBookings, Clock, tokens.bookingTerms, tokens.officeTimeZone, QuoteSeal],
  );
  bind(SaveGuestDetails).toResolvedValue(
    (fares: Fares, cabinBookings: CabinBookings, clock: Clock, timeZone: string, checkPhone: PhoneCheck) =>
      new SaveGuestDetails(fares, cabinBookings, clock, timeZone, checkPhone),
    [Fares, CabinBookings, Clock, tokens.officeTimeZone, tokens.checkPhone],
  );
  bind(BookCabin).toResolvedValue(
    (cabinBookings: CabinBookings, cards: CardPayments, clock: Clock, fares: Fares) =>
      new BookCabin(cabinBookings, cards, clock, fares),
    [CabinBookings, CardPayments, Clock, Fares],
  );
  bind(AnswerSecondStep).toResolvedValue(
    (cabinBookings: CabinBookings, cards: CardPayments, clock: Clock, fares: Fares) =>
      new AnswerSecondStep(cabinBookings, cards, clock, fares),
    [CabinBookings, CardPayments, Clock, Fares],
  );
  bind(SettlePayments).toResolvedValue(
    (cabinBookings: CabinBookings, cards: CardPayments, clock: Clock) =>
      new SettlePayments(cabinBookings, cards, clock),
    [CabinBookings, CardPayments, Clock],
  );
  bind(PeriodicJob).toResolvedValue(settlePaymentsJob, [SettlePayments, tokens.log]);
  bind(PeriodicJob).toResolvedValue(remindOfPaymentsJob, [RemindOfPayments, tokens.log]);
  bind(PeriodicJob).toResolvedValue(writeOfVoyagesJob, [WriteOfVoyages, tokens.log]);
  bind(JoinWaitlist).toResolvedValue(
    (
      fares: Fares,
      waitlist: Waitlist,
      inventory: SailingInventory,
      clock: Clock,
      terms: BookingTerms,
      officeTimeZone: string,
      checkPhone: PhoneCheck,
    ) => new JoinWaitlist({ fares, waitlist, inventory, clock, terms, officeTimeZone, checkPhone }),
    [Fares, Waitlist, SailingInventory, Clock, tokens.bookingTerms, tokens.officeTimeZone, tokens.checkPhone],
  );
  bind(EnginePresenter).toResolvedValue(
    (getSailing: GetSailing, content: VoyageContent, assets: BuiltAssets, clock: Clock, officeTimeZone: string) =>
      new EnginePresenter({ getSailing, content, assets, clock, officeTimeZone }),
    [GetSailing, VoyageContent, BuiltAssets, Clock, tokens.officeTimeZone],
  );
  bind(EngineScreens).toResolvedValue(
    (presenter: EnginePresenter, config: Config) => new EngineScreens(presenter, config.isDemo),
    [EnginePresenter, tokens.config],
  );
  bind(BookingReceipt).toResolvedValue((secrets: Secrets) => new BookingReceipt(secrets), [Secrets]);
  bind(HoldCookie).toResolvedValue(({ isSecure }: SessionParts) => new HoldCookie(isSecure), [tokens.sessionParts]);
  bind(LeadGuest).toResolvedValue((guests: GuestDirectory) => new LeadGuest(guests), [GuestDirectory]);
  bind(EnginePages).toDynamicValue(
    (context) =>
      new EnginePages({
        holdCabin: context.get(HoldCabin),
        saveGuests: context.get(SaveGuestDetails),
        bookCabin: context.get(BookCabin),
        answerSecondStep: context.get(AnswerSecondStep),
        cabinBookings: context.get<CabinBookings>(CabinBookings),
        records: context.get<BookingRecords>(BookingRecords),
        presenter: context.get(EnginePresenter),
        screens: context.get(EngineScreens),
        receipt: context.get(BookingReceipt),
        holdCookie: context.get(HoldCookie),
        leadGuest: context.get(LeadGuest),
        clock: context.get<Clock>(Clock),
      }),
  );
  bind(WaitlistPages).toDynamicValue(
    (context) =>
      new WaitlistPages({
        joinWaitlist: context.get(JoinWaitlist),
        holdCabin: context.get(HoldCabin),
        saveGuests: context.get(SaveGuestDetails),
        holdCookie: context.get(HoldCookie),
        presenter: context.get(EnginePresenter),
        receipt: context.get(BookingReceipt),
        leadGuest: context.get(LeadGuest),
      }),
  );
  bind(FeatureRoutes).toResolvedValue(logInRoutes, [LogInPages]);
  bind(FeatureRoutes).toResolvedValue(engineRoutes, [EnginePages, WaitlistPages, Receipts]);
});
