import type { Logger } from 'pino';
import type { SettlePayments } from './core/engine/settle-payments';
import type { DeliverLeads } from './core/leads/deliver-leads';

const settleEveryMs = 30_000;
const deliverEveryMs = 1_000;

interface HousekeepingParts {
  readonly settlePayments: Pick<SettlePayments, 'run'>;
  readonly deliverLeads: Pick<DeliverLeads, 'run' | 'stop'>;
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>;
}

/** What a node does between requests. Every node does it: each step is safe to do twice. */
export class Housekeeping {
  private readonly timers: NodeJS.Timeout[] = [];
  private delivery: Promise<void> | undefined;
  private canDeliver = true;

  constructor(private readonly parts: HousekeepingParts) {}

  start(): void {
    this.timers.push(setInterval(() => void this.settle(), settleEveryMs), setInterval(() => this.deliver(), deliverEveryMs));
    for (const timer of this.timers) timer.unref();
  }

  /** Resolves when the deliveries under way have ended; the others are free for the next node (reliability E9). */
  async stop(): Promise<void> {
    for (const timer of this.timers) clearInterval(timer);
    this.parts.deliverLeads.stop();
    await this.delivery;
  }

  private async settle(): Promise<void> {
    const { settlePayments, log } = this.parts;
    try {
      const { reserved, released } = await settlePayments.run();
      if (reserved + released > 0) log.info({ reserved, released }, 'payments were settled');
    } catch (error) {
      log.error({ err: error }, 'payments could not be settled');
    }
  }

  /** One round at a time: a slow CRM does not pile rounds up. */
  private deliver(): void {
    this.delivery ??= this.deliverLeads().finally(() => {
      this.delivery = undefined;
    });
  }

  private async deliverLeads(): Promise<void> {
    const { deliverLeads, log } = this.parts;
    try {
      const { delivered, postponed, buried } = await deliverLeads.run();
      for (const lead of buried) log.warn({ lead }, 'a lead was not taken by the CRM and waits for an operator');
      if (postponed > 0 && this.canDeliver) log.warn({ delivered, postponed }, 'the CRM does not take leads; they wait in the outbox');
      if (delivered > 0 && postponed === 0 && !this.canDeliver) log.info({ delivered }, 'the CRM takes leads again');
      if (delivered + postponed > 0) this.canDeliver = postponed === 0;
    } catch (error) {
      log.error({ err: error }, 'the outbox of leads could not be read');
    }
  }
}
