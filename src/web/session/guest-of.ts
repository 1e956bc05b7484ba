import type { Request } from 'express';
import { HttpError } from '../http-error';
import type { SessionGuest } from './session-guest';

export const noSession = () => new HttpError(401, 'NO_SESSION', 'Please sign in.');

/**
 * Reads the session of a request. Returns undefined when it could not be read, although the types of express-session
 * say otherwise.
 */
export const sessionOf = (req: Pick<Request, 'session'>): Request['session'] | undefined => req.session;

export const signedInGuest = (req: Pick<Request, 'session'>): SessionGuest | undefined => sessionOf(req)?.guest;

export function guestOf(req: Pick<Request, 'session'>): SessionGuest {
  const guest = signedInGuest(req);
  if (!guest) throw noSession();
  return guest;
}
