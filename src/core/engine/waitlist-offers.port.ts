import type { Quote } from './booking';
import type { WaitlistOffer, WaitlistEntry } from './waitlist.port';
import { portSymbol } from '../shared/port-symbol';

export type OfferOutcome =
  | { readonly kind: 'offered'; readonly offer: WaitlistOffer }
  /** Another entry is first by now, no cabin is free any more, or the entry has ended. */
  | { readonly kind: 'too-late' };

export interface UnnotifiedOffer {
  readonly offer: WaitlistOffer;
  readonly hasPassed: boolean;
  readonly reservationId: string;
  readonly itineraryId: string;
  readonly category: string;
  readonly firstName: string;
  /** Absent when no e-mail address is known: the offer is shown in the profile only. */
  readonly email?: string;
}

/**
 * Offers freed cabins to waitlist entries, in the order of (joined at, reservation number). While entries wait, a free
 * cabin is not for sale. Safe on many nodes at once.
 */
export interface WaitlistOffers {
  findFirstInLine(): Promise<readonly WaitlistEntry[]>;
  offer(offer: {
    readonly reservationId: string;
    readonly quote: Quote;
    readonly expiresAt: Date;
  }): Promise<OfferOutcome>;
  /** Ends expired offers: their reservations become CT and their cabins free. Returns the reservation numbers. */
  passOn(): Promise<readonly string[]>;
  /** Offers to notify guests of, expired ones for a day; each is claimed by one caller until `leaseUntil`. */
  claimUnnotified(leaseUntil: Date): Promise<readonly UnnotifiedOffer[]>;
  markNotified(offerId: string): Promise<void>;
}
export const WaitlistOffers = portSymbol<WaitlistOffers>('WaitlistOffers');
