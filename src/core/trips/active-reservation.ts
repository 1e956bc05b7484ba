import type { ReservationStatus } from './trip';

/**
 * Statuses of reservations that have a suite: they owe what is unpaid and can be cancelled. On the waitlist nothing is
 * owed yet, and other statuses have ended.
 */
export const activeStatuses: readonly ReservationStatus[] = ['BK', 'OF'];

export const isActive = ({ status }: { readonly status: string }): boolean =>
  activeStatuses.some((one) => one === status);
