import type { Quote } from './booking';
import type { WaitlistOffer, WaitlistEntry } from './waitlist.port';

export type OfferOutcome =
  | { readonly kind: 'offered'; readonly offer: WaitlistOffer }
  /** Somebody else is first by now, no cabin is free any more, or the place was given up. */
  | { readonly kind: 'too-late' };

/** An offer that its guest has not heard of, or not of its end. */
export interface UnnotifiedOffer {
  readonly offer: WaitlistOffer;
  /** It ran out unanswered. */
  readonly hasPassed: boolean;
  readonly reservationId: string;
  readonly itineraryId: string;
  readonly category: string;
  readonly firstName: string;
  /** Nobody to write to: the offer shows in the profile only. */
  readonly email?: string;
}

/**
 * How cabins that come free go to the lines that wait for them, in the order of (joined at, reservation number). While
 * guests wait, a free cabin is not for sale. Safe on many nodes at once.
 */
export interface WaitlistOffers {
  /** Of each line that a cabin is free for: its first guest without an offer. */
  findFirstInLine(): Promise<readonly WaitlistEntry[]>;
  offer(offer: {
    readonly reservationId: string;
    readonly quote: Quote;
    readonly expiresAt: Date;
  }): Promise<OfferOutcome>;
  /** Ends the offers whose time is over: their reservations are CT, their cabins free. Gives the reservations' numbers. */
  passOn(): Promise<readonly string[]>;
  /** Offers to write about, those that passed on for a day, each given to one caller until `leaseUntil`. */
  claimUnnotified(leaseUntil: Date): Promise<readonly UnnotifiedOffer[]>;
  markNotified(offerId: string): Promise<void>;
}
export const WaitlistOffers = Symbol('WaitlistOffers');
