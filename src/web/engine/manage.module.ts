import { ContainerModule } from 'inversify';
import { AnswerPaymentCode } from '../../core/engine/answer-payment-code';
import { BookingRecords } from '../../core/engine/booking-records.port';
import { CancelSuite } from '../../core/engine/cancel-suite';
import { CostOfChanges } from '../../core/engine/cost-of-changes';
import { QuoteSailing } from '../../core/engine/quote-sailing';
import { ChangeCosts } from '../../core/requests/change-costs.port';
import { ReservationChanges } from '../../core/engine/reservation-changes.port';
import { CabinBookings } from '../../core/engine/cabin-bookings.port';
import { Payments } from '../../core/engine/payments.port';
import { DeclineLimits } from '../../core/engine/decline-limits';
import { PaymentIntents } from '../../core/engine/payment-intents.port';
import { PayReservation } from '../../core/engine/pay-reservation';
import { SettlePayments } from '../../core/engine/settle-payments';
import { SettleReference } from '../../core/engine/settle-reference';
import { SettleBalances } from '../../core/engine/settle-balances';
import { Clock } from '../../core/shared/clock.port';
import { Receipts } from '../../core/shared/receipts.port';
import { TripRepository } from '../../core/trips/trip-repository.port';
import { SailingInventory } from '../../core/voyages/sailing-inventory.port';
import { VoyageContent } from '../../core/voyages/voyage-content.port';
import { settleBalancesJob } from './engine.jobs';
import { PeriodicJob } from '../../jobs/periodic-job';
import { withOwnEngine } from '../../conditional-module';
import { compute, construct, derived } from '../../construct';
import { tokens } from '../../tokens';
import { FeatureRoutes } from '../routing/feature-routes';
import { BookingVisitors } from './booking-visitors';
import { BindingTerms } from './binding-terms';
import { BookingReceipt } from './booking-receipt';
import { CancelSuitePages } from './cancel-suite.pages';
import { ManageAccess } from './manage-access';
import { GuestDocumentRenderer } from '../documents/guest-document-renderer';
import { ManagePages } from './manage.pages';
import { HostedPages } from './hosted-pages';
import { ManagePermit } from './manage-permit';
import { ManagePresenter } from './manage-presenter';
import { ManageScreens } from './manage-screens';
import { manageRoutes } from './manage.routes';

const module = new ContainerModule(({ bind }) => {
  const method = derived(Payments, (payments: Payments) => payments.method);
  const parts = { cabinBookings: CabinBookings, payments: Payments, intents: PaymentIntents };
  construct(bind(PayReservation), PayReservation, parts);
  construct(bind(AnswerPaymentCode), AnswerPaymentCode, parts);
  compute(
    bind(SettleBalances),
    [CabinBookings, Payments, PaymentIntents, Clock],
    (cabinBookings, payments, intents, clock) => new SettleBalances({ cabinBookings, payments, intents }, clock),
  );
  bind(PeriodicJob).toResolvedValue(settleBalancesJob, [SettleBalances, tokens.log]);
  construct(bind(ManageAccess), ManageAccess, [BookingReceipt, ManagePermit]);
  construct(bind(ManagePresenter), ManagePresenter, {
    content: VoyageContent,
    terms: tokens.bookingTerms,
    clock: Clock,
    officeTimeZone: tokens.officeTimeZone,
    lineName: tokens.lineName,
  });
  construct(bind(CancelSuite), CancelSuite, {
    changes: ReservationChanges,
    terms: tokens.bookingTerms,
    clock: Clock,
    officeTimeZone: tokens.officeTimeZone,
  });
  construct(bind(ChangeCosts), CostOfChanges, {
    records: BookingRecords,
    cancelSuite: CancelSuite,
    quotes: QuoteSailing,
    inventory: SailingInventory,
    terms: tokens.bookingTerms,
    clock: Clock,
    officeTimeZone: tokens.officeTimeZone,
  });
  construct(bind(CancelSuitePages), CancelSuitePages, {
    cancelSuite: CancelSuite,
    records: BookingRecords,
    trips: TripRepository,
    presenter: ManagePresenter,
    permit: ManagePermit,
  });
  construct(bind(ManageScreens), ManageScreens, {
    presenter: ManagePresenter,
    cancelSuite: CancelSuite,
    intents: PaymentIntents,
    trips: TripRepository,
    isDemo: derived(tokens.config, (config) => config.isDemo),
    person: tokens.lineContact,
    method,
    terms: BindingTerms,
  });
  construct(bind(ManagePages), ManagePages, {
    access: ManageAccess,
    permit: ManagePermit,
    records: BookingRecords,
    intents: PaymentIntents,
    payReservation: PayReservation,
    answerCode: AnswerPaymentCode,
    trips: TripRepository,
    presenter: ManagePresenter,
    renderer: GuestDocumentRenderer,
    screens: ManageScreens,
    clock: Clock,
    visitors: BookingVisitors,
    declines: DeclineLimits,
    method,
    hostedPages: HostedPages,
    terms: BindingTerms,
  });
  construct(bind(SettleReference), SettleReference, [SettlePayments, SettleBalances]);
  bind(FeatureRoutes).toResolvedValue(manageRoutes, [ManagePages, Receipts, CancelSuitePages]);
});

export const manageModule = withOwnEngine(module);
