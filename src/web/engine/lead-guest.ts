import type { Request } from 'express';
import type { GuestDirectory } from '../../core/sign-in/guest-directory.port';
import { leadGuestValues } from './guest-form';
import { signedInGuest } from '../sign-in/guest-of';

/** The first guest of a form, for whoever is signed in. */
export class LeadGuest {
  constructor(private readonly guests: Pick<GuestDirectory, 'getGuest'>) {}

  /** Values by field name. Nothing for a visitor, and nothing when the directory cannot be asked: the form stays a form. */
  async of(req: Pick<Request, 'session'>): Promise<Readonly<Record<string, string>>> {
    const contactId = signedInGuest(req)?.contactId;
    const guest = contactId === undefined ? undefined : await this.guests.getGuest(contactId).catch(() => undefined);
    return guest ? leadGuestValues(guest) : {};
  }
}
