import type { Money } from '../shared/money';
import { portSymbol } from '../shared/port-symbol';

/**
 * An event that operators must look at: a dispute, a refund made at the provider, a refund that did not reach its card.
 */
export interface PaymentAlert {
  readonly alertId: string;
  readonly kind: 'dispute' | 'refund-elsewhere' | 'refund-failed';
  readonly reference: string;
  readonly amount: Money;
  /** The provider names the state, such as `needs_response` or `lost`. */
  readonly state: string;
}

export interface PaymentAlerts {
  /** An alert is recorded once, with its newest state. */
  record(alert: PaymentAlert): Promise<void>;
}
export const PaymentAlerts = portSymbol<PaymentAlerts>('PaymentAlerts');
