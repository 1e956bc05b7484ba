import { createServer, type RequestListener, type Server } from 'node:http';
import type { CrossOriginReads } from './cross-origin-reads';
import type { HealthRoutes } from './health/health-routes';
import type { OurHosts } from './our-hosts';
import { otherHost, readRequestTarget, refuse } from './request-target';
import type { PageCache } from './rendering/page-cache';

const limits = { maxHeaderSize: 16 * 1024, headersTimeout: 10_000, requestTimeout: 15_000, keepAliveTimeout: 75_000 };

interface ServerParts {
  readonly hosts: OurHosts;
  readonly health: HealthRoutes;
  readonly reads: Pick<CrossOriginReads, 'answer'>;
  readonly cache: Pick<PageCache, 'answer'>;
  readonly app: RequestListener;
}

/** Health answers any host; then requests to our own hosts only, the page cache, the Express app. */
export function createHttpServer({ hosts, health, reads, cache, app }: ServerParts): Server {
  return createServer(limits, (req, res) => {
    const refusal = readRequestTarget(req);
    if (refusal) return refuse(res, refusal);
    if (health.answer(req, res)) return;
    if (!hosts.isOurHost(req.headers.host)) return refuse(res, otherHost);
    if (!reads.answer(req, res) && !cache.answer(req, res)) app(req, res);
  });
}
