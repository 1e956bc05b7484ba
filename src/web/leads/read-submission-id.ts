import type { Request } from 'express';
import type { Secrets } from '../../core/shared/secrets.port';
import { keyUnreadable, parseIdempotencyKey } from '../routing/idempotency-key';
import type { SubmittedValues } from './submitted-values';

const plain = /^[A-Za-z0-9_-]{8,64}$/;

/** Reads the id of the page's script, or an API client's Idempotency-Key (reliability D2). Other formats are hashed. */
export function readSubmissionId(
  req: Pick<Request, 'get'>,
  submittedValues: SubmittedValues,
  secrets: Pick<Secrets, 'digest'>,
): string | undefined {
  const givenKey =
    req.get('idempotency-key') ??
    (submittedValues['submissionId'] === '' ? undefined : submittedValues['submissionId']);
  if (givenKey === undefined) return undefined;
  const key = parseIdempotencyKey(givenKey);
  if (key === undefined) throw keyUnreadable();
  return plain.test(key) ? key : `k-${secrets.digest('submission-key', key).slice(0, 40)}`;
}
