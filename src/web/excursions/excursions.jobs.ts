import type { ReconcileExcursionBookings } from '../../core/excursions/reconcile-excursion-bookings';
import type { NotifyOfBespokeAnswers } from '../../core/excursions/notify-of-bespoke-answers';
import type { MaintainExcursions } from '../../core/excursions/maintain-excursions';
import type { JobLog } from '../../jobs/job-log';
import type { PeriodicJob } from '../../jobs/periodic-job';

const everyMs = 3_000;

export const maintainExcursionsJob = (
  maintainExcursions: Pick<MaintainExcursions, 'run'>,
  log: JobLog,
): PeriodicJob => ({
  everyMs,
  failure: 'waitlists of experiences could not be maintained',
  run: async () => {
    const { passedOn, notified, unnotified } = await maintainExcursions.run();
    if (passedOn + notified > 0) log.info({ passedOn, notified }, 'waitlists of experiences were maintained');
    if (unnotified > 0)
      log.warn({ unnotified }, 'guests on the waitlist of an experience could not be written to; it is tried again');
  },
});

export const reconcileExcursionBookingsJob = (
  reconcileExcursionBookings: Pick<ReconcileExcursionBookings, 'run'>,
  log: JobLog,
): PeriodicJob => ({
  everyMs,
  failure: 'reservations of experiences whose answer was lost could not be looked for',
  run: async () => {
    const { settled, failed, unnotified } = await reconcileExcursionBookings.run();
    if (settled > 0) log.info({ settled }, 'reservations of experiences were found whose answer was lost');
    if (failed > 0) log.warn({ failed }, 'reservations of experiences never reached their booking system');
    if (unnotified > 0)
      log.warn({ unnotified }, 'guests could not be notified that an experience is not reserved; it is tried again');
  },
});

export const notifyOfBespokeAnswersJob = (
  notifyOfBespokeAnswers: Pick<NotifyOfBespokeAnswers, 'run'>,
  log: JobLog,
): PeriodicJob => ({
  everyMs,
  failure: 'answers to bespoke requests could not be read',
  run: async () => {
    const { notified, unnotified } = await notifyOfBespokeAnswers.run();
    if (notified > 0) log.info({ notified }, 'guests were notified of the answers to their bespoke requests');
    if (unnotified > 0)
      log.warn(
        { unnotified },
        'guests could not be notified of the answers to their bespoke requests; it is tried again',
      );
  },
});
