import type { RefundPayments } from '../../core/engine/refund-payments';
import type { MaintainReservations } from '../../core/engine/maintain-reservations';
import type { JobLog } from '../../jobs/job-log';
import type { PeriodicJob } from '../../jobs/periodic-job';
import { reportingJob } from '../../jobs/reporting-job';

/** Jobs of the embedded engine; another vendor's engine settles, closes and reminds itself. */
const settleEveryMs = 30_000;
const maintainEveryMs = 3_000;
const remindEveryMs = 10_000;

export const settlePaymentsJob = reportingJob({
  everyMs: settleEveryMs,
  failure: 'payments could not be settled',
  messages: [['info', 'payments were settled', 'reserved', 'released']],
});

export const refundPaymentsJob = (refundPayments: Pick<RefundPayments, 'run'>, log: JobLog): PeriodicJob => ({
  everyMs: settleEveryMs,
  failure: 'refunds could not be made',
  run: async () => {
    const { refunded, byHand, failed } = await refundPayments.run();
    if (refunded > 0) log.info({ refunded }, 'refunds were made');
    if (byHand.length > 0) log.warn({ byHand }, 'refunds have to be made by hand: the provider knows no such charge');
    if (failed > 0) log.warn({ failed }, 'refunds could not be made; they are tried again');
  },
});

export const settleBalancesJob = reportingJob({
  everyMs: settleEveryMs,
  failure: 'payments on reservations could not be settled',
  messages: [['info', 'payments on reservations were settled', 'paid', 'ended']],
});

export const maintainReservationsJob = (
  maintainReservations: Pick<MaintainReservations, 'run'>,
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

export const remindOfPaymentsJob = reportingJob({
  everyMs: remindEveryMs,
  failure: 'payments that are due could not be read',
  messages: [
    ['info', 'guests were reminded of payments', 'notified'],
    ['warn', 'guests could not be reminded of payments; it is tried again', 'unnotified'],
  ],
});

export const notifyOfVoyagesJob = reportingJob({
  everyMs: remindEveryMs,
  failure: 'voyages to write about could not be read',
  messages: [
    ['info', 'guests were written to about their voyages', 'notified'],
    ['warn', 'guests could not be written to about their voyages; it is tried again', 'unnotified'],
  ],
});
