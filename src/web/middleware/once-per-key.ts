import { createHash } from 'node:crypto';
import type { Request, RequestHandler, Response } from 'express';
import type { Receipts } from '../../core/shared/receipts.port';
import { HttpError } from '../http-error';

const longestKey = 200;

/**
 * Carries a form's POST out once for its `Idempotency-Key`: a repeat is led to where the first one was, the same key
 * with another body answers 422, and one whose first is still under way 409 (reliability D6). A POST that did not
 * succeed frees its key. Without the header the handler decides alone.
 */
export function oncePerKey(receipts: Receipts, scope: string, handler: RequestHandler): RequestHandler {
  return async (req, res, next) => {
    const key = req.get('idempotency-key');
    if (key === undefined) return handler(req, res, next);
    if (key === '' || key.length > longestKey) throw new HttpError(422, 'IDEMPOTENCY_KEY', 'The Idempotency-Key must have 1 to 200 characters.');
    const receipt = await receipts.begin({ scope, key, fingerprint: fingerprintOf(req) });
    switch (receipt.kind) {
      case 'done':
        return res.redirect(303, receipt.answer);
      case 'in-flight':
        throw new HttpError(409, 'IN_FLIGHT', 'The first request with this key is still under way.', { retryAfterSeconds: 1 });
      case 'other-body':
        throw new HttpError(422, 'KEY_REUSED', 'This Idempotency-Key was used for another request.');
      case 'first':
        await carryOut({ receipts, scope, key, run: async () => { await handler(req, res, next); }, res });
    }
  };
}

/** A card stays out of it, even as a digest: its number has too few digits to hide in one. */
function fingerprintOf(req: Request): string {
  const fields = Object.entries(req.body ?? {}).filter(([name]) => !name.startsWith('card-'));
  return createHash('sha256').update(JSON.stringify(fields)).digest('base64url');
}

async function carryOut({ receipts, scope, key, run, res }: {
  readonly receipts: Receipts;
  readonly scope: string;
  readonly key: string;
  readonly run: () => Promise<void>;
  readonly res: Response;
}): Promise<void> {
  try {
    await run();
  } catch (error) {
    await receipts.abandon({ scope, key });
    throw error;
  }
  const location = res.statusCode === 303 ? res.get('Location') : undefined;
  if (location) await receipts.finish({ scope, key, answer: location });
  else await receipts.abandon({ scope, key });
}
