import type { BookingRequest, GuestDetails, Quote } from './booking';

/** A suite that came free, kept for one guest in line until they answer. */
export interface WaitlistOffer {
  readonly offerId: string;
  readonly cabinNumber: string;
  readonly quote: Quote;
  /** Unanswered by then, it passes on to the next in line. */
  readonly expiresAt: Date;
}

/** One reservation's place in the line for a category on a sailing. */
export interface WaitlistEntry extends BookingRequest {
  readonly reservationId: string;
  readonly joinedAt: Date;
  /** 1 is first. The line is in the order of (joined at, reservation number); who has an open offer still stands in it. */
  readonly position: number;
  readonly offer?: WaitlistOffer;
}

export interface WaitlistRequest extends BookingRequest {
  /** The same for every try of one wish. */
  readonly requestKey: string;
  readonly contactId?: string;
  readonly quote: Quote;
  readonly guests: readonly GuestDetails[];
}

/**
 * `accepted`: the reservation is an offer (OF) with that cabin, and is paid like any other. `no-offer`: none was made,
 * or it has passed on. A repeat gives the same answer.
 */
export type AcceptOutcome = { readonly kind: 'accepted' } | { readonly kind: 'no-offer' };
export type DeclineOutcome = { readonly kind: 'declined' } | { readonly kind: 'no-offer' };

/** What became of a suite that was offered. `withdrawn`: the reservation was ended otherwise, before its guest answered. */
export type OfferEnd = 'accepted' | 'declined' | 'passed-on' | 'withdrawn';

/** The lines for suites that are sold out, as a guest in line meets them. Every method is one atomic step. */
export interface Waitlist {
  /** A reservation with status WL and no cabin: one per `requestKey`. */
  join(request: WaitlistRequest): Promise<{ readonly reservationId: string }>;
  /** The places of those reservations that stand in a line, in no order. Whose offer ran out unanswered stands in none. */
  findEntries(reservationIds: readonly string[]): Promise<readonly WaitlistEntry[]>;
  accept(reservationId: string): Promise<AcceptOutcome>;
  /** The guest leaves the line (CX), and the suite goes to the next in it. */
  decline(reservationId: string): Promise<DeclineOutcome>;
  /** Undefined: none was made, or it is open. One that ran out is `passed-on` at once. */
  findOfferEnd(reservationId: string): Promise<OfferEnd | undefined>;
}
export const Waitlist = Symbol('Waitlist');
