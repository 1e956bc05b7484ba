import type { RequestHandler } from 'express';
import { unavailable } from '../http-error';
import { signedInGuest } from '../session/guest-of';
import { refuseUnreadableSession } from './set-up-session';

/** Answers 503 when the session cannot be read, because a guest would otherwise book as a visitor (reliability B6). */
export function requireReadableSession(): RequestHandler {
  return (_req, res, next) => {
    refuseUnreadableSession(res);
    next();
  };
}

/**
 * Answers 503 also to visitors while the store of sessions and limits does not answer: they could not pay for the cabin
 * that they hold, and nobody else could have it (reliability B6).
 */
export function requireSessionStore(): RequestHandler {
  return (req, res, next) => {
    refuseUnreadableSession(res);
    if (signedInGuest(req)) return next();
    req.sessionStore.get('nobody', (error?: unknown) => next(error ? unavailable(undefined, error) : undefined));
  };
}
