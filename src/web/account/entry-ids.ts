import { createHash } from 'node:crypto';

/**
 * Returns ids for the entries that a call adds. With an `Idempotency-Key` they are deterministic: a retry after a crash
 * finds entries that were stored without an answer, instead of adding them twice (reliability D6, E10).
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
