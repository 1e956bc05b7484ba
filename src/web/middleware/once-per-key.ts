import type { Request, Response } from 'express';
import type { Receipts } from '../../core/shared/receipts.port';
import { carryOutOnce } from '../routing/carry-out-once';
import { readIdempotencyKey } from '../routing/idempotency-key';

/**
 * Carries a form's POST out once for its `Idempotency-Key`: a repeat is led to where the first one was (reliability
 * D6). A POST that led nowhere frees its key. Without the header the handler decides alone.
 */
export function oncePerKey<Answer>(
  receipts: Receipts,
  scope: string,
  handler: (req: Request, res: Response) => Promise<Answer | void>,
): (req: Request, res: Response) => Promise<Answer | void> {
  return async (req, res) => {
    let answer: Answer | void = undefined;
    const location = await carryOutOnce({
      receipts,
      scope,
      key: readIdempotencyKey(req),
      body: fieldsWithoutCard(req),
      work: async () => {
        answer = await handler(req, res);
        return res.statusCode === 303 ? res.get('Location') : undefined;
      },
    });
    if (location !== undefined && !res.headersSent) res.redirect(303, location);
    return answer;
  };
}

/** A card stays out of the fingerprint, even as a digest: its number has too few digits to hide in one. */
const fieldsWithoutCard = (req: Request) =>
  Object.entries(req.body ?? {}).filter(([name]) => !name.startsWith('card-'));
