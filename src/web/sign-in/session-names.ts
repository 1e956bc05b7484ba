import type { Request } from 'express';
import type { GuestDirectory } from '../../core/sign-in/guest-directory.port';
import { guestOf } from '../session/guest-of';

/**
 * A visitor who reserves has no name until the reservation is confirmed as theirs (reliability F5). A session that began
 * earlier takes the name over then, for its greeting and for the requests that its guest writes.
 */
export class SessionNames {
  constructor(private readonly guests: Pick<GuestDirectory, 'getGuest'>) {}

  /** A name that cannot be read now is read at the next sign-in. */
  async complete(req: Request): Promise<void> {
    const guest = guestOf(req);
    if (guest.firstName !== '' || guest.lastName !== '') return;
    try {
      const { firstName = '', lastName = '' } = (await this.guests.getGuest(guest.contactId)) ?? {};
      req.session.guest = { ...guest, firstName, lastName };
    } catch (error) {
      req.log.warn({ err: error }, 'the name of the guest could not be read');
    }
  }
}
