import type { RequestHandler } from 'express';
import type { Clock } from '../../core/shared/clock.port';
import { hasFreshCode } from '../../core/sign-in/session-life';
import { HttpError } from '../http-error';
import { hrefLoginAgain } from '../hrefs';
import { isRead } from '../is-read';
import { guestOf } from '../session/guest-of';
import { pageOf } from './page-of';

/** Requires a recent code, because a session may be left open or stolen (reliability A8). Runs after `requireGuest`. */
export function requireFreshCode(clock: Clock): RequestHandler {
  return (req, res, next) => {
    if (hasFreshCode(guestOf(req), clock.now().getTime())) next();
    else if (req.path.startsWith('/api/'))
      throw new HttpError(403, 'REAUTH_REQUIRED', 'Please sign in again to do this.');
    else if (isRead(req)) res.redirect(302, hrefLoginAgain(req.originalUrl));
    else res.redirect(303, hrefLoginAgain(pageOf(req)));
  };
}
