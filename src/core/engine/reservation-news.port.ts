import type { Money } from '../shared/money';

/** Of `paid` the terms keep `kept`; `back` is the rest. */
export interface CancellationAccount {
  readonly paid: Money;
  readonly kept: Money;
  readonly back: Money;
}

/**
 * What became of a reservation. `reserved`: it is a booking. `offered`: its suite is kept without payment. `joined`: it
 * stands in line. `lapsed`: its time ran out, and nothing was paid. `cancelled`: the line’s people ended it.
 */
export type ReservationChange =
  | { readonly kind: 'reserved' | 'offered' | 'joined' }
  /** `wasInLine`: it had no suite yet. */
  | { readonly kind: 'lapsed'; readonly wasInLine: boolean }
  | ({ readonly kind: 'cancelled'; readonly wasInLine: boolean } & CancellationAccount);

/** A change of which the reservation’s guest has not heard. */
export type UnnotifiedNews = ReservationChange & {
  readonly reservationId: string;
  readonly firstName: string;
  /** Nobody to write to. */
  readonly email?: string;
};

/** What guests are to hear of their reservations; a reservation meets each kind of change once at most. Safe on many nodes at once. */
export interface ReservationNews {
  /** Each given to one caller until `leaseUntil`. */
  claimUnnotified(leaseUntil: Date): Promise<readonly UnnotifiedNews[]>;
  markNotified(news: Pick<UnnotifiedNews, 'reservationId' | 'kind'>): Promise<void>;
}
export const ReservationNews = Symbol('ReservationNews');
