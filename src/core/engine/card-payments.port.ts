import type { Money } from '../shared/money';
import { portSymbol } from '../shared/port-symbol';

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
 * Charges cards. Under one `reference` money is taken at most once: after `paid` a repeat with any card and any amount
 * returns the first payment; after `declined` another card may be tried. `unknown`: the response was lost after the
 * money may have been taken; ask again with `findCharge`.
 */
export interface CardPayments {
  charge(payment: { readonly reference: string; readonly amount: Money; readonly card: Card }): Promise<ChargeOutcome>;
  /** The guest's answer to the bank's second step. A challenge can be answered once. */
  answerChallenge(answer: { readonly challengeId: string; readonly code: string }): Promise<ChargeOutcome>;
  /** Undefined when no charge is known under the reference, or it was refunded. */
  findCharge(reference: string): Promise<ChargeOutcome | undefined>;
  /** Refunds the whole charge, once, when the cabin it was taken for is gone. */
  refund(reference: string): Promise<void>;
  /**
   * Refunds a part or all later: once per `refundId`, however often it is called. `refused`: nothing was paid under the
   * reference, or less of it is left.
   */
  giveBack(refund: {
    readonly refundId: string;
    readonly reference: string;
    readonly amount: Money;
  }): Promise<'given-back' | 'refused'>;
}
export const CardPayments = portSymbol<CardPayments>('CardPayments');
