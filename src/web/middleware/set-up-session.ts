import { randomBytes } from 'node:crypto';
import type { Request, RequestHandler, Response } from 'express';
import session, { type SessionData, type Store } from 'express-session';
import type { Clock } from '../../core/shared/clock.port';
import { isSessionAlive, isVisitWorthWriting, sessionIdleMs } from '../../core/sign-in/session-life';
import { unavailable } from '../http-error';
import { templateRequestOf } from '../rendering/template-request';
import type { SessionParts } from '../session/session-parts';
import { causeOfUnreadableSession, hasUnreadableSession } from '../session/unreadable-sessions';
import '../session/session-guest';

/**
 * No cookie is set before sign-in. While sessions cannot be read, public pages work and guest pages answer 503
 * (reliability B3, B6).
 */
export function setUpSession({ store, secret, cookieName, isSecure, clock }: SessionParts): RequestHandler {
  const load = session({
    store: withoutExpired(store, clock),
    secret,
    name: cookieName,
    // Longer than the 32 characters of express-session, because `sessionKey` stores ids of that length undigested
    // (core/sign-in/session-key.ts).
    genid: () => randomBytes(32).toString('base64url'),
    resave: false,
    saveUninitialized: false,
    cookie: { httpOnly: true, sameSite: 'lax', path: '/', secure: isSecure, maxAge: sessionIdleMs },
  });
  return (req, res, next) => {
    const template = templateRequestOf(req);
    if (template) {
      Object.assign(req, { session: template.session });
      return next();
    }
    if (hasUnreadableSession(req)) {
      markUnavailable(req, res, causeOfUnreadableSession(req));
      return next();
    }
    // express-session sets a Secure cookie only on a connection that it considers secure.
    if (isSecure) Object.defineProperty(req, 'secure', { value: true });
    let isLoaded = false;
    load(req, res, (error?: unknown) => {
      // express-session calls back again when the write at the end of a request fails.
      if (error)
        req.log.warn({ err: error }, isLoaded ? 'a session could not be written' : 'a session could not be read');
      if (isLoaded) return;
      isLoaded = true;
      if (error) markUnavailable(req, res, error);
      else noteVisit(req, clock.now().getTime());
      next();
    });
  };
}

const causeOfUnavailable = Symbol('why the session could not be read');

function markUnavailable(req: Request, res: Response, cause: unknown): void {
  Object.assign(req, { session: undefined });
  Object.assign(res.locals, { [causeOfUnavailable]: cause });
}

export const isSessionUnavailable = ({ locals }: Pick<Response, 'locals'>): boolean =>
  Object.hasOwn(locals, causeOfUnavailable);

/**
 * Answers 503, with the cause in the log: the visitor may be signed in, so that the page must not claim the opposite
 * (reliability B6).
 */
export function refuseUnreadableSession(res: Pick<Response, 'locals'>): void {
  if (isSessionUnavailable(res))
    throw unavailable(undefined, (res.locals as Readonly<Record<symbol, unknown>>)[causeOfUnavailable]);
}

function noteVisit(req: Request, now: number): void {
  const { guest } = req.session;
  if (guest && isVisitWorthWriting(guest, now)) req.session.guest = { ...guest, seenAt: now };
}

function withoutExpired(store: Store, clock: Clock): Store {
  const isAlive = (storedSession: SessionData) =>
    storedSession.guest !== undefined && isSessionAlive(storedSession.guest, clock.now().getTime());
  const get = store.get.bind(store);
  store.get = (sid, callback) =>
    get(sid, (error, storedSession) => callback(error, storedSession && isAlive(storedSession) ? storedSession : null));
  return store;
}
