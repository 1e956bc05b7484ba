import type { RequestHandler } from 'express';
import { hrefLogin } from '../hrefs';
import { isRead } from '../is-read';
import { noSession, signedInGuest } from '../session/guest-of';
import { pageOf } from './page-of';
import { refuseUnreadableSession } from './set-up-session';

/** Pages redirect visitors to sign-in and back; `/api` answers 401; an unreadable session answers 503 (B6, B7). */
export function requireGuest(): RequestHandler {
  return (req, res, next) => {
    res.set('Cache-Control', 'private, no-store');
    if (signedInGuest(req)) return next();
    refuseUnreadableSession(res);
    if (req.path.startsWith('/api/')) throw noSession();
    else if (isRead(req)) res.redirect(302, hrefLogin(req.originalUrl));
    else res.redirect(303, hrefLogin(pageOf(req)));
  };
}
