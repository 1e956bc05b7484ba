import { portSymbol } from '../shared/port-symbol';
import type { PageDecline } from './decline-limits';
import type { ProviderRefund } from './due-refunds.port';
import type { PaymentAlert } from './payment-alerts.port';

export type PaymentNotice =
  | { readonly kind: 'charge-changed'; readonly reference: string }
  | { readonly kind: 'alert'; readonly alert: PaymentAlert }
  | { readonly kind: 'card-declined'; readonly reference: string; readonly decline: PageDecline }
  /** All refunds of a charge. `alert`: an operator should look at one of them. */
  | {
      readonly kind: 'refunds';
      readonly reference: string;
      readonly refunds: readonly ProviderRefund[];
      readonly alert?: PaymentAlert;
    }
  | { readonly kind: 'not-ours' }
  | { readonly kind: 'bad-signature' };

/**
 * A notice is a reason to ask the provider, never the answer itself: it may come late, twice or out of order
 * (reliability F2).
 */
export interface PaymentNotices {
  /** @throws Unavailable when the provider cannot be asked now; it sends the notice again later. */
  read(call: { readonly body: Uint8Array; readonly signature: string | undefined }): Promise<PaymentNotice>;
}
export const PaymentNotices = portSymbol<PaymentNotices>('PaymentNotices');
