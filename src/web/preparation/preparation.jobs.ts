import type { RemindOfPreparation } from '../../core/preparation/remind-of-preparation';
import type { JobLog } from '../../jobs/job-log';
import type { PeriodicJob } from '../../jobs/periodic-job';

const remindEveryMs = 60_000;

export const remindOfPreparationJob = (
  remindOfPreparation: Pick<RemindOfPreparation, 'run'>,
  log: JobLog,
): PeriodicJob => ({
  everyMs: remindEveryMs,
  failure: 'what guests have to prepare could not be read',
  run: async () => {
    const { notified, unnotified } = await remindOfPreparation.run();
    if (notified > 0) log.info({ notified }, 'guests were reminded of what they have to prepare');
    if (unnotified > 0)
      log.warn({ unnotified }, 'guests could not be reminded of what they have to prepare; it is tried again');
  },
});
