import type { Money } from '../shared/money';
import type { PlainDate } from '../shared/plain-date';

/** A reservation that the line’s people have ended, and of which its guest has not heard. */
export interface UntoldCancellation {
  readonly reservationId: string;
  /** It had no suite yet. */
  readonly wasInLine: boolean;
  readonly voyage: string;
  readonly start: PlainDate;
  readonly end: PlainDate;
  /** Of `paid` the terms keep `kept`; `back` is the rest. */
  readonly paid: Money;
  readonly kept: Money;
  readonly back: Money;
  readonly firstName: string;
  /** Nobody to write to. */
  readonly email?: string;
}

/** What guests are to hear of their cancelled reservations. Safe on many nodes at once. */
export interface CancellationNews {
  /** Each given to one caller until `leaseUntil`. */
  takeUntold(leaseUntil: Date): Promise<readonly UntoldCancellation[]>;
  noteTold(reservationId: string): Promise<void>;
}
export const CancellationNews = Symbol('CancellationNews');
