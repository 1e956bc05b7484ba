import type { Request } from 'express';

/** True for prefetches, HEAD requests and embedded requests, for which no cabin must be held. */
export function isPrefetch(req: Pick<Request, 'method' | 'get'>): boolean {
  const destination = req.get('sec-fetch-dest');
  return (
    req.method === 'HEAD' ||
    /prefetch|prerender/.test(`${req.get('sec-purpose') ?? ''} ${req.get('purpose') ?? ''}`) ||
    (destination !== undefined && destination !== 'document')
  );
}
