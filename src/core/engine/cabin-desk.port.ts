import type { BookingRequest, CabinHold, GuestDetails, PaymentChoice, Quote } from './booking';

export type HoldOutcome =
  | { readonly kind: 'held'; readonly hold: CabinHold }
  | { readonly kind: 'sold-out' }
  | { readonly kind: 'unknown-sailing' }
  | { readonly kind: 'unknown-category' };

export type ReserveOutcome =
  | { readonly kind: 'reserved'; readonly reservationId: string }
  | { readonly kind: 'hold-expired' }
  | { readonly kind: 'unknown-hold' };

/** The engine's cabins and reservations. Every method is one atomic step; two visitors never get the same cabin. */
export interface CabinDesk {
  hold(request: BookingRequest & { readonly contactId?: string; readonly quote: Quote; readonly expiresAt: Date }): Promise<HoldOutcome>;
  getHold(holdId: string): Promise<CabinHold | undefined>;
  saveGuests(holdId: string, guests: readonly GuestDetails[]): Promise<'saved' | 'hold-expired' | 'unknown-hold'>;
  release(holdId: string): Promise<void>;
  /** Makes the held cabin a reservation. Calling it again with the same hold gives the same reservation. */
  reserve(booking: {
    readonly holdId: string;
    readonly choice: PaymentChoice;
    readonly paid: number;
    readonly cardLast4?: string;
  }): Promise<ReserveOutcome>;
  /** A place in line for a category that is sold out: a reservation with status WL and no cabin. */
  joinWaitlist(request: BookingRequest & {
    readonly contactId?: string;
    readonly quote: Quote;
    readonly guests: readonly GuestDetails[];
  }): Promise<{ readonly reservationId: string }>;
}
export const CabinDesk = Symbol('CabinDesk');
