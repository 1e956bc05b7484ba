import type { Request, RequestHandler } from 'express';
import type { Receipts } from '../../core/shared/receipts.port';
import { carryOutOnce } from '../routing/carry-out-once';
import { readIdempotencyKey } from '../routing/idempotency-key';

/**
 * Carries a form's POST out once for its `Idempotency-Key`: a repeat is led to where the first one was (reliability D6).
 * A POST that led nowhere frees its key. Without the header the handler decides alone.
 */
export function oncePerKey(receipts: Receipts, scope: string, handler: RequestHandler): RequestHandler {
  return async (req, res, next) => {
    const location = await carryOutOnce({
      receipts,
      scope,
      key: readIdempotencyKey(req),
      body: fieldsWithoutCard(req),
      work: async () => {
        await handler(req, res, next);
        return res.statusCode === 303 ? res.get('Location') : undefined;
      },
    });
    if (location !== undefined && !res.headersSent) res.redirect(303, location);
  };
}

/** A card stays out of the fingerprint, even as a digest: its number has too few digits to hide in one. */
const fieldsWithoutCard = (req: Request) =>
  Object.entries(req.body ?? {}).filter(([name]) => !name.startsWith('card-'));
