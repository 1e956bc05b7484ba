import type { Request } from 'express';
import { type Companion, companionsOf } from '../../core/engine/companions';
import type { GuestDirectory } from '../../core/sign-in/guest-directory.port';
import type { TripRepository } from '../../core/trips/trip-repository.port';
import { leadGuestValues } from './guest-form';
import { signedInGuest } from '../session/guest-of';

export class LeadGuest {
  constructor(
    private readonly guests: Pick<GuestDirectory, 'getGuest'>,
    private readonly trips: Pick<TripRepository, 'findTrips'>,
  ) {}

  async of(req: Pick<Request, 'session'>): Promise<Readonly<Record<string, string>>> {
    const contactId = signedInGuest(req)?.contactId;
    const guest = contactId === undefined ? undefined : await this.guests.getGuest(contactId).catch(() => undefined);
    return guest ? leadGuestValues(guest) : {};
  }

  /** Finds companions of the guest's own reservations only. */
  async companions(req: Pick<Request, 'session'>): Promise<readonly Companion[]> {
    const guest = signedInGuest(req);
    return guest ? companionsOf(await this.trips.findTrips(guest).catch(() => [])) : [];
  }
}
