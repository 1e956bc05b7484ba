import type { Request, Response } from 'express';
import { isCurrent, weakEtag } from '../rendering/weak-etag';

/**
 * `maxAgeSeconds`: how long the caller may cache the answer before it must revalidate with the ETag; without it no
 * cache may store the answer.
 */
export interface JsonAnswer {
  readonly body: object;
  readonly maxAgeSeconds?: number;
}

export function sendJson(req: Request, res: Response, { body, maxAgeSeconds }: JsonAnswer): void {
  const text = JSON.stringify(body);
  res.type('application/json');
  if (maxAgeSeconds === undefined) return void res.send(text);
  const etag = weakEtag(text, 27);
  res.set({ ETag: etag, 'Cache-Control': `private, max-age=${maxAgeSeconds}` });
  if (isCurrent(req.get('if-none-match'), etag)) return void res.status(304).end();
  res.send(text);
}
