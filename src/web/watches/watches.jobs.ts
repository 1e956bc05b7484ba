import type { NotifyWatches } from '../../core/watches/notify-watches';
import type { JobLog } from '../../jobs/job-log';
import type { PeriodicJob } from '../../jobs/periodic-job';

const notifyEveryMs = 10 * 60_000;

export const notifyWatchesJob = (notifyWatches: Pick<NotifyWatches, 'run'>, log: JobLog): PeriodicJob => ({
  everyMs: notifyEveryMs,
  failure: 'what visitors watch could not be read',
  run: async () => {
    const { notified, unnotified, ended } = await notifyWatches.run();
    if (notified + ended > 0) log.info({ notified, ended }, 'visitors were written to about what they watch');
    if (unnotified > 0)
      log.warn({ unnotified }, 'visitors could not be written to about what they watch; it is tried again');
  },
});
