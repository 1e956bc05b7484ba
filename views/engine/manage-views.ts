/** What the engine's own page of a reservation shows above everything else. Ready to print. */
export interface ReservationView {
  readonly reservationId: string;
  /** "Booked". */
  readonly status: string;
  readonly title: string;
  /** Dates, nights and ports; suite and cabin; guests: one line each. */
  readonly facts: readonly string[];
}

/** The money of a reservation. Lines add up to the total; paid and remaining add up to it too. */
export interface AccountView {
  readonly lines: readonly { readonly label: string; readonly amount: string }[];
  readonly total: string;
  /** The earliest first; `isBack`: it went back to the guest. */
  readonly payments: readonly {
    readonly paymentId: string;
    readonly when: string;
    readonly card?: string;
    readonly amount: string;
    readonly isBack?: true;
  }[];
  readonly paid: string;
  /** Absent when nothing will be paid any more. */
  readonly remaining?: string | undefined;
  /** What is due next. */
  readonly due?:
    | { readonly kind: 'deposit'; readonly amount: string; readonly date: string }
    | { readonly kind: 'balance'; readonly date: string }
    | undefined;
  readonly downloadHref: string;
}

/** One sum that may be paid. `part` is written by the guest. */
export type AmountChoiceView =
  | { readonly value: 'deposit'; readonly amount: string; readonly later: string }
  | { readonly value: 'balance'; readonly amount: string }
  | { readonly value: 'part'; readonly least: string; readonly balance: string };

/** `changed`: something was paid since the page was opened. `closed`: the reservation took no more. */
export type AmountProblem = 'declined' | 'changed' | 'closed';

/** Why nothing can be paid. */
export type ClosedState = 'paid' | 'WL' | 'place' | 'CT' | 'CX' | 'over';
