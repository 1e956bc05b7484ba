import type { Request } from 'express';
import { unavailable } from '../http-error';
import { sessionOf } from '../session/guest-of';
import type { SessionGuest } from '../session/session-guest';

/** The browser's previous session ends (reliability B1). The new one is stored before the answer is sent. */
export async function beginSession(req: Request, guest: SessionGuest): Promise<void> {
  if (!sessionOf(req)) throw unavailable();
  await settle(req, (callback) => req.session.regenerate(callback));
  req.session.guest = guest;
  await settle(req, (callback) => req.session.save(callback));
}

/** Ends the session; a concurrent request cannot write it back (reliability B2). */
export async function endSession(req: Request): Promise<void> {
  if (!sessionOf(req)) throw unavailable();
  await settle(req, (callback) => req.session.destroy(callback));
}

async function settle(req: Request, work: (callback: (error?: unknown) => void) => void): Promise<void> {
  try {
    await new Promise<void>((resolve, reject) => work((error) => (error ? reject(error as Error) : resolve())));
  } catch (cause) {
    // Otherwise express-session would send the session's cookie with the error.
    Object.assign(req, { session: undefined });
    throw unavailable(undefined, cause);
  }
}
