import type { Logger } from 'pino';
import type { SettlePayments } from './core/engine/settle-payments';

const settleEveryMs = 30_000;

/** What a node does between requests. Every node does it: each step is safe to do twice. */
export class Housekeeping {
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly settlePayments: SettlePayments, private readonly log: Logger) {}

  start(): void {
    this.timer = setInterval(() => void this.settle(), settleEveryMs);
    this.timer.unref();
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private async settle(): Promise<void> {
    try {
      const { reserved, released } = await this.settlePayments.run();
      if (reserved + released > 0) this.log.info({ reserved, released }, 'payments were settled');
    } catch (error) {
      this.log.error({ err: error }, 'payments could not be settled');
    }
  }
}
