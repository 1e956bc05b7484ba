import { createServer, type RequestListener, type Server } from 'node:http';
import type { CrossOriginReads } from './cross-origin-reads';
import type { ExpressMessages } from './express-messages';
import type { HealthRoutes } from './health/health-routes';
import type { OurHosts } from './our-hosts';
import { otherHost, readRequestTarget, refuse } from './request-target';
import type { PageCache } from './rendering/page-cache';

/** A connection has these timeouts (reliability E6). Node checks for slow connections every 30 seconds by default. */
export const connectionTimeouts = {
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  connectionsCheckingInterval: 1_000,
};
const limits = { maxHeaderSize: 16 * 1024, keepAliveTimeout: 75_000 };

interface ServerParts {
  readonly hosts: Pick<OurHosts, 'isOurHost'>;
  readonly health: Pick<HealthRoutes, 'answer'>;
  readonly reads: Pick<CrossOriginReads, 'answer'>;
  readonly cache: Pick<PageCache, 'answer'>;
  readonly app: RequestListener;
  readonly messages: ExpressMessages;
}

/**
 * Answers health checks for any host, and then only requests to our own hosts, by the page cache and the Express app.
 */
export function createHttpServer(
  { hosts, health, reads, cache, app, messages }: ServerParts,
  times = connectionTimeouts,
): Server {
  return createServer({ ...limits, ...times, ...messages }, (req, res) => {
    const refusal = readRequestTarget(req);
    if (refusal) return refuse(res, refusal);
    if (health.answer(req, res)) return;
    if (!hosts.isOurHost(req.headers.host)) return refuse(res, otherHost);
    if (!reads.answer(req, res) && !cache.answer(req, res)) app(req, res);
  });
}
