import type { CoverView } from '../fare-facts/fare-facts-view';

export interface HoldView {
  readonly holdId: string;
  /** Seconds from the rendering of this page, because the browser's clock may be wrong. */
  readonly secondsLeft: number;
  readonly text: string;
  readonly numbers?: string;
  readonly planHref?: string;
  readonly expiredHref: string;
  readonly extendAction: string;
  /** The visitor asked for more time, which was not given. */
  readonly isNotExtended?: boolean;
}

export interface CabinView {
  readonly code: string;
  readonly number: string;
  readonly deck?: number;
}

export interface HeldSuiteView {
  /** Guests are numbered from 1 in the form. */
  readonly number: number;
  readonly title: string;
  readonly cabin: CabinView;
  readonly guests: string;
  readonly names?: string;
  readonly fare: string;
}

export interface GroupedSuiteView {
  readonly reservationId: string;
  readonly title: string;
  readonly cabin?: CabinView | undefined;
  readonly guests: string;
  readonly fare: string;
  readonly endText?: string;
  readonly manageHref: string;
}

export interface QuoteView {
  readonly lines: readonly { readonly label: string; readonly amount: string; readonly detail?: string }[];
  readonly total: string;
  readonly suiteCount?: number;
}

/** `note` is one sentence that is shown beside the price. */
export interface FareCoverView extends CoverView {
  readonly note?: string;
}

export interface GuestSlot {
  readonly index: number;
  readonly label: string;
  readonly kind: 'adult' | 'child';
  readonly suite?: number;
}

export type PaymentChoiceView =
  | { readonly value: 'deposit'; readonly now: string; readonly later: string; readonly laterDueOn: string }
  | { readonly value: 'full'; readonly now: string }
  | { readonly value: 'offer'; readonly deposit: string; readonly depositDueOn: string };

/** How cards are paid: test cards in this form, any card on the provider's page, or not at all. */
export type PaymentMethodView = 'test-cards' | 'hosted-page' | 'none';

/** The payment provider's page is on another site, so that the form that leads to it cannot be sent by script. */
export const answerOf = (method: PaymentMethodView) => (method === 'hosted-page' ? undefined : 'in-page');

/**
 * Failure of the last payment attempt. `unpaid`: the guest left the provider's page without paying. `unknown`: the bank
 * has not answered; nothing is charged twice.
 */
export interface PaymentProblem {
  readonly kind: 'declined' | 'declines' | 'unknown' | 'unpaid' | 'unavailable' | 'offers';
  readonly reference: string;
}
