import type { RequestHandler } from 'express';
import type { Store } from 'express-session';
import type { SessionReader } from '../session/session-reader';

/**
 * Provides the stored session, frozen, to routes that require a guest and change no session, without what
 * express-session does to detect and write changes. When the session must be written, has ended or cannot be read,
 * express-session handles the request.
 */
export function setUpReadOnlySession(
  sessions: Pick<SessionReader, 'read'>,
  sessionStore: Store,
  otherwise: RequestHandler,
): RequestHandler {
  return (req, res, next) => {
    void sessions.read(req).then(
      (session) => {
        if (!session) return otherwise(req, res, next);
        Object.freeze(session.data.guest);
        Object.assign(req, { session: Object.freeze(session.data), sessionID: session.sid, sessionStore });
        next();
      },
      () => otherwise(req, res, next),
    );
  };
}
