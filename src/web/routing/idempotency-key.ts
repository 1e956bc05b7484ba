import type { Request } from 'express';
import { HttpError } from '../http-error';

const maxKeyLength = 200;

/** Reads the `Idempotency-Key` header (reliability D6). An empty or too long one throws 422. */
export function readIdempotencyKey(req: Request): string | undefined {
  const key = req.get('idempotency-key');
  if (key !== undefined && (key === '' || key.length > maxKeyLength))
    throw new HttpError(422, 'IDEMPOTENCY_KEY', `The Idempotency-Key must have 1 to ${maxKeyLength} characters.`);
  return key;
}

export const keyInFlight = () =>
  new HttpError(409, 'IN_FLIGHT', 'The first request with this key is still under way.', { retryAfterSeconds: 1 });
export const keyReused = () => new HttpError(422, 'KEY_REUSED', 'This Idempotency-Key was used for another request.');
