import type { RequestHandler } from 'express';
import { unavailable } from '../http-error';
import { isSessionUnavailable } from './set-up-session';

/** Who books must be known for sure: a guest whose session cannot be read would book as a stranger (reliability B6). */
export function requireReadableSession(): RequestHandler {
  return (_req, res, next) => {
    if (isSessionUnavailable(res)) throw unavailable();
    next();
  };
}
