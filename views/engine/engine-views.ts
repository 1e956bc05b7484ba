import type { Stage } from '../../src/core/reserve/reservation-steps';

/** What the frame of the reservation flow says: where the visitor is, of which voyage and suite (RES-01 to RES-12). */
export interface ReservationView {
  readonly stage: Stage;
  readonly voyage: { readonly title: string; readonly dateRange: string; readonly nights: string };
  readonly suite?: { readonly title: string; readonly code: string };
  /** Messages of the error codes in the address (RES-11). */
  readonly errors: readonly string[];
  readonly backHref: string;
}

/** The cabin that is kept for this visitor, and for how long. */
export interface HoldView {
  readonly holdId: string;
  /** Seconds from the rendering of this page on; the browser's own clock may be wrong. */
  readonly secondsLeft: number;
  /** "Your suite is held until 2:32 pm, Eastern Time." */
  readonly text: string;
  /** Where to begin again when the time is over. */
  readonly expiredHref: string;
}

export interface QuoteView {
  readonly lines: readonly { readonly label: string; readonly amount: string }[];
  readonly total: string;
}

export interface GuestSlot {
  /** From 1 on: it is part of the field names. */
  readonly index: number;
  /** "Guest 1, lead guest". */
  readonly label: string;
  readonly kind: 'adult' | 'child';
}

/** One way to pay. `deposit` is left out when the whole amount is due already. */
export type PaymentChoiceView =
  | { readonly value: 'deposit'; readonly now: string; readonly later: string; readonly laterDueOn: string }
  | { readonly value: 'full'; readonly now: string }
  | { readonly value: 'offer'; readonly deposit: string; readonly depositDueOn: string };

/** What went wrong with the last attempt to pay. `unknown`: the bank has not answered; nothing is taken twice. */
export interface PaymentProblem {
  readonly kind: 'declined' | 'unknown' | 'unavailable';
  readonly reference: string;
}
