import type { Money } from '../shared/money';
import { portSymbol } from '../shared/port-symbol';
import type { IdPage } from './settlement-rounds';

/** A part of one payment that is owed to the guest because the reservation has ended. */
export interface DueRefund {
  readonly refundId: string;
  readonly reservationId: string;
  readonly reference: string;
  readonly amount: Money;
  readonly cardLast4?: string;
}

export interface ProviderRefund {
  readonly providerId: string;
  readonly refundId?: string;
  readonly amount: Money;
  /** True when the card's bank rejected the refund, so that the provider has the money again. */
  readonly hasFailed: boolean;
}

/** Refunds that were recorded with the end of a reservation and are still to be made. Safe on many nodes at once. */
export interface DueRefunds {
  findDue(page: IdPage): Promise<readonly DueRefund[]>;
  /**
   * `given-back`: made by the payment provider; it becomes a negative payment of the reservation. `by-hand`: the
   * provider refuses this sum. Returns false when it was recorded before, or `by-hand` is said of a sum that has
   * changed since.
   */
  settle(refund: DueRefund, state: 'given-back' | 'by-hand'): Promise<boolean>;
  /** Records each refund once. Refunds made directly at the provider reduce the sums that are paid and still due. */
  note(reference: string, refunds: readonly ProviderRefund[]): Promise<void>;
}
export const DueRefunds = portSymbol<DueRefunds>('DueRefunds');
