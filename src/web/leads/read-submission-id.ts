import type { Request } from 'express';
import { wellFormedId } from '../../core/leads/submission-id';
import type { Secrets } from '../../core/shared/secrets.port';
import { keyUnreadable, parseIdempotencyKey } from '../routing/idempotency-key';
import type { SubmittedValues } from './submitted-values';

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

interface KeyOwner {
  readonly secrets: Pick<Secrets, 'digest'>;
  readonly partnerId: string | undefined;
}

/** Reads the id of the page's script, or an API client's Idempotency-Key (reliability D2). Other formats are hashed. */
export function readSubmissionId(
  req: Pick<Request, 'get'>,
  submittedValues: SubmittedValues,
  { secrets, partnerId }: KeyOwner,
): string | undefined {
  const givenKey =
    req.get('idempotency-key') ??
    (submittedValues['submissionId'] === '' ? undefined : submittedValues['submissionId']);
  if (givenKey === undefined) return undefined;
  const key = parseIdempotencyKey(givenKey);
  if (key === undefined) throw keyUnreadable();
  // Partners number their enquiries, so that two of them use the same key; no two senders make the same UUID.
  if (partnerId !== undefined && !uuid.test(key))
    return `k-${secrets.digest('submission-key-of-partner', JSON.stringify([partnerId, key])).slice(0, 40)}`;
  return wellFormedId(key) ?? `k-${secrets.digest('submission-key', key).slice(0, 40)}`;
}
