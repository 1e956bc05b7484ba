import type { Money } from '../shared/money';
import type { BookingRequest, CabinHold, GuestDetails, Quote } from './booking';

export type HoldOutcome = { readonly kind: 'held'; readonly hold: CabinHold } | { readonly kind: 'sold-out' };

export type PaymentStartOutcome =
  | { readonly kind: 'started'; readonly hold: CabinHold }
  | { readonly kind: 'reserved'; readonly reservationId: string }
  | { readonly kind: 'hold-expired' }
  | { readonly kind: 'unknown-hold' };

/** `too-many-offers`: nothing is paid, and this guest has as many unpaid offers open as the line's terms allow. */
export type ReserveOutcome =
  | { readonly kind: 'reserved'; readonly reservationId: string }
  | { readonly kind: 'too-many-offers' }
  | { readonly kind: 'hold-expired' }
  | { readonly kind: 'unknown-hold' };

export interface HoldRequest extends BookingRequest {
  readonly contactId?: string;
  readonly quote: Quote;
  readonly expiresAt: Date;
  /** The hold that the same browser has already: renewed when it is for the same, given back when it is not. */
  readonly replaces?: string;
}

export interface ReservationPayment {
  readonly reservationId: string;
  readonly paymentId: string;
  readonly amount: Money;
  readonly cardLast4?: string | undefined;
}

/** `refused`: nothing may be paid on this reservation any more, or not so much. */
export type RecordPaymentOutcome = 'recorded' | 'refused' | 'unknown-reservation';

/** The engine's cabins and reservations. Every method is one atomic step; two visitors never get the same cabin. */
export interface CabinBookings {
  /** Sailing and category must exist. `sold-out` also when no more cabins are free than guests wait for in line. */
  hold(request: HoldRequest): Promise<HoldOutcome>;
  /** Also a hold that has run out or became a reservation: the caller looks at `expiresAt` and `reservationId`. */
  getHold(holdId: string): Promise<CabinHold | undefined>;
  saveGuests(holdId: string, guests: readonly GuestDetails[]): Promise<'saved' | 'hold-expired' | 'unknown-hold'>;
  /** The cabin is free again. Nothing happens to a hold that became a reservation. */
  release(holdId: string): Promise<void>;
  /** Money is about to move: the cabin stays held until `holdUntil` at least, and the hold is listed as unsettled. */
  startPayment(start: { readonly holdId: string; readonly holdUntil: Date }): Promise<PaymentStartOutcome>;
  /** Holds whose payment began before `startedBefore` and that neither became a reservation nor were released. */
  findUnsettledHolds(startedBefore: Date): Promise<readonly CabinHold[]>;
  /**
   * Makes the held cabin a reservation: BK when something was paid, OF when nothing was. Calling it again with the
   * same hold gives the same reservation; a payment that comes after an offer is put down to it. A hold that has run
   * out is still honoured when it is paid and nobody else has taken the cabin.
   */
  reserve(booking: {
    readonly holdId: string;
    /** Minor units of the quote's currency. */
    readonly paid: number;
    readonly cardLast4?: string;
  }): Promise<ReserveOutcome>;
  /**
   * Puts a payment down to a reservation that is booked or offered, once per `paymentId`. An offer becomes a booking
   * when its deposit is there.
   */
  recordPayment(payment: ReservationPayment): Promise<RecordPaymentOutcome>;
}
export const CabinBookings = Symbol('CabinBookings');
