export interface HoldView {
  readonly holdId: string;
  /** Seconds from the rendering of this page, because the browser's clock may be wrong. */
  readonly secondsLeft: number;
  /** Such as "Your suite is held until 2:32 pm, Eastern Time." */
  readonly text: string;
  /** Address where the visitor starts again after the hold has expired. */
  readonly expiredHref: string;
}

export interface QuoteView {
  readonly lines: readonly { readonly label: string; readonly amount: string }[];
  readonly total: string;
}

export interface GuestSlot {
  /** Starts at 1; part of the field names. */
  readonly index: number;
  /** Such as "Guest 1, lead guest". */
  readonly label: string;
  readonly kind: 'adult' | 'child';
}

/** A payment option. `deposit` is omitted when the whole amount is due already. */
export type PaymentChoiceView =
  | { readonly value: 'deposit'; readonly now: string; readonly later: string; readonly laterDueOn: string }
  | { readonly value: 'full'; readonly now: string }
  | { readonly value: 'offer'; readonly deposit: string; readonly depositDueOn: string };

/** How cards are paid with: with test cards in this form, on the provider's page, or not at all. */
export type PaymentMethodView = 'test-cards' | 'hosted-page' | 'none';

/** Failure of the last payment attempt. `unpaid`: the guest left the provider's page without paying. `unknown`: the bank has not answered; nothing is charged twice. */
export interface PaymentProblem {
  readonly kind: 'declined' | 'declines' | 'unknown' | 'unpaid' | 'unavailable' | 'offers';
  readonly reference: string;
}
