import type { Request } from 'express';
import type { Guest } from '../../core/sign-in/guest';
import type { GuestDirectory } from '../../core/sign-in/guest-directory.port';
import { signedInGuest } from '../session/guest-of';

/**
 * Finds the guest by the session's contactId only (FRM-07, reliability C2); while the directory does not answer, the
 * session's own data is used.
 */
export async function knownGuest(
  guests: Pick<GuestDirectory, 'getGuest'>,
  req: Pick<Request, 'session'>,
): Promise<Guest | undefined> {
  const session = signedInGuest(req);
  if (!session) return undefined;
  const { contactId, firstName, lastName } = session;
  const guest = await guests.getGuest(contactId).catch(() => undefined);
  return guest ?? { contactId, firstName, lastName, recordTypeName: '', isOwnedByConsultant: false };
}
