import type { ReconcileExcursionBookings } from '../core/excursions/reconcile-excursion-bookings';
import type { NotifyOfBespokeAnswers } from '../core/excursions/notify-of-bespoke-answers';
import type { MaintainExcursions } from '../core/excursions/maintain-excursions';
import type { JobLog } from './job-log';
import type { PeriodicJob } from './periodic-job';

const everyMs = 3_000;

export const maintainExcursionsJob = (
  maintainExcursions: Pick<MaintainExcursions, 'run'>,
  log: JobLog,
): PeriodicJob => ({
  everyMs,
  failure: 'the lines for experiences could not be tended',
  run: async () => {
    const { passedOn, notified, unnotified } = await maintainExcursions.run();
    if (passedOn + notified > 0) log.info({ passedOn, notified }, 'the lines for experiences were tended');
    if (unnotified > 0)
      log.warn({ unnotified }, 'guests in line for an experience could not be written to; it is tried again');
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
    if (failed > 0) log.warn({ failed }, 'reservations of experiences never reached their desk');
    if (unnotified > 0)
      log.warn({ unnotified }, 'guests could not be told that an experience is not reserved; it is tried again');
  },
});

export const notifyOfBespokeAnswersJob = (
  notifyOfBespokeAnswers: Pick<NotifyOfBespokeAnswers, 'run'>,
  log: JobLog,
): PeriodicJob => ({
  everyMs,
  failure: 'answers to wishes could not be read',
  run: async () => {
    const { notified, unnotified } = await notifyOfBespokeAnswers.run();
    if (notified > 0) log.info({ notified }, 'guests were told what became of their wishes');
    if (unnotified > 0)
      log.warn({ unnotified }, 'guests could not be told what became of their wishes; it is tried again');
  },
});
