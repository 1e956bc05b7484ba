import type { Request } from 'express';
import type { Secrets } from '../../core/shared/secrets.port';
import { HttpError } from '../http-error';
import { leadWebTexts as texts } from './lead-web.texts';
import type { SubmittedValues } from './submitted-values';

const maxTextLength = 200;
const plain = /^[A-Za-z0-9_-]{8,64}$/;

/** Reads the id of the page's script, or an API client's Idempotency-Key (reliability D2). Other formats are hashed. */
export function readSubmissionId(
  req: Pick<Request, 'get'>,
  sent: SubmittedValues,
  secrets: Pick<Secrets, 'digest'>,
): string | undefined {
  const given = req.get('idempotency-key') ?? (sent['submissionId'] === '' ? undefined : sent['submissionId']);
  if (given === undefined) return undefined;
  if (typeof given !== 'string' || given === '' || given.length > maxTextLength)
    throw new HttpError(422, 'IDEMPOTENCY_KEY', texts.keyUnreadable);
  return plain.test(given) ? given : `k-${secrets.digest('submission-key', given).slice(0, 40)}`;
}
