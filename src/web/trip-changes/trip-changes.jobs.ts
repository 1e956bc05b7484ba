import type { NotifyOfChanges } from '../../core/trip-changes/notify-of-changes';
import type { JobLog } from '../../jobs/job-log';
import type { PeriodicJob } from '../../jobs/periodic-job';

/** A guest on the way to the quay must learn of another hour within a minute. */
const notifyEveryMs = 15_000;

export const notifyOfChangesJob = (notifyOfChanges: Pick<NotifyOfChanges, 'run'>, log: JobLog): PeriodicJob => ({
  everyMs: notifyEveryMs,
  failure: 'changes of trips could not be read',
  run: async () => {
    const { notified, unnotified } = await notifyOfChanges.run();
    if (notified > 0) log.info({ notified }, 'guests were written to about changes of their trips');
    if (unnotified > 0) log.warn({ unnotified }, 'guests could not be written to about changes; it is tried again');
  },
});
