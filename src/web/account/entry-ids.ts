import { createHash } from 'node:crypto';

/**
 * Ids for the entries that one call adds. With an `Idempotency-Key` they are the same however often the call is carried
 * out: what a node had written down before it fell, and told nobody, is found again and not written twice (reliability D6, E10).
 */
export function entryIds({
  contactId,
  key,
  newId,
}: {
  readonly contactId: string;
  readonly key: string | undefined;
  readonly newId: () => string;
}): () => string {
  if (key === undefined) return newId;
  let count = 0;
  return () =>
    createHash('sha256')
      .update(JSON.stringify([contactId, key, (count += 1)]))
      .digest('base64url')
      .slice(0, 32);
}
