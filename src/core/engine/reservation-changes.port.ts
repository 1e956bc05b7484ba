export type CancelOutcome = 'cancelled' | 'not-cancellable' | 'unknown-reservation';

/** What becomes of reservations with time, or by a consultant. A cabin that is given up is free again exactly once. */
export interface ReservationChanges {
  /** BK, OF and WL become CX. A repeat is `cancelled` again; what has sailed or has lapsed is `not-cancellable`. */
  cancel(reservationId: string): Promise<CancelOutcome>;
  /** Unpaid offers past their deposit date, and waitlist entries for a voyage that has begun, become CT. Gives their numbers. */
  lapse(): Promise<readonly string[]>;
  /** One unpaid offer or waitlist entry becomes CT before its time; false when it is neither. */
  lapseNow(reservationId: string): Promise<boolean>;
  /** Bookings whose voyage is over: CL when everything was paid, TM when something was not (H18). Gives their numbers. */
  closeVoyages(): Promise<readonly string[]>;
}
export const ReservationChanges = Symbol('ReservationChanges');
