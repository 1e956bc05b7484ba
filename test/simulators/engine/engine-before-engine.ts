import type { Request, Response } from 'express';
import { ExcursionEngine, type ExcursionEngineOptions } from './excursion-engine';

/** Excursions as badly as their manner says; everything else of the contract as a good engine behind it answers. */
export function createEngineBeforeEngine({
  behindUrl,
  ...options
}: ExcursionEngineOptions & { readonly behindUrl: string }): ExcursionEngine {
  const engine = new ExcursionEngine(options);
  engine.app.use((req, res, next) => void passThrough(behindUrl, req, res).catch(next));
  return engine;
}

async function passThrough(behindUrl: string, req: Request, res: Response): Promise<void> {
  const headers = new Headers({ Authorization: req.get('authorization') ?? '', 'X-Contract-Version': '1.0' });
  for (const name of ['if-none-match', 'x-correlation-id', 'idempotency-key'])
    if (req.get(name) !== undefined) headers.set(name, req.get(name) ?? '');
  const hasBody = req.method !== 'GET' && req.method !== 'HEAD';
  if (hasBody) headers.set('Content-Type', 'application/json');
  const answer = await fetch(`${behindUrl}${req.originalUrl}`, {
    method: req.method,
    headers,
    ...(hasBody ? { body: JSON.stringify(req.body) } : {}),
  });
  for (const name of ['content-type', 'etag', 'cache-control', 'retry-after'])
    if (answer.headers.has(name)) res.set(name, answer.headers.get(name) ?? '');
  res.status(answer.status).send(Buffer.from(await answer.arrayBuffer()));
}
