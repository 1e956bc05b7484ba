import type { Request } from 'express';

/** A browser that fetches ahead, a program that asks for the head only, a picture on somebody's page: no visitor is there who could want a cabin. */
export function looksAhead(req: Pick<Request, 'method' | 'get'>): boolean {
  const destination = req.get('sec-fetch-dest');
  return (
    req.method === 'HEAD' ||
    /prefetch|prerender/.test(`${req.get('sec-purpose') ?? ''} ${req.get('purpose') ?? ''}`) ||
    (destination !== undefined && destination !== 'document')
  );
}
