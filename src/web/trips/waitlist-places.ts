import { offerUntilText } from '../../core/engine/offer-message';
import type { Waitlist } from '../../core/engine/waitlist.port';
import type { Trip } from '../../core/trips/trip';
import type { WaitlistPlaceView } from '../../../views/trips/WaitlistPlace';
import type { PlaceAddress } from '../engine/place-address';

/** Prints where a guest's trips stand in line (SUI-13). */
export class WaitlistPlaces {
  constructor(
    private readonly waitlist: Waitlist,
    private readonly address: PlaceAddress,
    private readonly officeTimeZone: string,
  ) {}

  /** By reservation number. A trip that somebody only typed the guest's address for is confirmed first. */
  async of(trips: readonly Trip[]): Promise<ReadonlyMap<string, WaitlistPlaceView>> {
    const waiting = trips.filter(({ status, isUnconfirmed }) => status === 'WL' && !isUnconfirmed);
    const places = await this.waitlist.findPlaces(waiting.map(({ reservationId }) => reservationId));
    return new Map(places.map(({ reservationId, position, offer }) => [reservationId, {
      position,
      ...(offer ? { offer: { until: offerUntilText(offer.expiresAt, this.officeTimeZone), href: this.address.of(reservationId) } } : {}),
    }]));
  }
}
