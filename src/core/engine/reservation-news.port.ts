import type { Money } from '../shared/money';
import { portSymbol } from '../shared/port-symbol';

/** The sums of a reservation that ended: what was paid, what the line retains by its terms, and what it refunds. */
export interface CancellationAccount {
  readonly paid: Money;
  readonly retained: Money;
  readonly refund: Money;
}

/**
 * A change of a reservation. `reserved`: it is a booking. `offered`: its suite is held without payment. `joined`: it is
 * on the waitlist. `lapsed`: it expired, without its whole deposit. `cancelled`: an operator ended it.
 */
export type ReservationChange =
  | { readonly kind: 'reserved' | 'offered' | 'joined' }
  /** `wasInLine`: the reservation was a waitlist entry, without a suite. */
  | ({ readonly kind: 'lapsed' | 'cancelled'; readonly wasInLine: boolean } & CancellationAccount);

/** A payment that changed only what is due. For several suites its amount is the sum of their shares. */
export interface PaymentReceived {
  readonly kind: 'paid';
  readonly paymentId: string;
  readonly amount: Money;
}

export type UnnotifiedNews = (ReservationChange | PaymentReceived) & {
  readonly reservationId: string;
  readonly firstName: string;
  /** Absent when no e-mail address is known: no message can be sent. */
  readonly email?: string;
};

export type NewsKey =
  | { readonly kind: ReservationChange['kind']; readonly reservationId: string }
  | Pick<PaymentReceived, 'kind' | 'paymentId'>;

/** Each kind of change occurs at most once per reservation, each payment once. Safe on many nodes at once. */
export interface ReservationNews {
  /** Each is claimed by one caller until `leaseUntil`. */
  claimUnnotified(leaseUntil: Date): Promise<readonly UnnotifiedNews[]>;
  markNotified(news: NewsKey): Promise<void>;
}
export const ReservationNews = portSymbol<ReservationNews>('ReservationNews');
