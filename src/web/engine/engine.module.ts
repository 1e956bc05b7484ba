import { ContainerModule } from 'inversify';
import { ContentLibrary } from '../../core/content/content-library.port';
import { Acceptances } from '../../core/engine/acceptances.port';
import { AnswerSecondStep } from '../../core/engine/answer-second-step';
import { BookCabin } from '../../core/engine/book-cabin';
import { BookingAdvisers } from '../../core/engine/booking-advisers.port';
import { BookingRecords } from '../../core/engine/booking-records.port';
import { ChangeSuites } from '../../core/engine/change-suites';
import { CabinBookings } from '../../core/engine/cabin-bookings.port';
import { Payments } from '../../core/engine/payments.port';
import { DueRefunds } from '../../core/engine/due-refunds.port';
import { RefundPayments } from '../../core/engine/refund-payments';
import { UnpaidLimits } from '../../core/engine/unpaid-limits';
import { Fares } from '../../core/engine/fares.port';
import { HoldDrafts } from '../../core/engine/hold-drafts.port';
import { HoldCabin } from '../../core/engine/hold-cabin';
import { HoldSuites } from '../../core/engine/hold-suites.port';
import { JoinWaitlist } from '../../core/engine/join-waitlist';
import { QuoteSailing } from '../../core/engine/quote-sailing';
import { SaveGuestDetails } from '../../core/engine/save-guest-details';
import { QuoteSeal } from '../../core/engine/sealed-quote';
import { NotifyOfVoyages } from '../../core/notification-settings/notify-of-voyages';
import { SettlePayments } from '../../core/engine/settle-payments';
import { Waitlist } from '../../core/engine/waitlist.port';
import { Clock } from '../../core/shared/clock.port';
import { Receipts } from '../../core/shared/receipts.port';
import { Secrets } from '../../core/shared/secrets.port';
import { GuestDirectory } from '../../core/sign-in/guest-directory.port';
import { GetSailing } from '../../core/voyages/get-sailing';
import { SailingInventory } from '../../core/voyages/sailing-inventory.port';
import { VoyageContent } from '../../core/voyages/voyage-content.port';
import { refundPaymentsJob, settlePaymentsJob, notifyOfVoyagesJob } from './engine.jobs';
import { PeriodicJob } from '../../jobs/periodic-job';
import { TripRepository } from '../../core/trips/trip-repository.port';
import { withOwnEngine } from '../../conditional-module';
import { compute, construct, derived } from '../../construct';
import { tokens } from '../../tokens';
import { logInRoutes } from '../handoff/handoff.routes';
import { LogInPages } from '../handoff/log-in.pages';
import type { Metrics } from '../health/metrics';
import { MetricSource } from '../health/metric-source';
import { OurHosts } from '../our-hosts';
import { BuiltAssets } from '../rendering/built-assets';
import { FeatureRoutes } from '../routing/feature-routes';
import { BrowserReservations } from '../trips/browser-reservations';
import { AddressProof } from './address-proof';
import { BindingTerms } from './binding-terms';
import { BookingReceipt } from './booking-receipt';
import { BookingVisitors } from './booking-visitors';
import { DetailsDraft } from './details-draft';
import { DetailsPages } from './details.pages';
import { EngineEntrance } from './engine-entrance';
import { EnginePresenter } from './engine-presenter';
import { EngineScreens } from './engine-screens';
import { ConfirmationPages } from './confirmation.pages';
import { engineRoutes } from './engine.routes';
import { HoldCookie } from './hold-cookie';
import { OwnCabins } from '../cabins/own-cabins';
import { FareFactsPresenter } from '../fare-facts/fare-facts-presenter';
import { HoldEndPages } from './hold-end.pages';
import { HoldExtension } from './hold-extension';
import { HoldRedirects } from './hold-redirects';
import { HostedPages } from './hosted-pages';
import { LeadGuest } from './lead-guest';
import { LimitedPayments } from './limited-payments';
import { addPaymentFigures } from './payment-figures';
import { PaymentForm } from './payment-form';
import { PaymentPages } from './payment.pages';
import { SuitesPages } from './suites.pages';
import { WaitlistPages } from './waitlist.pages';

const module = new ContainerModule(({ bind }) => {
  compute(
    bind(MetricSource),
    [CabinBookings, DueRefunds, Clock],
    (bookings, refunds, clock) => (metrics: Metrics) => addPaymentFigures({ metrics, bookings, refunds, clock }),
  );
  construct(bind(QuoteSeal), QuoteSeal, [Secrets]);
  construct(bind(QuoteSailing), QuoteSailing, {
    fares: Fares,
    clock: Clock,
    terms: tokens.bookingTerms,
    officeTimeZone: tokens.officeTimeZone,
    seal: QuoteSeal,
  });
  construct(bind(HoldCabin), HoldCabin, {
    fares: Fares,
    cabinBookings: CabinBookings,
    clock: Clock,
    terms: tokens.bookingTerms,
    officeTimeZone: tokens.officeTimeZone,
    seal: QuoteSeal,
  });
  construct(bind(SaveGuestDetails), SaveGuestDetails, [
    Fares,
    CabinBookings,
    Clock,
    tokens.bookingTerms,
    tokens.officeTimeZone,
    tokens.checkPhone,
    HoldSuites,
  ]);
  construct(bind(BookCabin), BookCabin, [CabinBookings, Payments, Clock, Fares]);
  construct(bind(AnswerSecondStep), AnswerSecondStep, [CabinBookings, Payments, Clock, Fares]);
  construct(bind(SettlePayments), SettlePayments, [CabinBookings, Payments, Clock]);
  construct(bind(RefundPayments), RefundPayments, [DueRefunds, Payments]);
  bind(PeriodicJob).toResolvedValue(refundPaymentsJob, [RefundPayments, tokens.log]);
  bind(PeriodicJob).toResolvedValue(settlePaymentsJob, [SettlePayments, tokens.log]);
  bind(PeriodicJob).toResolvedValue(notifyOfVoyagesJob, [NotifyOfVoyages, tokens.log]);
  construct(bind(JoinWaitlist), JoinWaitlist, {
    fares: Fares,
    waitlist: Waitlist,
    inventory: SailingInventory,
    clock: Clock,
    terms: tokens.bookingTerms,
    officeTimeZone: tokens.officeTimeZone,
    checkPhone: tokens.checkPhone,
  });
  construct(bind(EnginePresenter), EnginePresenter, {
    getSailing: GetSailing,
    content: VoyageContent,
    assets: BuiltAssets,
    clock: Clock,
    officeTimeZone: tokens.officeTimeZone,
  });
  construct(bind(BindingTerms), BindingTerms, {
    content: ContentLibrary,
    acceptances: Acceptances,
    terms: tokens.bookingTerms,
    clock: Clock,
    officeTimeZone: tokens.officeTimeZone,
  });
  const method = derived(Payments, (payments: Payments) => payments.method);
  construct(bind(EngineScreens), EngineScreens, [
    EnginePresenter,
    BindingTerms,
    derived(tokens.config, (config) => config.isDemo),
    tokens.lineContact,
    method,
    FareFactsPresenter,
  ]);
  construct(bind(HostedPages), HostedPages, { hosts: OurHosts, lineName: tokens.lineName });
  construct(bind(BookingReceipt), BookingReceipt, [Secrets, Clock]);
  construct(bind(HoldCookie), HoldCookie, [derived(tokens.sessionParts, ({ isSecure }) => isSecure)]);
  construct(bind(OwnCabins), OwnCabins, [HoldCookie, CabinBookings, Clock]);
  construct(bind(LeadGuest), LeadGuest, [GuestDirectory, TripRepository]);
  construct(bind(DetailsDraft), DetailsDraft, [HoldDrafts, CabinBookings, BookingAdvisers]);
  construct(bind(PaymentForm), PaymentForm, {
    method,
    hostedPages: HostedPages,
    presenter: EnginePresenter,
    clock: Clock,
  });
  construct(bind(HoldRedirects), HoldRedirects, {
    presenter: EnginePresenter,
    receipt: BookingReceipt,
    holdCookie: HoldCookie,
    browserReservations: BrowserReservations,
    settlePayments: SettlePayments,
    method,
    cabinBookings: CabinBookings,
    clock: Clock,
  });
  construct(bind(HoldEndPages), HoldEndPages, {
    cabinBookings: CabinBookings,
    settlePayments: SettlePayments,
    screens: EngineScreens,
    redirects: HoldRedirects,
    holdCookie: HoldCookie,
  });
  construct(bind(HoldExtension), HoldExtension, {
    cabinBookings: CabinBookings,
    holdCabin: HoldCabin,
    visitors: BookingVisitors,
    presenter: EnginePresenter,
    redirects: HoldRedirects,
    draft: DetailsDraft,
    clock: Clock,
  });
  construct(bind(EngineEntrance), EngineEntrance, {
    holdCabin: HoldCabin,
    holdCookie: HoldCookie,
    redirects: HoldRedirects,
    visitors: BookingVisitors,
    proof: AddressProof,
    presenter: EnginePresenter,
    screens: EngineScreens,
    draft: DetailsDraft,
  });
  construct(bind(DetailsPages), DetailsPages, {
    entrance: EngineEntrance,
    saveGuests: SaveGuestDetails,
    redirects: HoldRedirects,
    cabinBookings: CabinBookings,
    screens: EngineScreens,
    leadGuest: LeadGuest,
    draft: DetailsDraft,
    drafts: HoldDrafts,
    advisers: BookingAdvisers,
  });
  construct(bind(PaymentPages), PaymentPages, {
    answerSecondStep: AnswerSecondStep,
    paymentForm: PaymentForm,
    redirects: HoldRedirects,
    cabinBookings: CabinBookings,
    screens: EngineScreens,
    terms: BindingTerms,
    payments: LimitedPayments,
  });
  construct(bind(ConfirmationPages), ConfirmationPages, {
    records: BookingRecords,
    presenter: EnginePresenter,
    receipt: BookingReceipt,
    takesPayments: derived(Payments, (payments: Payments) => payments.method !== 'none'),
  });
  construct(bind(WaitlistPages), WaitlistPages, {
    joinWaitlist: JoinWaitlist,
    holdCabin: HoldCabin,
    saveGuests: SaveGuestDetails,
    holdCookie: HoldCookie,
    presenter: EnginePresenter,
    receipt: BookingReceipt,
    browserReservations: BrowserReservations,
    leadGuest: LeadGuest,
    visitors: BookingVisitors,
    proof: AddressProof,
    unpaid: UnpaidLimits,
    person: tokens.lineContact,
  });
  construct(bind(ChangeSuites), ChangeSuites, {
    fares: Fares,
    cabinBookings: CabinBookings,
    suites: HoldSuites,
    payments: Payments,
    clock: Clock,
    terms: tokens.bookingTerms,
    officeTimeZone: tokens.officeTimeZone,
  });
  construct(bind(SuitesPages), SuitesPages, {
    changeSuites: ChangeSuites,
    cabinBookings: CabinBookings,
    quoteSailing: QuoteSailing,
    getSailing: GetSailing,
    content: VoyageContent,
    assets: BuiltAssets,
    screens: EngineScreens,
    redirects: HoldRedirects,
    visitors: BookingVisitors,
    draft: DetailsDraft,
    proof: AddressProof,
    clock: Clock,
    person: tokens.lineContact,
  });
  bind(FeatureRoutes).toResolvedValue(logInRoutes, [LogInPages]);
  bind(FeatureRoutes).toResolvedValue(engineRoutes, [
    DetailsPages,
    PaymentPages,
    ConfirmationPages,
    HoldEndPages,
    WaitlistPages,
    Receipts,
    SuitesPages,
    DetailsDraft,
    HoldExtension,
  ]);
});

export const engineModule = withOwnEngine(module);
