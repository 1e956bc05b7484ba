import type { Request } from 'express';
import { HttpError } from '../http-error';
import type { SessionGuest } from './session-guest';

export const noSession = () => new HttpError(401, 'NO_SESSION', 'Please sign in.');

/** The signed-in guest of a request behind `access: 'guest'`. */
export function guestOf(req: Request): SessionGuest {
  const guest = req.session?.guest;
  if (!guest) throw noSession();
  return guest;
}
