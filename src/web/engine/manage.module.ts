import { ContainerModule } from 'inversify';
import type { Config } from '../../../config/config';
import { AnswerPaymentCode } from '../../core/engine/answer-payment-code';
import { BookingRecords } from '../../core/engine/booking-records.port';
import { CabinBookings } from '../../core/engine/cabin-bookings.port';
import { CardPayments } from '../../core/engine/card-payments.port';
import { PaymentIntents } from '../../core/engine/payment-intents.port';
import { PayReservation } from '../../core/engine/pay-reservation';
import { SettleBalances } from '../../core/engine/settle-balances';
import { Clock } from '../../core/shared/clock.port';
import { Receipts } from '../../core/shared/receipts.port';
import { TripRepository } from '../../core/trips/trip-repository.port';
import { VoyageContent } from '../../core/voyages/voyage-content.port';
import { settleBalancesJob } from '../../jobs/engine-jobs';
import { PeriodicJob } from '../../jobs/periodic-job';
import { construct } from '../../construct';
import { tokens } from '../../tokens';
import { FeatureRoutes } from '../routing/feature-routes';
import { BookingReceipt } from './booking-receipt';
import { ManageAccess } from './manage-access';
import { ManagePages } from './manage.pages';
import { ManagePermit } from './manage-permit';
import { ManagePresenter } from './manage-presenter';
import { ManageScreens } from './manage-screens';
import { manageRoutes } from './manage.routes';

export const manageModule = new ContainerModule(({ bind }) => {
  const payments = [CabinBookings, CardPayments, PaymentIntents] as const;
  bind(PayReservation).toResolvedValue(
    (cabinBookings: CabinBookings, cards: CardPayments, intents: PaymentIntents) =>
      new PayReservation({ cabinBookings, cards, intents }),
    [...payments],
  );
  bind(AnswerPaymentCode).toResolvedValue(
    (cabinBookings: CabinBookings, cards: CardPayments, intents: PaymentIntents) =>
      new AnswerPaymentCode({ cabinBookings, cards, intents }),
    [...payments],
  );
  bind(SettleBalances).toResolvedValue(
    (cabinBookings: CabinBookings, cards: CardPayments, intents: PaymentIntents, clock: Clock) =>
      new SettleBalances({ cabinBookings, cards, intents }, clock),
    [...payments, Clock],
  );
  bind(PeriodicJob).toResolvedValue(settleBalancesJob, [SettleBalances, tokens.log]);
  construct(bind(ManageAccess), ManageAccess, [BookingReceipt, ManagePermit]);
  construct(bind(ManagePresenter), ManagePresenter, {
    content: VoyageContent,
    terms: tokens.bookingTerms,
    officeTimeZone: tokens.officeTimeZone,
    lineName: tokens.lineName,
  });
  bind(ManageScreens).toResolvedValue(
    (presenter: ManagePresenter, intents: PaymentIntents, trips: TripRepository, config: Config) =>
      new ManageScreens({ presenter, intents, trips, isDemo: config.isDemo }),
    [ManagePresenter, PaymentIntents, TripRepository, tokens.config],
  );
  bind(ManagePages).toDynamicValue(
    (context) =>
      new ManagePages({
        access: context.get(ManageAccess),
        permit: context.get(ManagePermit),
        records: context.get<BookingRecords>(BookingRecords),
        intents: context.get<PaymentIntents>(PaymentIntents),
        payReservation: context.get(PayReservation),
        answerCode: context.get(AnswerPaymentCode),
        trips: context.get<TripRepository>(TripRepository),
        presenter: context.get(ManagePresenter),
        screens: context.get(ManageScreens),
        clock: context.get<Clock>(Clock),
      }),
  );
  bind(FeatureRoutes).toResolvedValue(manageRoutes, [ManagePages, Receipts]);
});
