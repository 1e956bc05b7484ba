import { sql } from 'kysely';
import type { OpenTransaction } from './line-database';

/** Deletes what a feature stores for holds that were deleted, unless they led to a reservation that needs it. */
export type ForgetHolds = (transaction: OpenTransaction, holdIds: readonly string[]) => Promise<void>;

/**
 * Deletes a feature's rows that are retained no longer. It runs with each rollover, in the order of a reset: newest
 * tables first. `forgetHolds` is that of all tables.
 */
export type ForgetOld = (
  transaction: OpenTransaction,
  rollover: { readonly now: number; readonly forgetHolds: ForgetHolds },
) => Promise<void>;

export const ledToNoReservation = (
  holdId: 'acceptances.hold_id' | 'booking_actors.origin' | 'booking_advisers.hold_id',
) => sql<boolean>`not exists (select 1 from reservations where reservations.origin = ${sql.ref(holdId)})`;
