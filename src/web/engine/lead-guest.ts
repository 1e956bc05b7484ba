import type { Request } from 'express';
import type { GuestDirectory } from '../../core/sign-in/guest-directory.port';
import { leadGuestValues } from './guest-form';
import { signedInGuest } from '../sign-in/guest-of';

export class LeadGuest {
  constructor(private readonly guests: Pick<GuestDirectory, 'getGuest'>) {}

  /** Returns values by field name; empty for a visitor, and when the directory does not answer. */
  async of(req: Pick<Request, 'session'>): Promise<Readonly<Record<string, string>>> {
    const contactId = signedInGuest(req)?.contactId;
    const guest = contactId === undefined ? undefined : await this.guests.getGuest(contactId).catch(() => undefined);
    return guest ? leadGuestValues(guest) : {};
  }
}
