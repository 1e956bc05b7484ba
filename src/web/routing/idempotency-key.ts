import type { Request } from 'express';
import { HttpError } from '../http-error';

export const maxKeyLength = 200;

/** A key has 1 to 200 characters; anything else is undefined. */
export const parseIdempotencyKey = (text: unknown): string | undefined =>
  typeof text === 'string' && text !== '' && text.length <= maxKeyLength ? text : undefined;

/** Reads the `Idempotency-Key` header (reliability D6). An empty or too long one throws 422. */
export function readIdempotencyKey(req: Request): string | undefined {
  const text = req.get('idempotency-key');
  const key = parseIdempotencyKey(text);
  if (text !== undefined && key === undefined) throw keyUnreadable();
  return key;
}

export const keyUnreadable = () =>
  new HttpError(422, 'IDEMPOTENCY_KEY', `The Idempotency-Key must have 1 to ${maxKeyLength} characters.`);
export const keyInFlight = () =>
  new HttpError(409, 'IN_FLIGHT', 'The first request with this key is still under way.', { retryAfterSeconds: 1 });
export const keyReused = () => new HttpError(422, 'KEY_REUSED', 'This Idempotency-Key was used for another request.');
