import type { Money } from '../shared/money';
import { portSymbol } from '../shared/port-symbol';

/** A payment that came too late and is refunded whole. */
export interface RefundedPayment {
  /** Id of the hold or of the payment on a reservation. */
  readonly paymentId: string;
  readonly itineraryId: string;
  /** The hold had ended, and nothing is reserved; or the reservation accepted no payment any more, or not this much. */
  readonly cause:
    | { readonly kind: 'hold-ended'; readonly categories: readonly string[] }
    | { readonly kind: 'not-payable'; readonly reservationId: string };
  readonly amount: Money;
  readonly firstName: string;
  /** Absent when no e-mail address is known: no message can be sent. */
  readonly email?: string;
}

/** `CabinBookings` records each once, when it refuses what was paid. Safe on many nodes at once. */
export interface RefundedPayments {
  /** Each is claimed by one caller until `leaseUntil`. */
  claimUnnotified(leaseUntil: Date): Promise<readonly RefundedPayment[]>;
  markNotified(paymentId: string): Promise<void>;
}
export const RefundedPayments = portSymbol<RefundedPayments>('RefundedPayments');
