import express, { type Express, type RequestHandler } from 'express';
import type { Config } from '../../config/config';
import type { RateLimits } from '../core/shared/rate-limits.port';
import type { PartnerGuard } from './partners/partner-guard';
import { mountRoutes } from './routing/mount-routes';
import { mountSigned } from './routing/mount-signed';
import { noteBudgets } from './routing/rate-headers';
import type { FeatureRoutes } from './routing/feature-routes';
import type { Metrics } from './health/metrics';
import { announceOpening } from './middleware/announce-opening';
import { firstValues } from './middleware/first-values';
import { handleErrors } from './middleware/handle-errors';
import { observeRequests } from './middleware/observe-requests';
import { redirectOtherCase } from './middleware/redirect-other-case';
import { refuseCrossSite } from './middleware/refuse-cross-site';
import { refuseUnknownPaths } from './middleware/refuse-unknown-paths';
import { setUpBodyParsing } from './middleware/set-up-body-parsing';
import { type ContentParts, setUpContentScope } from './middleware/set-up-content-scope';
import { setUpCompression } from './middleware/set-up-compression';
import { setUpQueryCheck } from './middleware/set-up-query-check';
import { setUpSecurityHeaders } from './middleware/set-up-security-headers';
import { type SessionParts, setUpSession } from './middleware/set-up-session';
import { type RequestLogger, setUpRequestLog } from './middleware/set-up-request-log';
import { setUpStaticAssets } from './middleware/set-up-static-assets';
import type { OurHosts } from './our-hosts';
import { findRequestId } from './request-id';
import type { BuiltAssets } from './rendering/built-assets';
import type { PageRenderer } from './rendering/page-renderer';

export interface AppParts {
  readonly config: Config;
  readonly features: readonly FeatureRoutes[];
  readonly log: RequestLogger;
  readonly metrics: Metrics;
  readonly hosts: OurHosts;
  readonly session: SessionParts;
  readonly renderer: PageRenderer;
  readonly assets: BuiltAssets;
  readonly content: ContentParts;
  readonly engineContract: RequestHandler;
  readonly partners: PartnerGuard;
  readonly limits: Pick<RateLimits, 'take'>;
  /** False: the line's content has not been imported yet, and no page can be shown. */
  readonly hasContent: boolean;
}

export function createApp({
  config,
  features,
  log,
  metrics,
  hosts,
  session,
  renderer,
  assets,
  content,
  engineContract,
  partners,
  limits,
  hasContent,
}: AppParts): Express {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.enable('strict routing');
  app.enable('case sensitive routing');
  app.set('query parser', firstValues);
  app.set('trust proxy', config.trustProxy);

  app.use(setUpRequestLog(log, findRequestId(config.trustProxy !== false)));
  app.use(observeRequests());
  app.use(metrics.measureRequests());
  app.use(setUpSecurityHeaders(config));
  app.use(setUpStaticAssets(config.builtFolder));
  app.use(setUpCompression());
  app.use('/v1', engineContract);
  app.use(mountSigned(features, limits));
  app.use(setUpQueryCheck());
  app.use(redirectOtherCase());
  app.use(setUpSession(session));
  app.use(refuseCrossSite(hosts));
  app.use(setUpBodyParsing());
  app.use(setUpContentScope(content));
  app.use('/api', noteBudgets());
  if (!hasContent) app.use(announceOpening(renderer));
  app.use(mountRoutes(features, { renderer, partners, clock: session.clock, hasScenarios: config.isDemo }));
  app.use(refuseUnknownPaths());
  app.use(handleErrors(renderer, assets.picture('open-sea-night')));
  return app;
}
