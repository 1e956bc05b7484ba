import type { RequestListener } from 'node:http';
import express from 'express';
import type { Config } from '../../config/config';
import type { RateLimits } from '../core/shared/rate-limits.port';
import { answerByRow } from './answer-by-row';
import { type ExpressMessages, messagesOf } from './express-messages';
import { MemoisedReadAnswers } from './answer-memoised-reads';
import { RouteLookup } from './routing/route-lookup';
import { handlersOfCall, handlersOfPage, mountRoutes } from './routing/mount-routes';
import { mountSigned } from './routing/mount-signed';
import { noteBudgets } from './routing/rate-headers';
import { setUpReadsAsJson } from './routing/send-json';
import { AddressRules } from './routing/address-rules';
import type { FeatureRoutes } from './routing/feature-routes';
import type { Metrics } from './health/metrics';
import { announceOpening } from './middleware/announce-opening';
import { firstValues } from './middleware/first-values';
import { handleErrors } from './middleware/handle-errors';
import { noticeUntrustedProxy } from './middleware/notice-untrusted-proxy';
import { observeRequests } from './middleware/observe-requests';
import { redirectOtherCase } from './middleware/redirect-other-case';
import { refuseCrossSite } from './middleware/refuse-cross-site';
import { refuseUnknownPaths } from './middleware/refuse-unknown-paths';
import { setUpBodyParsing } from './middleware/set-up-body-parsing';
import { type ContentParts, setUpContentScope } from './middleware/set-up-content-scope';
import { setUpCompression } from './middleware/set-up-compression';
import { setUpQueryCheck } from './middleware/set-up-query-check';
import { securityHeaders, setUpSecurityHeaders } from './middleware/set-up-security-headers';
import { setUpSession } from './middleware/set-up-session';
import { type RequestLogger, setUpRequestLog } from './middleware/set-up-request-log';
import { setUpReadOnlySession } from './middleware/set-up-read-only-session';
import { refuseMissingAssets, setUpStaticAssets } from './middleware/set-up-static-assets';
import type { OurHosts } from './our-hosts';
import type { SessionParts } from './session/session-parts';
import type { SessionReader } from './session/session-reader';
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
  readonly limits: Pick<RateLimits, 'take'>;
  /** False while the line's content has not been imported yet, so that no page can be shown. */
  readonly hasContent: boolean;
}

interface App {
  readonly answer: RequestListener;
  /** Classes that the HTTP server must use for its requests and responses. */
  readonly messages: ExpressMessages;
}

export function createApp(
  { config, features, log, metrics, hosts, session, renderer, assets, content, limits, hasContent }: AppParts,
  /**
   * The reader that also answers public pages in front of the app, because it remembers the cookies that it has
   * verified.
   */
  sessionReader: SessionReader,
): App {
  const app = express();
  const messages = messagesOf(app);
  app.disable('x-powered-by');
  app.disable('etag');
  app.enable('strict routing');
  app.enable('case sensitive routing');
  app.set('query parser', firstValues);
  app.set('trust proxy', config.trustProxy);

  const requestIdOf = findRequestId(config.trustProxy !== false);
  const observation = [
    setUpRequestLog(log, requestIdOf),
    observeRequests(),
    metrics.measureRequests(),
    ...(config.trustProxy === false ? [noticeUntrustedProxy(log)] : []),
  ];
  const headers = securityHeaders(config);
  const documentHeaders = setUpSecurityHeaders(headers);
  const compression = setUpCompression();
  const addresses = new AddressRules(features);
  const queryCheck = setUpQueryCheck();
  const spelling = redirectOtherCase(addresses);
  const sessions = setUpSession(session);
  const crossSiteCheck = refuseCrossSite(hosts, addresses);
  const body = [crossSiteCheck, ...setUpBodyParsing(addresses)];
  const scope = setUpContentScope(content);
  const budgets = noteBudgets();
  const overrides = features.flatMap(({ override = [] }) => override);
  const guards = features.flatMap(({ guardOf }) => guardOf ?? []);
  const options = { guards, clock: session.clock, overrides };
  const errors = handleErrors({ renderer, picture: assets.picture('open-sea-night'), addresses, overrides });

  app.use(observation);
  app.use(setUpStaticAssets(config.builtFolder, headers));
  app.use(documentHeaders);
  app.use(refuseMissingAssets());
  app.use(compression);
  for (const { mountedRoutes } of features) if (mountedRoutes) app.use(mountedRoutes.path, mountedRoutes.handler);
  app.use(mountSigned(features, { limits, crossSiteCheck }));
  app.use(queryCheck);
  app.use(spelling);
  app.use(sessions);
  app.use(body);
  app.use(scope);
  app.use('/api', budgets);
  app.use(setUpReadsAsJson());
  if (!hasContent) app.use(announceOpening(renderer));
  app.use(mountRoutes(features, { ...options, renderer }));
  app.use(refuseUnknownPaths());
  app.use(errors);
  if (!hasContent) return { answer: app, messages };
  const rows = new RouteLookup(features, {
    call: handlersOfCall(options),
    page: handlersOfPage({ ...options, renderer }),
  });
  const answer = answerByRow(app, rows, {
    first: [...observation, documentHeaders],
    compression,
    queryCheck,
    spelling,
    session: sessions,
    readOnlySession: setUpReadOnlySession(sessionReader, session.store, sessions),
    sessionCookie: session.cookieName,
    body,
    scope,
    budgets,
    memoisedReads: new MemoisedReadAnswers({
      headers,
      sessions: sessionReader,
      sessionCookie: session.cookieName,
      personalCookies: features.flatMap(({ personalCookies = [] }) => personalCookies),
      log,
      requestIdOf,
      overrides,
      onAnswer: (read) => metrics.observeRead(read),
    }),
    errors,
  });
  return { answer, messages };
}
