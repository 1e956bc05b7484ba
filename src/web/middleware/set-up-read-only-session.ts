import type { RequestHandler } from 'express';
import type { Store } from 'express-session';
import type { SessionReader } from '../sign-in/session-reader';

/**
 * For what only a guest may ask and what changes no session: the session as it is stored, frozen, without what
 * express-session does to notice and write a change. Where it must be written, has ended or cannot be read,
 * express-session answers.
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
