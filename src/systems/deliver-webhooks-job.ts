import type { DeliverWebhooks } from '../core/webhooks/deliver-webhooks';
import type { PeriodicJob } from '../jobs/periodic-job';

export const deliverWebhooksJob = (deliverWebhooks: Pick<DeliverWebhooks, 'run' | 'stop'>): PeriodicJob => ({
  everyMs: 1_000,
  failure: 'webhooks could not be delivered',
  run: () => deliverWebhooks.run(),
  stop: () => deliverWebhooks.stop(),
});
