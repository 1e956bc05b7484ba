import type { OfferOutcome, WaitlistOffers, UnnotifiedOffer } from '../../src/core/engine/waitlist-offers.port';
import type { WaitlistEntry } from '../../src/core/engine/waitlist.port';

/** Waitlists whose first guests come in rounds, and offers whose guests are not notified yet. */
export class FakeWaitlistOffers implements WaitlistOffers {
  readonly made: Parameters<WaitlistOffers['offer']>[0][] = [];
  readonly tooLateFor = new Set<string>();
  readonly notified: string[] = [];
  readonly leases: Date[] = [];
  unnotified: readonly UnnotifiedOffer[] = [];
  private readonly rounds: (readonly WaitlistEntry[])[];

  constructor(rounds: readonly (readonly WaitlistEntry[])[] = []) {
    this.rounds = [...rounds];
  }

  async findFirstInLine(): Promise<readonly WaitlistEntry[]> {
    return this.rounds.shift() ?? [];
  }

  async offer(offer: Parameters<WaitlistOffers['offer']>[0]): Promise<OfferOutcome> {
    const { reservationId, quote, expiresAt } = offer;
    if (this.tooLateFor.has(reservationId)) return { kind: 'too-late' };
    this.made.push(offer);
    return { kind: 'offered', offer: { offerId: `offer-${reservationId}`, cabinNumber: '501', quote, expiresAt } };
  }

  async passOn(): Promise<readonly string[]> {
    return [];
  }

  async claimUnnotified(leaseUntil: Date): Promise<readonly UnnotifiedOffer[]> {
    this.leases.push(leaseUntil);
    return this.unnotified;
  }

  async markNotified(offerId: string): Promise<void> {
    this.notified.push(offerId);
  }
}
