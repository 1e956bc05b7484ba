import type { Request, Response } from 'express';
import { createHash } from 'node:crypto';
import type { Receipts } from '../../core/shared/receipts.port';
import { keyInFlight, keyReused, readIdempotencyKey } from '../routing/idempotency-key';

/**
 * Carries a form's POST out once for its `Idempotency-Key`: a repeat is led to where the first one was, the same key
 * with another body answers 422, and one whose first is still under way 409 (reliability D6). A POST that did not
 * succeed frees its key. Without the header the handler decides alone.
 */
export function oncePerKey<Answer>(
  receipts: Receipts,
  scope: string,
  handler: (req: Request, res: Response) => Promise<Answer | void>,
): (req: Request, res: Response) => Promise<Answer | void> {
  return async (req, res) => {
    const key = readIdempotencyKey(req);
    if (key === undefined) return handler(req, res);
    const receipt = await receipts.begin({ scope, key, fingerprint: fingerprintOf(req) });
    switch (receipt.kind) {
      case 'done':
        return res.redirect(303, receipt.answer);
      case 'in-flight':
        throw keyInFlight();
      case 'other-body':
        throw keyReused();
      case 'first':
        return carryOut({ receipts, scope, key, run: () => handler(req, res), res });
    }
  };
}

/** A card stays out of it, even as a digest: its number has too few digits to hide in one. */
function fingerprintOf(req: Request): string {
  const fields = Object.entries(req.body ?? {}).filter(([name]) => !name.startsWith('card-'));
  return createHash('sha256').update(JSON.stringify(fields)).digest('base64url');
}

async function carryOut<Answer>({
  receipts,
  scope,
  key,
  run,
  res,
}: {
  readonly receipts: Receipts;
  readonly scope: string;
  readonly key: string;
  readonly run: () => Promise<Answer | void>;
  readonly res: Response;
}): Promise<Answer | void> {
  let answer: Answer | void;
  try {
    answer = await run();
  } catch (error) {
    await receipts.abandon({ scope, key });
    throw error;
  }
  const location = res.statusCode === 303 ? res.get('Location') : undefined;
  if (location) await receipts.finish({ scope, key, answer: location });
  else await receipts.abandon({ scope, key });
  return answer;
}
