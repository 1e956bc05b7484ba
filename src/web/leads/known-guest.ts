import type { Request } from 'express';
import type { Guest } from '../../core/sign-in/guest';
import type { GuestDirectory } from '../../core/sign-in/guest-directory.port';
import { signedInGuest } from '../sign-in/guest-of';

/**
 * The guest who is signed in, from the directory by the session's contactId and by nothing else (FRM-07, reliability
 * C2). When the directory does not answer, what the session remembers is enough for the lead to find its guest.
 */
export async function knownGuest(
  guests: Pick<GuestDirectory, 'getGuest'>,
  req: Pick<Request, 'session'>,
): Promise<Guest | undefined> {
  const session = signedInGuest(req);
  if (!session) return undefined;
  const { contactId, firstName, lastName } = session;
  const found = await guests.getGuest(contactId).catch(() => undefined);
  return found ?? { contactId, firstName, lastName, recordTypeName: '', isOwnedByConsultant: false };
}
