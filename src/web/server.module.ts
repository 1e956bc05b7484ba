import { ContainerModule, type ResolutionContext } from 'inversify';
import { PageViews } from '../core/shared/page-views.port';
import { RateLimits } from '../core/shared/rate-limits.port';
import { tokens } from '../tokens';
import { AdmissionControl } from './admission/admission-control';
import { HealthRoutes } from './health/health-routes';
import { Metrics } from './health/metrics';
import { MetricSource } from './health/metric-source';
import { LandfallServer } from './landfall-server';
import { OurHosts } from './our-hosts';
import { BuiltAssets } from './rendering/built-assets';
import { JsonAnswers } from './rendering/json-answers';
import { PageInvalidation, SaleVersion } from './rendering/page-invalidation';
import { PageRenderer } from './rendering/page-renderer';
import { FeatureRoutes, SiteRoutes } from './routing/feature-routes';
import { OpenStreams } from './routing/open-streams';

export const serverModule = new ContainerModule(({ bind }) => {
  bind(LandfallServer).toDynamicValue((context) => {
    const metrics = context.get(Metrics);
    for (const addFigures of context.getAll<MetricSource>(MetricSource)) addFigures(metrics);
    return new LandfallServer({
      config: context.get(tokens.config),
      features: featuresOf(context),
      log: context.get(tokens.log),
      metrics,
      hosts: context.get(OurHosts),
      session: context.get(tokens.sessionParts),
      renderer: context.get(PageRenderer),
      answers: context.get(JsonAnswers),
      assets: context.get(BuiltAssets),
      content: context.get(tokens.content),
      limits: context.get<RateLimits>(RateLimits),
      hasContent: context.get(tokens.hasContent),
      health: context.get(HealthRoutes),
      admission: context.get(AdmissionControl),
      streams: context.get(OpenStreams),
      pageViews: context.get<PageViews>(PageViews),
      saleVersion: context.get<SaleVersion>(SaleVersion),
      invalidations: context.getAll<PageInvalidation>(PageInvalidation),
    });
  });
});

function featuresOf(context: ResolutionContext): readonly FeatureRoutes[] {
  const features = context.getAll<FeatureRoutes>(FeatureRoutes);
  return [...features, ...context.getAll<SiteRoutes>(SiteRoutes).map((routesFor) => routesFor(features))];
}
