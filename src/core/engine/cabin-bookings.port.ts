import type { Money } from '../shared/money';
import type { BookingRequest, CabinHold, GuestDetails, Quote } from './booking';
import type { BookingActor, StockLimit } from './booking-actor';
import type { PaymentShare } from './payment-intents.port';
import { portSymbol } from '../shared/port-symbol';
import type { IdPage } from './settlement-rounds';

/** `too-many-holds` and `cabin-taken`: nothing changed, and the visitor's earlier hold stays. */
export type HoldOutcome =
  | { readonly kind: 'held'; readonly hold: CabinHold }
  | { readonly kind: 'sold-out' }
  /** The named cabin is held, sold, or of another category. */
  | { readonly kind: 'cabin-taken' }
  | { readonly kind: 'too-many-holds'; readonly limit: StockLimit };

export type PaymentStartOutcome =
  | { readonly kind: 'started'; readonly hold: CabinHold }
  | { readonly kind: 'reserved'; readonly reservationId: string }
  | { readonly kind: 'hold-expired' }
  | { readonly kind: 'unknown-hold' };

/** `too-many-offers`: nothing is paid, and this guest has the maximum of unpaid offers open. */
export type ReserveOutcome =
  | { readonly kind: 'reserved'; readonly reservationId: string }
  | { readonly kind: 'too-many-offers' }
  | { readonly kind: 'hold-expired' }
  | { readonly kind: 'unknown-hold' };

export interface HoldRequest extends BookingRequest {
  readonly contactId?: string;
  /** Exactly this cabin is requested; absent when any cabin of the category will do. */
  readonly cabinNumber?: string;
  readonly quote: Quote;
  readonly expiresAt: Date;
  /** Limits apply to this actor; absent when the caller is the line itself. */
  readonly actor?: BookingActor;
  /** The browser's current hold: renewed when the request is the same, released when it is not. */
  readonly replaces?: string;
}

export interface ReservationPayment {
  readonly reservationId: string;
  readonly paymentId: string;
  readonly amount: Money;
  /** Shares of several suites that were reserved together: all are credited, or none. */
  readonly shares?: readonly PaymentShare[] | undefined;
  readonly cardLast4?: string | undefined;
}

/** `refused`: the reservation accepts no payment any more, or not this much. */
export type RecordPaymentOutcome = 'recorded' | 'refused' | 'unknown-reservation';

/** The engine's cabins and reservations. Every method is atomic; two visitors never get the same cabin. */
export interface CabinBookings {
  /** Sailing and category must exist. `sold-out` also when no more cabins are free than waitlist entries wait for. */
  hold(request: HoldRequest): Promise<HoldOutcome>;
  /** Returns also an expired hold and one that became a reservation: see `expiresAt` and `reservationId`. */
  getHold(holdId: string): Promise<CabinHold | undefined>;
  saveGuests(holdId: string, guests: readonly GuestDetails[]): Promise<'saved' | 'hold-expired' | 'unknown-hold'>;
  /**
   * Records that the e-mail address was proved in the holding browser: the names come from its owner, not from a
   * stranger (reliability F5).
   */
  noteProof(holdId: string, provedAddress: string): Promise<void>;
  /** Frees the cabin. A hold that became a reservation stays unchanged. */
  release(holdId: string): Promise<void>;
  /** The cabin stays held until `holdUntil` at least, and the hold is listed as unsettled. */
  startPayment(start: { readonly holdId: string; readonly holdUntil: Date }): Promise<PaymentStartOutcome>;
  /** Holds whose payment began before `startedBefore` and that neither became a reservation nor were released. */
  findUnsettledHolds(page: IdPage & { readonly startedBefore: Date }): Promise<readonly CabinHold[]>;
  /**
   * Makes the held cabin a reservation: BK when something was paid, OF when nothing was. Idempotent by hold; a payment
   * that follows an offer is credited to it. An expired hold is still honoured when it is paid and its cabin is still
   * free; one that cannot be is recorded, so that its guest is notified of the refund (`RefundedPayments`).
   */
  reserve(booking: {
    readonly holdId: string;
    /** The paid amount is in minor units of the quote's currency. */
    readonly paid: number;
    readonly cardLast4?: string;
  }): Promise<ReserveOutcome>;
  /**
   * Credits a payment to a reservation that is booked or offered, once per `paymentId`. An offer becomes a booking when
   * its deposit is complete. A refused payment is recorded like that of an expired hold.
   */
  recordPayment(payment: ReservationPayment): Promise<RecordPaymentOutcome>;
}
export const CabinBookings = portSymbol<CabinBookings>('CabinBookings');
