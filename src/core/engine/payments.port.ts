import type { Money } from '../shared/money';
import { portSymbol } from '../shared/port-symbol';

export type ChargeOutcome =
  | { readonly kind: 'paid'; readonly amount: Money; readonly cardLast4?: string | undefined }
  | { readonly kind: 'declined' }
  /** `amount` is the sum that the bank is asked to approve. */
  | { readonly kind: 'second-step'; readonly challengeId: string; readonly amount: Money }
  /** The guest may pay at this address of the provider; nothing has been paid yet. */
  | { readonly kind: 'hosted-page'; readonly address: string; readonly amount: Money }
  | { readonly kind: 'unknown' };

/** A test card, typed into this site's own form. Real cards are typed on the provider's page only (reliability F2). */
export interface Card {
  readonly number: string;
  readonly expiry: string;
  readonly securityCode: string;
  readonly nameOnCard: string;
}

/**
 * How this installation takes money. `test-cards`: invented cards, in its own form, which move no money (F1).
 * `hosted-page`: on the provider's page. `none`: not at all, so that a reservation is a request or an offer.
 */
export type PaymentMethod = 'test-cards' | 'hosted-page' | 'none';

/** Who pays, as keyed digests. The network is an IPv4 address, or the /64 of an IPv6 one. */
export interface PayerDigests {
  readonly browser: string;
  readonly network: string;
  readonly email?: string | undefined;
}

export interface HostedPage {
  readonly description: string;
  /** Cards that are declined on the page count for them (reliability F3). Pages of the previous release have none. */
  readonly payer?: PayerDigests;
  /** Whole addresses of this site: after a payment, and after leaving the page without one. */
  readonly paidAddress: string;
  readonly unpaidAddress: string;
}

/** How the guest pays; it must fit the installation's payment method. */
export type PaymentMeans =
  | { readonly kind: 'test-card'; readonly card: Card }
  | { readonly kind: 'hosted-page'; readonly page: HostedPage };

export interface PaymentOrder {
  readonly reference: string;
  readonly amount: Money;
  readonly email?: string | undefined;
  readonly means: PaymentMeans;
  readonly openForMs: number;
}

/**
 * Takes and refunds money. Under one `reference` money is taken at most once: after `paid`, a repeat with any card and
 * any amount returns the first payment; after `declined`, another payment may be tried; of several hosted pages one is
 * open at a time. `unknown`: the response was lost after the money may have been taken; ask again with `findCharge`.
 */
export interface Payments {
  readonly method: PaymentMethod;
  /** @throws Unavailable when the provider has opened no page. */
  begin(order: PaymentOrder): Promise<ChargeOutcome>;
  /** The guest's answer to the bank's second step, for a test card. A challenge can be answered once. */
  answerChallenge(answer: { readonly challengeId: string; readonly code: string }): Promise<ChargeOutcome>;
  /** Returns undefined when the reference has no charge, or when its charge was refunded. */
  findCharge(reference: string): Promise<ChargeOutcome | undefined>;
  /** Closes the hosted page, so that it takes no more payment, and returns how the payment ended. */
  close(reference: string): Promise<ChargeOutcome | undefined>;
  /** Refunds the whole charge, once, when the cabin that it paid for is gone. */
  refund(reference: string): Promise<void>;
  /**
   * Refunds a part or all at a later time, once per `refundId`, however often it is called. `refused`: nothing was paid
   * under the reference, or less of it is left.
   */
  refundAmount(refund: {
    readonly refundId: string;
    readonly reference: string;
    readonly amount: Money;
  }): Promise<'given-back' | 'refused'>;
}
export const Payments = portSymbol<Payments>('Payments');
