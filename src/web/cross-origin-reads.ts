import type { IncomingMessage, ServerResponse } from 'node:http';
import { isRead } from './is-read';
import type { FeatureRoutes } from './routing/feature-routes';
import { scopeOf } from './routing/scope-of';

const exposedHeaders =
  'ETag, Retry-After, RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset, WWW-Authenticate, X-Request-Id';
const preflightSeconds = 600;

/**
 * Lets pages of configured origins read the public answers of `/api`, without cookies (CORS). Without configured
 * origins it changes no answer (reliability B4). Writes and guests' data are never readable from other origins.
 */
export class CrossOriginReads {
  private readonly origins: ReadonlySet<string>;
  private readonly readable: readonly RegExp[];

  constructor(origins: readonly string[], features: readonly FeatureRoutes[]) {
    this.origins = new Set(origins);
    this.readable = features
      .flatMap(({ api }) => api)
      .filter((route) => route.method === 'get' && scopeOf(route) === 'catalogue:read')
      .map(({ path }) => new RegExp(`^${path.replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+')}/?$`));
  }

  /** Sets the headers of a read. Returns true when the request was a preflight, which it has answered. */
  answer(req: IncomingMessage, res: ServerResponse): boolean {
    if (this.origins.size === 0 || !this.isReadable(req.url ?? '')) return false;
    const { origin = '', 'access-control-request-method': requestedMethod } = req.headers;
    const isAllowed = this.origins.has(origin);
    const isPreflight = req.method === 'OPTIONS' && requestedMethod !== undefined;
    if (!isPreflight && !isRead(req)) return false;
    // The header is set also for requests without an Origin header: a shared cache would otherwise give this copy to a
    // page of another origin.
    res.setHeader('Vary', 'Origin');
    if (!isAllowed) return false;
    res.setHeader('Access-Control-Allow-Origin', origin);
    if (!isPreflight) {
      res.setHeader('Access-Control-Expose-Headers', exposedHeaders);
      return false;
    }
    res.writeHead(204, {
      'Access-Control-Allow-Methods': 'GET, HEAD',
      'Access-Control-Allow-Headers': 'Authorization, If-None-Match',
      'Access-Control-Max-Age': String(preflightSeconds),
      'Cache-Control': 'no-store',
    });
    res.end();
    return true;
  }

  private isReadable(url: string): boolean {
    const path = url.split('?', 1)[0] ?? '';
    return path.startsWith('/api/') && this.readable.some((pattern) => pattern.test(path));
  }
}
