import type { SelfChecks } from '../core/shared/self-checks.port';
import { wallClockAt } from '../core/shared/zoned-time';
import type { JobLog } from '../jobs/job-log';
import type { PeriodicJob } from '../jobs/periodic-job';

const lookEveryMs = 10 * 60_000;
/** The check runs at three in the morning in the time zone of the line's office, when few guests are there. */
const nightMs = 3 * 3_600_000;

interface SelfCheckJobParts {
  readonly selfChecks: SelfChecks;
  readonly log: JobLog;
  readonly timeZone: string;
  readonly now?: () => number;
}

/** Runs once a night; after a night without any node it runs in the first round. */
export function selfCheckJob({ selfChecks, log, timeZone, now = Date.now }: SelfCheckJobParts): PeriodicJob {
  const nightOf = (at: number) => wallClockAt(at - nightMs, timeZone).day;
  return {
    everyMs: lookEveryMs,
    failure: 'the records could not be checked',
    run: async () => {
      const latest = await selfChecks.latest();
      if (latest && nightOf(latest.checkedAt.getTime()) === nightOf(now())) return;
      const { findings } = await selfChecks.run();
      for (const { rule, ids } of findings) log.error({ rule, count: ids.length }, 'the records break a rule');
    },
  };
}
