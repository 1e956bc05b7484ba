import type { Money } from '../shared/money';
import { portSymbol } from '../shared/port-symbol';

/** `changed`: the line keeps another amount than the guest agreed to; nothing was cancelled. */
export type CancelOutcome = 'cancelled' | 'changed' | 'not-cancellable' | 'unknown-reservation';

/** Ends reservations by time, or by an operator's command. A released cabin is freed exactly once. */
export interface ReservationChanges {
  /**
   * BK, OF and WL become CX, and what the terms do not retain is refunded. A repeat is `cancelled` again; a reservation
   * that has sailed or lapsed is `not-cancellable`. `agreedSum` is the retained sum that the guest was shown.
   */
  cancel(reservationId: string, agreedSum?: Money): Promise<CancelOutcome>;
  /** Unpaid offers past their deposit date, and waitlist entries for a voyage that has begun, become CT. */
  lapse(): Promise<readonly string[]>;
  /** CL when everything was paid, TM otherwise (H18). Returns their reservation numbers. */
  closeVoyages(): Promise<readonly string[]>;
}
export const ReservationChanges = portSymbol<ReservationChanges>('ReservationChanges');
