import { createHash } from 'node:crypto';
import type { Receipts } from '../../core/shared/receipts.port';
import { keyInFlight, keyReused } from './idempotency-key';

interface KeyedWork {
  readonly receipts: Receipts;
  readonly scope: string;
  readonly key: string | undefined;
  /** The body for which the key stands: with another body the key is refused. */
  readonly body: unknown;
  /**
   * Resolves with the answer that a repeat gets, or with undefined when nothing was done, so that the key becomes free
   * again.
   */
  readonly work: () => Promise<string | undefined>;
}

/**
 * A repeat gets the first answer (D6). Another body answers 422, a request that is still under way 409. When `work`
 * throws, the key becomes free again.
 */
export async function carryOutOnce({ receipts, scope, key, body, work }: KeyedWork): Promise<string | undefined> {
  if (key === undefined) return work();
  const fingerprint = createHash('sha256').update(JSON.stringify(body)).digest('base64url');
  const receipt = await receipts.begin({ scope, key, fingerprint });
  switch (receipt.kind) {
    case 'done':
      return receipt.answer;
    case 'in-flight':
      throw keyInFlight();
    case 'other-body':
      throw keyReused();
    case 'first':
  }
  const answer = await work().catch(async (error: unknown) => {
    await receipts.abandon({ scope, key });
    throw error;
  });
  if (answer === undefined) await receipts.abandon({ scope, key });
  else await receipts.finish({ scope, key, answer });
  return answer;
}
