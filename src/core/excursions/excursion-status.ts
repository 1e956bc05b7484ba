import type { PartyState } from './seat-ledger';

export type ExcursionStatus = 'Confirmed' | 'Requested';

/** These status values of the reservation system mean a confirmed booking (EXC-01). */
const CONFIRMED_STATUSES: ReadonlySet<string> = new Set([
  'PREPAID_NOT_POSTED',
  'PREBOOKED_NOT_POSTED',
  'DIRECT_NOT_POSTED',
  'CONFIRMED',
]);

interface ExcursionBookingState {
  /** The raw value of the reservation system; may be blank or missing. */
  readonly status: string | null | undefined;
  readonly isCustom: boolean;
}

/**
 * Returns the status shown to the guest (EXC-01, EXC-02, EXC-03). Values are compared trimmed and case-insensitively. A
 * blank status counts as missing: Requested for a custom excursion, Confirmed for any other (H26).
 */
export function excursionStatus({ status, isCustom }: ExcursionBookingState): ExcursionStatus {
  const name = (status ?? '').trim().toUpperCase();
  if (name === '') return isCustom ? 'Requested' : 'Confirmed';
  return CONFIRMED_STATUSES.has(name) ? 'Confirmed' : 'Requested';
}

/** `OFFERED` is a status that the engine contract adds to those of the specification. */
export function partyStateOf(status: ExcursionBookingState['status']): PartyState {
  if (status?.trim().toUpperCase() === 'OFFERED') return 'offered';
  return excursionStatus({ status, isCustom: false }) === 'Confirmed' ? 'confirmed' : 'waiting';
}
