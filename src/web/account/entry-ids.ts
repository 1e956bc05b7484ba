import { createHash } from 'node:crypto';

/** Derives ids from an `Idempotency-Key`, so that a retry after a crash finds what was stored (reliability D6, E10). */
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
