import type { Leadership } from '../core/shared/leadership.port';
import { observeCall } from '../observed-call';
import type { JobLog } from './job-log';
import type { PeriodicJob } from './periodic-job';

/**
 * Runs each job at its interval on the node that leads. Rounds of one job never overlap, because a mail server, for
 * example, may be slow.
 */
export class JobRunner {
  private timers: readonly NodeJS.Timeout[] = [];
  private readonly rounds = new Map<PeriodicJob, Promise<void>>();

  constructor(
    private readonly jobs: readonly PeriodicJob[],
    private readonly log: Pick<JobLog, 'error'>,
    private readonly leadership: Leadership,
  ) {}

  start(): void {
    this.leadership.start();
    this.timers = this.jobs.map((job) => setInterval(() => this.runOnce(job), job.everyMs).unref());
  }

  /** Resolves when the current rounds have ended; no further one begins (reliability E9). */
  async stop(): Promise<void> {
    for (const timer of this.timers) clearInterval(timer);
    for (const job of this.jobs) job.stop?.();
    await Promise.all(this.rounds.values());
    await this.leadership.stop();
  }

  private runOnce(job: PeriodicJob): void {
    if (this.rounds.has(job) || !this.leadership.isLeader) return;
    const round = observeCall({ system: 'job', operation: job.failure }, () => job.run())
      .catch((error: unknown) => this.log.error({ err: error }, job.failure))
      .finally(() => this.rounds.delete(job));
    this.rounds.set(job, round);
  }
}
