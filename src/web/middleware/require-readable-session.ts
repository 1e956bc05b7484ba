import type { RequestHandler } from 'express';
import { unavailable } from '../http-error';
import { isSessionUnavailable } from './set-up-session';

/** Answers 503 when the session cannot be read, because a guest would otherwise book as a visitor (reliability B6). */
export function requireReadableSession(): RequestHandler {
  return (_req, res, next) => {
    if (isSessionUnavailable(res)) throw unavailable();
    next();
  };
}
