import type { Request, Response } from 'express';
import type { Receipts } from '../../core/shared/receipts.port';
import { carryOutOnce } from '../routing/carry-out-once';
import { readIdempotencyKey } from '../routing/idempotency-key';

/**
 * Handles a form's POST once for its `Idempotency-Key`: a repeat is redirected to where the first one was (reliability
 * D6). A POST that did not redirect frees its key. Without the header the handler runs each time.
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

/** Card fields are left out of the fingerprint: a card number has too few digits to be protected by a digest. */
const fieldsWithoutCard = (req: Request) =>
  Object.entries(req.body ?? {}).filter(([name]) => !name.startsWith('card-'));
