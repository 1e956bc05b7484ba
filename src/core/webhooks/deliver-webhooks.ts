import type { SecureRandom } from '../shared/secure-random.port';
import { nextStep, type DeliveryStep } from './delivery-rules';
import type { DeliveryAttempt } from './delivery-attempt';
import type { ClaimedDelivery, WebhookDeliveries } from './webhook-deliveries.port';
import type { WebhookSender } from './webhook-sender.port';

interface DeliverWebhooksParts {
  readonly deliveries: Pick<WebhookDeliveries, 'findDueEndpoints' | 'claimDue' | 'finish' | 'claimPing'>;
  readonly sender: WebhookSender;
  readonly random: Pick<SecureRandom, 'integerBelow'>;
  readonly lookEveryMs?: number;
}

const atOnce = 4;
/** A claim lasts longer than its deliveries do when each uses the whole deadline. */
const claimSeconds = 30;
const randomSteps = 1_000_000;

/**
 * Delivers at least once, in no guaranteed order. Each endpoint has its own sequence: a receiver that hangs delays no
 * other.
 */
export class DeliverWebhooks {
  readonly counts: Record<DeliveryStep['kind'], number> = { delivered: 0, retry: 0, 'given-up': 0, gone: 0 };
  private isStopped = false;

  constructor(private readonly parts: DeliverWebhooksParts) {}

  /** Ends when nothing is due or under way. Endpoints that become due in the meantime are served as well. */
  async run(): Promise<void> {
    const active = new Map<string, Promise<void>>();
    const failures: unknown[] = [];
    try {
      do {
        for (const endpointId of await this.findIdle(active)) {
          // A delivery may have failed while due endpoints were searched for.
          if (failures.length > 0) break;
          const serving = this.serve(endpointId)
            .catch((error: unknown) => void failures.push(error))
            .finally(() => active.delete(endpointId));
          active.set(endpointId, serving);
        }
        await this.waitForOne([...active.values()]);
      } while (active.size > 0 && !this.isStopped && failures.length === 0);
    } finally {
      // No delivery is under way when the next round begins.
      await Promise.all(active.values());
    }
    if (failures.length > 0) throw failures[0];
  }

  stop(): void {
    this.isStopped = true;
  }

  /**
   * Makes one attempt to deliver a `ping`, whatever the endpoint's state. Returns undefined when there is no such
   * endpoint.
   */
  async ping(endpointId: string): Promise<DeliveryAttempt | undefined> {
    const delivery = await this.parts.deliveries.claimPing(endpointId);
    if (!delivery) return undefined;
    const attempt = await this.parts.sender.send(delivery);
    const step = nextStep(attempt, { attempts: Infinity, random: 0 });
    await this.parts.deliveries.finish(delivery.deliveryId, attempt, step);
    return attempt;
  }

  private async findIdle(active: ReadonlyMap<string, unknown>): Promise<readonly string[]> {
    const due = await this.parts.deliveries.findDueEndpoints();
    return due.filter((endpointId) => !active.has(endpointId));
  }

  private async serve(endpointId: string): Promise<void> {
    while (!this.isStopped) {
      const claimedDeliveries = await this.parts.deliveries.claimDue({
        endpointId,
        max: atOnce,
        forSeconds: claimSeconds,
      });
      const ends = await Promise.allSettled(claimedDeliveries.map((delivery) => this.deliver(delivery)));
      const rejection = ends.find((end) => end.status === 'rejected');
      if (rejection) throw rejection.reason;
      if (claimedDeliveries.length < atOnce) return;
    }
  }

  private async deliver(delivery: ClaimedDelivery): Promise<void> {
    const { deliveries, sender, random } = this.parts;
    const attempt = await sender.send(delivery);
    const step = nextStep(attempt, {
      attempts: delivery.attempts + 1,
      random: random.integerBelow(randomSteps) / randomSteps,
    });
    this.counts[step.kind] += 1;
    await deliveries.finish(delivery.deliveryId, attempt, step);
  }

  private async waitForOne(active: readonly Promise<void>[]): Promise<void> {
    if (active.length === 0) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, this.parts.lookEveryMs ?? 1_000);
    });
    await Promise.race([look, ...active]);
    clearTimeout(timer);
  }
}
