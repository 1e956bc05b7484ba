import type { BookingRequest, GuestDetails, Quote } from './booking';
import type { BookingActor } from './booking-actor';
import { portSymbol } from '../shared/port-symbol';

export interface WaitlistOffer {
  readonly offerId: string;
  readonly cabinNumber: string;
  readonly quote: Quote;
  /** An offer that is not answered by then passes to the next entry. */
  readonly expiresAt: Date;
}

export interface WaitlistEntry extends BookingRequest {
  readonly reservationId: string;
  readonly joinedAt: Date;
  /** 1 is first. Ordered by (joined at, reservation number); an entry with an open offer keeps its position. */
  readonly position: number;
  readonly offer?: WaitlistOffer;
}

export interface WaitlistRequest extends BookingRequest {
  readonly requestKey: string;
  readonly contactId?: string;
  /** The actor's e-mail address may have one open entry per sailing (reliability F5). */
  readonly actor?: BookingActor;
  readonly quote: Quote;
  readonly guests: readonly GuestDetails[];
}

/** `isEarlier`: the lead guest's address already had this open entry on the sailing, and no second one was made. */
export interface JoinedEntry {
  readonly reservationId: string;
  readonly isEarlier?: true;
}

/**
 * `accepted`: the reservation is an offer (OF) with that cabin, and is paid like any other. `no-offer`: there was none,
 * or it has passed on. A repeat returns the same outcome.
 */
export type AcceptOutcome = { readonly kind: 'accepted' } | { readonly kind: 'no-offer' };
export type DeclineOutcome = { readonly kind: 'declined' } | { readonly kind: 'no-offer' };

export type OfferEnd = 'accepted' | 'declined' | 'passed-on' | 'withdrawn';

/** Waitlists for sold-out suites, from the guest's side. Every method is atomic. */
export interface Waitlist {
  /** Makes a reservation with status WL and no cabin: one per `requestKey`. */
  join(request: WaitlistRequest): Promise<JoinedEntry>;
  /** An entry whose offer expired unanswered has ended, and is not returned. */
  findEntries(reservationIds: readonly string[]): Promise<readonly WaitlistEntry[]>;
  accept(reservationId: string): Promise<AcceptOutcome>;
  decline(reservationId: string): Promise<DeclineOutcome>;
  /**
   * Returns how the newest offer ended, and undefined while it is open or when there was none. An expired offer is
   * `passed-on` at once.
   */
  findOfferEnd(reservationId: string): Promise<OfferEnd | undefined>;
}
export const Waitlist = portSymbol<Waitlist>('Waitlist');
