import type { Money } from '../shared/money';
import { portSymbol } from '../shared/port-symbol';
import type { IdPage } from './settlement-rounds';

/**
 * `charging`: the provider was asked and its response is not recorded yet. `awaiting-code`: the bank asks the guest.
 * `on-hosted-page`: the guest may pay on the provider's page. `declined`: nothing was taken, or it was refunded;
 * another payment may be begun.
 */
export type PaymentState = 'charging' | 'awaiting-code' | 'on-hosted-page' | 'paid' | 'declined';

/** One suite's share of a payment for several suites that were reserved together. */
export interface PaymentShare {
  readonly reservationId: string;
  readonly amount: Money;
}

/** A payment on an existing reservation begins once, is charged under one reference, and ends once. */
export interface PaymentIntent {
  readonly paymentId: string;
  readonly reservationId: string;
  readonly amount: Money;
  /** Shares of a payment for several suites, in the order of their booking; they add up to `amount`. */
  readonly shares?: readonly PaymentShare[];
  readonly state: PaymentState;
  readonly changedAt: Date;
}

/** `known`: this payment was begun before; it must be read, not charged again. `under-way`: another one is open. */
export type BeginPaymentOutcome =
  | { readonly kind: 'begun' }
  | { readonly kind: 'known'; readonly intent: PaymentIntent }
  | { readonly kind: 'in-progress' }
  | { readonly kind: 'not-payable' };

/** Payments begun on reservations. Every method is atomic across all nodes. */
export interface PaymentIntents {
  /**
   * Of several calls with one `paymentId`, one gets `begun`. Of several payments on one reservation only one is
   * charging at a time; a payment for several suites counts on each of them. A payment that only awaits its code is
   * replaced, and one on the provider's page does not block another. `not-payable`: not booked or offered, or more than
   * is left to pay.
   */
  begin(payment: Omit<PaymentIntent, 'state' | 'changedAt'>): Promise<BeginPaymentOutcome>;
  find(paymentId: string): Promise<PaymentIntent | undefined>;
  /**
   * Payments that have not ended, oldest first: those of this reservation, and those for several suites of its booking.
   */
  findOpen(reservationId: string): Promise<readonly PaymentIntent[]>;
  /** False when the payment was not in the state `from`, because another caller had changed it. */
  move(step: { readonly paymentId: string; readonly from: PaymentState; readonly to: PaymentState }): Promise<boolean>;
  /** Open payments of all reservations that were not changed since. */
  findUnsettled(page: IdPage & { readonly changedBefore: Date }): Promise<readonly PaymentIntent[]>;
}
export const PaymentIntents = portSymbol<PaymentIntents>('PaymentIntents');
