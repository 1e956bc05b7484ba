import { ContainerModule } from 'inversify';
import { SqlWebhookDeliveries } from '../adapters/embedded-state/webhooks/webhook-deliveries';
import { HttpWebhookSender } from '../adapters/webhook-http/webhook-sender';
import { SecureRandom } from '../core/shared/secure-random.port';
import { Secrets } from '../core/shared/secrets.port';
import { DeliverWebhooks } from '../core/webhooks/deliver-webhooks';
import { WebhookDeliveries } from '../core/webhooks/webhook-deliveries.port';
import { WebhookSender } from '../core/webhooks/webhook-sender.port';
import { deliverWebhooksJob } from './deliver-webhooks-job';
import { PeriodicJob } from '../jobs/periodic-job';
import { compute, construct, derived } from '../construct';
import { tokens } from '../tokens';
import type { Metrics } from '../web/health/metrics';
import { MetricSource } from '../web/health/metric-source';
import { addWebhookFigures } from './webhook-figures';

export const webhooksModule = new ContainerModule(({ bind }) => {
  construct(bind(WebhookDeliveries), SqlWebhookDeliveries, [tokens.database, Secrets]);
  construct(bind(WebhookSender), HttpWebhookSender, {
    allowsPrivateHosts: derived(tokens.config, (config) => config.allowsPrivateWebhookHosts),
  });
  construct(bind(DeliverWebhooks), DeliverWebhooks, {
    deliveries: WebhookDeliveries,
    sender: WebhookSender,
    random: SecureRandom,
  });
  compute(
    bind(MetricSource),
    [WebhookDeliveries, DeliverWebhooks],
    (deliveries, deliverWebhooks) => (metrics: Metrics) => addWebhookFigures({ metrics, deliveries, deliverWebhooks }),
  );
  bind(PeriodicJob).toResolvedValue(deliverWebhooksJob, [DeliverWebhooks]);
});
