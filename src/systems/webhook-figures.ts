import type { DeliverWebhooks } from '../core/webhooks/deliver-webhooks';
import type { WebhookDeliveries } from '../core/webhooks/webhook-deliveries.port';
import type { Metrics } from '../web/health/metrics';
import { readOnce } from '../web/health/read-once';

export function addWebhookFigures({
  metrics,
  deliveries,
  deliverWebhooks,
}: {
  readonly metrics: Metrics;
  readonly deliveries: Pick<WebhookDeliveries, 'state'>;
  readonly deliverWebhooks: Pick<DeliverWebhooks, 'counts'>;
}): void {
  const read = readOnce(() => deliveries.state());
  metrics.addGauge({
    name: 'landfall_webhooks_due',
    help: 'Deliveries that are due at active endpoints',
    read: async () => (await read()).due,
  });
  metrics.addGauge({
    name: 'landfall_webhooks_oldest_seconds',
    help: 'How long the oldest of these deliveries has been due',
    read: async () => (await read()).oldestSeconds,
  });
  metrics.addGauge({
    name: 'landfall_webhooks_given_up',
    help: 'Deliveries that were given up in the last 30 days',
    read: async () => (await read()).givenUp,
  });
  metrics.addCounter({
    name: 'landfall_webhook_attempts_total',
    help: 'Attempts of this node by what followed: delivered, retry, given-up, gone',
    label: 'outcome',
    read: () => deliverWebhooks.counts,
  });
}
