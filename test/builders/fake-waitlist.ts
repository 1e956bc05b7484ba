import type {
  AcceptOutcome,
  DeclineOutcome,
  OfferEnd,
  Waitlist,
  WaitlistPlace,
} from '../../src/core/engine/waitlist.port';

/** A line that a test puts places into. */
export class FakeWaitlist implements Waitlist {
  constructor(readonly places: readonly WaitlistPlace[] = []) {}

  async join() {
    return { reservationId: 'ON71234568' };
  }

  async findPlaces(reservationIds: readonly string[]): Promise<readonly WaitlistPlace[]> {
    return this.places.filter(({ reservationId }) => reservationIds.includes(reservationId));
  }

  async accept(reservationId: string): Promise<AcceptOutcome> {
    return { kind: this.hasOffer(reservationId) ? 'accepted' : 'no-offer' };
  }

  async decline(reservationId: string): Promise<DeclineOutcome> {
    return { kind: this.hasOffer(reservationId) ? 'declined' : 'no-offer' };
  }

  async findOfferEnd(): Promise<OfferEnd | undefined> {
    return undefined;
  }

  private hasOffer(id: string): boolean {
    return this.places.some(({ reservationId, offer }) => reservationId === id && offer !== undefined);
  }
}
