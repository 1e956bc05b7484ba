import type { Request } from 'express';
import { HttpError } from '../http-error';

const maxKeyLength = 200;

/** Undefined when absent (reliability D6). Throws 422 when it is empty or too long. */
export function readIdempotencyKey(req: Request): string | undefined {
  const key = req.get('idempotency-key');
  if (key !== undefined && (key === '' || key.length > maxKeyLength))
    throw new HttpError(422, 'IDEMPOTENCY_KEY', `The Idempotency-Key must have 1 to ${maxKeyLength} characters.`);
  return key;
}

export const keyInFlight = () =>
  new HttpError(409, 'IN_FLIGHT', 'The first request with this key is still under way.', { retryAfterSeconds: 1 });
export const keyReused = () => new HttpError(422, 'KEY_REUSED', 'This Idempotency-Key was used for another request.');
