import type { JobLog } from './job-log';
import type { PeriodicJob } from './periodic-job';

interface ReportingJob<Count extends string> extends Pick<PeriodicJob, 'everyMs' | 'failure'> {
  /** Each message is logged with these counts of the report, unless all of them are 0. */
  readonly messages: readonly (readonly [level: 'info' | 'warn', message: string, ...counts: readonly Count[]])[];
}

/** Returns a job that runs a use case and logs counts of its report. */
export const reportingJob =
  <const Count extends string>({ messages, ...job }: ReportingJob<Count>) =>
  (useCase: { run(): Promise<Readonly<Record<Count, number>>> }, log: JobLog): PeriodicJob => ({
    ...job,
    run: async () => {
      const report = await useCase.run();
      for (const [level, message, ...counts] of messages)
        if (counts.some((count) => report[count] > 0))
          log[level](Object.fromEntries(counts.map((count) => [count, report[count]])), message);
    },
  });
