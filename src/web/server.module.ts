import { ContainerModule, type ResolutionContext } from 'inversify';
import type { Config } from '../../config/config';
import { LeadOutbox } from '../core/leads/lead-outbox.port';
import { Clock } from '../core/shared/clock.port';
import { DeliverWebhooks } from '../core/webhooks/deliver-webhooks';
import { WebhookDeliveries } from '../core/webhooks/webhook-deliveries.port';
import { tokens } from '../tokens';
import { type DemoClock } from './dev/dev.api';
import { HealthRoutes } from './health/health-routes';
import { addLeadFigures } from './health/lead-figures';
import { addWebhookFigures } from './health/webhook-figures';
import { Metrics } from './health/metrics';
import { LandfallServer } from './landfall-server';
import { OurHosts } from './our-hosts';
import { PartnerGuard } from './partners/partner-guard';
import { BuiltAssets } from './rendering/built-assets';
import { JsonAnswers } from './rendering/json-answers';
import { PageRenderer } from './rendering/page-renderer';
import { FeatureRoutes, SiteRoutes } from './routing/feature-routes';
import { OpenStreams } from './routing/open-streams';

export const serverModule = new ContainerModule(({ bind }) => {
  bind(LandfallServer).toDynamicValue((context) => {
    const config = context.get<Config>(tokens.config);
    const clock = config.isDemo ? context.get<DemoClock>(tokens.demoClock) : undefined;
    addLeadFigures({
      metrics: context.get(Metrics),
      outbox: context.get<LeadOutbox>(LeadOutbox),
      clock: context.get<Clock>(Clock),
    });
    addWebhookFigures({
      metrics: context.get(Metrics),
      deliveries: context.get<WebhookDeliveries>(WebhookDeliveries),
      deliverWebhooks: context.get(DeliverWebhooks),
    });
    return new LandfallServer({
      config,
      features: featuresOf(context),
      log: context.get(tokens.log),
      metrics: context.get(Metrics),
      hosts: context.get(OurHosts),
      session: context.get(tokens.sessionParts),
      renderer: context.get(PageRenderer),
      answers: context.get(JsonAnswers),
      assets: context.get(BuiltAssets),
      content: context.get(tokens.content),
      engineContract: context.get(tokens.engineContract),
      partners: context.get(PartnerGuard),
      health: context.get(HealthRoutes),
      streams: context.get(OpenStreams),
      onChange: (listener) => clock?.onChange(listener),
    });
  });
});

/** What the modules have bound, and what tells of all of it. */
function featuresOf(context: ResolutionContext): readonly FeatureRoutes[] {
  const features = context.getAll<FeatureRoutes>(FeatureRoutes);
  return [...features, ...context.getAll<SiteRoutes>(SiteRoutes).map((routesFor) => routesFor(features))];
}
