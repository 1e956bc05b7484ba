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
  readonly kind: 'declined' | 'unknown' | 'unavailable' | 'offers';
  readonly reference: string;
}
