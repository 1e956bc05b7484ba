import { createHash } from 'node:crypto';
import type { ReceiptOutcome, Receipts } from '../../core/shared/receipts.port';
import { keyInFlight, keyReused } from './idempotency-key';

interface KeyedWork {
  readonly receipts: Receipts;
  readonly scope: string;
  readonly key: string | undefined;
  /** The body for which the key stands: with another body the key is refused. The order of members does not count. */
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
  const receipt = await begin({ receipts, scope, key, body });
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

async function begin({
  receipts,
  scope,
  key,
  body,
}: Pick<KeyedWork, 'receipts' | 'scope' | 'body'> & { readonly key: string }): Promise<ReceiptOutcome> {
  const receipt = await receipts.begin({ scope, key, fingerprint: digest(JSON.stringify(body, sortMembers)) });
  // Until 0.2 is released: the previous release counted the order, and its receipts are valid for a day.
  return receipt.kind === 'other-body'
    ? receipts.begin({ scope, key, fingerprint: digest(JSON.stringify(body)) })
    : receipt;
}

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** The same JSON object may come with its members in any order (RFC 8259). */
const sortMembers = (_name: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value;
