import type {
  AcceptOutcome,
  DeclineOutcome,
  OfferEnd,
  Waitlist,
  WaitlistEntry,
} from '../../src/core/engine/waitlist.port';

/** A line that a test puts places into. */
export class FakeWaitlist implements Waitlist {
  constructor(readonly entries: readonly WaitlistEntry[] = []) {}

  async join() {
    return { reservationId: 'ON71234568' };
  }

  async findEntries(reservationIds: readonly string[]): Promise<readonly WaitlistEntry[]> {
    return this.entries.filter(({ reservationId }) => reservationIds.includes(reservationId));
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
    return this.entries.some(({ reservationId, offer }) => reservationId === id && offer !== undefined);
  }
}
