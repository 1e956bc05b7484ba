import type { RefundPayments } from '../../core/engine/refund-payments';
import type { SettleBalances } from '../../core/engine/settle-balances';
import type { SettlePayments } from '../../core/engine/settle-payments';
import type { MaintainReservations } from '../../core/engine/maintain-reservations';
import type { RemindOfPayments } from '../../core/notification-settings/remind-of-payments';
import type { NotifyOfVoyages } from '../../core/notification-settings/notify-of-voyages';
import type { JobLog } from '../../jobs/job-log';
import type { PeriodicJob } from '../../jobs/periodic-job';

/** Jobs of the embedded engine; another vendor's engine settles, closes and reminds itself. */
const settleEveryMs = 30_000;
const maintainEveryMs = 3_000;
const remindEveryMs = 10_000;

type Runs<T extends { run: unknown }> = Pick<T, 'run'>;

export const settlePaymentsJob = (settlePayments: Runs<SettlePayments>, log: JobLog): PeriodicJob => ({
  everyMs: settleEveryMs,
  failure: 'payments could not be settled',
  run: async () => {
    const { reserved, released } = await settlePayments.run();
    if (reserved + released > 0) log.info({ reserved, released }, 'payments were settled');
  },
});

export const refundPaymentsJob = (refundPayments: Runs<RefundPayments>, log: JobLog): PeriodicJob => ({
  everyMs: settleEveryMs,
  failure: 'refunds could not be made',
  run: async () => {
    const { refunded, byHand, failed } = await refundPayments.run();
    if (refunded > 0) log.info({ refunded }, 'refunds were made');
    if (byHand.length > 0) log.warn({ byHand }, 'refunds have to be made by hand: the provider knows no such charge');
    if (failed > 0) log.warn({ failed }, 'refunds could not be made; they are tried again');
  },
});

export const settleBalancesJob = (settleBalances: Runs<SettleBalances>, log: JobLog): PeriodicJob => ({
  everyMs: settleEveryMs,
  failure: 'payments on reservations could not be settled',
  run: async () => {
    const { paid, ended } = await settleBalances.run();
    if (paid + ended > 0) log.info({ paid, ended }, 'payments on reservations were settled');
  },
});

export const maintainReservationsJob = (
  maintainReservations: Runs<MaintainReservations>,
  log: JobLog,
): PeriodicJob => ({
  everyMs: maintainEveryMs,
  failure: 'reservations could not be maintained',
  run: async () => {
    const { lapsedIds, closedIds, passedOn, offerCount, notified, unnotified } = await maintainReservations.run();
    const report = {
      lapsed: lapsedIds.length,
      closed: closedIds.length,
      passedOn: passedOn.length,
      offered: offerCount,
      notified,
    };
    if (Object.values(report).some((count) => count > 0)) log.info(report, 'reservations were maintained');
    if (unnotified > 0)
      log.warn({ unnotified }, 'guests could not be written to about their reservations; it is tried again');
  },
});

export const remindOfPaymentsJob = (remindOfPayments: Runs<RemindOfPayments>, log: JobLog): PeriodicJob => ({
  everyMs: remindEveryMs,
  failure: 'payments that are due could not be read',
  run: async () => {
    const { notified, unnotified } = await remindOfPayments.run();
    if (notified > 0) log.info({ notified }, 'guests were reminded of payments');
    if (unnotified > 0) log.warn({ unnotified }, 'guests could not be reminded of payments; it is tried again');
  },
});

export const notifyOfVoyagesJob = (notifyOfVoyages: Runs<NotifyOfVoyages>, log: JobLog): PeriodicJob => ({
  everyMs: remindEveryMs,
  failure: 'voyages to write about could not be read',
  run: async () => {
    const { notified, unnotified } = await notifyOfVoyages.run();
    if (notified > 0) log.info({ notified }, 'guests were written to about their voyages');
    if (unnotified > 0)
      log.warn({ unnotified }, 'guests could not be written to about their voyages; it is tried again');
  },
});
