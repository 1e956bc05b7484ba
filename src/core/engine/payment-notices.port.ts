import type { Money } from '../shared/money';
import { portSymbol } from '../shared/port-symbol';

/**
 * What operators must look at: a dispute between a cardholder and the bank, a refund that somebody made at the provider,
 * a refund that did not reach its card.
 */
export interface PaymentAlert {
  readonly alertId: string;
  readonly kind: 'dispute' | 'refund-elsewhere' | 'refund-failed';
  readonly reference: string;
  readonly amount: Money;
  /** The provider's word for where it stands, such as `needs_response` or `lost`. */
  readonly state: string;
}

export type PaymentNotice =
  | { readonly kind: 'charge-changed'; readonly reference: string }
  | { readonly kind: 'alert'; readonly alert: PaymentAlert }
  /** Of another payment, or another system that uses the same account. */
  | { readonly kind: 'not-ours' }
  | { readonly kind: 'bad-signature' };

/**
 * Reads what the provider reports. A notice is a reason to ask the provider and never the answer, because it may come
 * late, twice or before an older one (reliability F2).
 */
export interface PaymentNotices {
  /** @throws Unavailable when the provider cannot be asked; it reports again later. */
  read(call: { readonly body: Uint8Array; readonly signature: string | undefined }): Promise<PaymentNotice>;
}
export const PaymentNotices = portSymbol<PaymentNotices>('PaymentNotices');
