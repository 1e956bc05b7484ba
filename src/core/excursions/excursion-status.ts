export type ExcursionStatus = 'Confirmed' | 'Requested';

/** What the reservation system calls bookings that hold a place (EXC-01). */
const CONFIRMED_STATUSES: ReadonlySet<string> = new Set([
  'PREPAID_NOT_POSTED',
  'PREBOOKED_NOT_POSTED',
  'DIRECT_NOT_POSTED',
  'CONFIRMED',
]);

export interface ExcursionBookingState {
  /** As the reservation system sends it; may be blank or missing. */
  readonly status: string | null | undefined;
  readonly isCustom: boolean;
}

/**
 * What a guest is told about an excursion (EXC-01, EXC-02, EXC-03). Statuses are compared trimmed and in any case. A
 * blank status is a missing one: Requested for a custom excursion, Confirmed for any other (H26).
 */
export function excursionStatus({ status, isCustom }: ExcursionBookingState): ExcursionStatus {
  const name = (status ?? '').trim().toUpperCase();
  if (name === '') return isCustom ? 'Requested' : 'Confirmed';
  return CONFIRMED_STATUSES.has(name) ? 'Confirmed' : 'Requested';
}

/** Only a confirmed excursion is highlighted (EXC-04). */
export function isHighlighted(status: ExcursionStatus): boolean {
  return status === 'Confirmed';
}
