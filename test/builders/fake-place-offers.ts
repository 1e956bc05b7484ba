import type { OfferOutcome, PlaceOffers, UntoldOffer } from '../../src/core/engine/place-offers.port';
import type { WaitlistPlace } from '../../src/core/engine/waitlist.port';

/** Lines whose first guests come in rounds, and offers that wait to be told. */
export class FakePlaceOffers implements PlaceOffers {
  readonly made: Parameters<PlaceOffers['offer']>[0][] = [];
  readonly tooLateFor = new Set<string>();
  readonly told: string[] = [];
  untold: readonly UntoldOffer[] = [];
  private readonly rounds: (readonly WaitlistPlace[])[];

  constructor(rounds: readonly (readonly WaitlistPlace[])[] = []) {
    this.rounds = [...rounds];
  }

  async findFirstInLine(): Promise<readonly WaitlistPlace[]> {
    return this.rounds.shift() ?? [];
  }

  async offer(offer: Parameters<PlaceOffers['offer']>[0]): Promise<OfferOutcome> {
    const { reservationId, quote, expiresAt } = offer;
    if (this.tooLateFor.has(reservationId)) return { kind: 'too-late' };
    this.made.push(offer);
    return { kind: 'offered', offer: { offerId: `offer-${reservationId}`, cabinNumber: '501', quote, expiresAt } };
  }

  async passOn(): Promise<readonly string[]> {
    return [];
  }

  async takeUntold(): Promise<readonly UntoldOffer[]> {
    return this.untold;
  }

  async noteTold(offerId: string): Promise<void> {
    this.told.push(offerId);
  }
}
