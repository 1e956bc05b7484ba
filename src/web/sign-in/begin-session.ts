import type { Request } from 'express';
import { unavailable } from '../http-error';
import { sessionOf } from './guest-of';
import type { SessionGuest } from './session-guest';

/**
 * A session of its own for every sign-in: the id that the browser came with is never kept, and the session behind it
 * ends (reliability B1). It is stored before anybody is told of it.
 */
export async function beginSession(req: Request, guest: SessionGuest): Promise<void> {
  if (!sessionOf(req)) throw unavailable();
  await settle(req, (done) => req.session.regenerate(done));
  req.session.guest = guest;
  await settle(req, (done) => req.session.save(done));
}

/** Ends the session for good; a request that still holds it cannot write it back (reliability B2). */
export async function endSession(req: Request): Promise<void> {
  if (!sessionOf(req)) throw unavailable();
  await settle(req, (done) => req.session.destroy(done));
}

async function settle(req: Request, work: (done: (error?: unknown) => void) => void): Promise<void> {
  try {
    await new Promise<void>((resolve, reject) => work((error) => (error ? reject(error as Error) : resolve())));
  } catch (cause) {
    // Else its cookie would go out with the error.
    Object.assign(req, { session: undefined });
    throw Object.assign(unavailable(), { cause });
  }
}
