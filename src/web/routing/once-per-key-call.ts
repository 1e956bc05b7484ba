import { createHash } from 'node:crypto';
import type { Request } from 'express';
import type { Receipts } from '../../core/shared/receipts.port';
import { keyInFlight, keyReused, readIdempotencyKey } from './idempotency-key';

interface Call {
  readonly receipts: Receipts;
  /** Whose keys these are. */
  readonly scope: string;
  readonly body: unknown;
  readonly work: () => Promise<void>;
}

/** Carries a call out once for its `Idempotency-Key` (reliability D6); one that fails frees its key. Without the header it is simply carried out. */
export async function oncePerKeyCall(req: Request, { receipts, scope, body, work }: Call): Promise<void> {
  const key = readIdempotencyKey(req);
  if (key === undefined) return work();
  const fingerprint = createHash('sha256').update(JSON.stringify(body)).digest('base64url');
  const receipt = await receipts.begin({ scope, key, fingerprint });
  switch (receipt.kind) {
    case 'done':
      return;
    case 'in-flight':
      throw keyInFlight();
    case 'other-body':
      throw keyReused();
    case 'first':
      return carryOut({ receipts, scope, key, work });
  }
}

async function carryOut({
  receipts,
  scope,
  key,
  work,
}: Pick<Call, 'receipts' | 'scope' | 'work'> & { readonly key: string }): Promise<void> {
  try {
    await work();
  } catch (error) {
    await receipts.abandon({ scope, key });
    throw error;
  }
  await receipts.finish({ scope, key, answer: '' });
}
