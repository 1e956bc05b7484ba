import type { Money } from '../shared/money';

export type ChargeOutcome =
  | { readonly kind: 'paid'; readonly amount: Money; readonly cardLast4: string }
  | { readonly kind: 'declined' }
  /** `amount`: what the bank is asked to approve. */
  | { readonly kind: 'second-step'; readonly challengeId: string; readonly amount: Money }
  | { readonly kind: 'unknown' };

export interface Card {
  /** Digits only. */
  readonly number: string;
  /** `MM/YY`. */
  readonly expiry: string;
  readonly securityCode: string;
  readonly nameOnCard: string;
}

/**
 * Takes money from a card. Under one `reference` money is taken at most once: after `paid` a repeat with any card and
 * any amount returns the first payment; after `declined` another card may be tried. `unknown`: the answer was lost
 * after the money may have been taken; ask again with `findCharge`.
 */
export interface CardPayments {
  charge(payment: { readonly reference: string; readonly amount: Money; readonly card: Card }): Promise<ChargeOutcome>;
  /** The guest's answer to the bank's second step. A challenge can be answered once. */
  answerChallenge(answer: { readonly challengeId: string; readonly code: string }): Promise<ChargeOutcome>;
  /** Undefined when no charge is known under the reference, or its money was given back. */
  findCharge(reference: string): Promise<ChargeOutcome | undefined>;
  /** Gives the money back, once, when what it was taken for could not be given. */
  refund(reference: string): Promise<void>;
  /**
   * Gives a part of it back, or all, later: once under one `refundId`, however often it is asked. `refused`: nothing was
   * paid under the reference, or less of it is left.
   */
  giveBack(refund: {
    readonly refundId: string;
    readonly reference: string;
    readonly amount: Money;
  }): Promise<'given-back' | 'refused'>;
}
export const CardPayments = Symbol('CardPayments');
