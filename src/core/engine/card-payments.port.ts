import type { Money } from '../shared/money';

export type ChargeOutcome =
  | { readonly kind: 'paid'; readonly cardLast4: string }
  | { readonly kind: 'declined' }
  | { readonly kind: 'second-step'; readonly challengeId: string }
  | { readonly kind: 'unknown' };

export interface Card {
  /** Digits only. */
  readonly number: string;
  readonly expiry: string;
  readonly securityCode: string;
  readonly nameOnCard: string;
}

/**
 * Takes money from a card. `reference` makes a repeat of the same charge return the first outcome, so that nobody
 * pays twice. `unknown`: the answer was lost after the money may have been taken; ask again with `findCharge`.
 */
export interface CardPayments {
  charge(payment: { readonly reference: string; readonly amount: Money; readonly card: Card }): Promise<ChargeOutcome>;
  /** The guest's answer to the bank's second step. */
  answerChallenge(answer: { readonly challengeId: string; readonly code: string }): Promise<ChargeOutcome>;
  findCharge(reference: string): Promise<ChargeOutcome | undefined>;
}
export const CardPayments = Symbol('CardPayments');
