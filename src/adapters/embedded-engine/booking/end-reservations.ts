import type { CancelOutcome } from '../../../core/engine/reservation-changes.port';
import { money } from '../../../core/shared/money';
import { addDays, type PlainDate } from '../../../core/shared/plain-date';
import { partPaidGraceDays } from '../../../core/trips/payment-plan';
import type { LineDatabase, OpenTransaction } from '../../sql/line-database';
import { leaveWaitlist } from '../waitlist/leave-waitlist';
import { noteNews } from './note-news';
import { writeRefunds } from './write-refunds';
import { recordReservationEvent } from './record-reservation-event';

const endedColumns = ['reservation_id', 'origin', 'group_id', 'deposit_due_on', 'total_paid', 'currency'] as const;

const cancellable = ['BK', 'OF', 'WL'] as const;

/** The conditional update of the status decides: only the caller that changes it frees the cabin. */
export async function cancelReservation(transaction: OpenTransaction, reservationId: string): Promise<CancelOutcome> {
  const cancelledRow = await transaction
    .updateTable('reservations')
    .set({ status: 'CX', cabin_number: null })
    .where('reservation_id', '=', reservationId)
    .where('status', 'in', cancellable)
    .returning('reservation_id')
    .executeTakeFirst();
  if (cancelledRow) {
    await freeCabin(transaction, reservationId);
    await recordReservationEvent(transaction, 'reservation.cancelled', reservationId, { reason: 'cancelled' });
    return 'cancelled';
  }
  const row = await transaction
    .selectFrom('reservations')
    .select('status')
    .where('reservation_id', '=', reservationId)
    .executeTakeFirst();
  if (!row) return 'unknown-reservation';
  return row.status === 'CX' ? 'cancelled' : 'not-cancellable';
}

/**
 * Ends unpaid offers after their due date, and waitlist entries whose voyage begins (H18). An offer with a partly paid
 * deposit lapses some days later, and the part is refunded (reliability F7).
 */
export async function lapseReservations(transaction: OpenTransaction, today: PlainDate): Promise<readonly string[]> {
  const lapsedRow = await transaction
    .updateTable('reservations')
    .set({ status: 'CT', cabin_number: null })
    .where(({ and, or, eb }) =>
      or([
        and([eb('status', '=', 'OF'), eb('total_paid', '=', 0), eb('deposit_due_on', '<', today)]),
        and([eb('status', '=', 'OF'), eb('deposit_due_on', '<', addDays(today, -partPaidGraceDays))]),
        and([eb('status', '=', 'WL'), eb('start_on', '<=', today)]),
      ]),
    )
    .returning(endedColumns)
    .execute();
  for (const row of lapsedRow) await endLapsed(transaction, row);
  return lapsedRow.map(({ reservation_id: id }) => id);
}

export async function lapseReservation(transaction: OpenTransaction, reservationId: string): Promise<boolean> {
  const lapsedRow = await transaction
    .updateTable('reservations')
    .set({ status: 'CT', cabin_number: null })
    .where('reservation_id', '=', reservationId)
    .where('status', 'in', ['OF', 'WL'])
    .where('total_paid', '=', 0)
    .returning(endedColumns)
    .executeTakeFirst();
  if (lapsedRow) await endLapsed(transaction, lapsedRow);
  return lapsedRow !== undefined;
}

/** A reservation without a deposit date never had a suite: it was a waitlist entry. */
async function endLapsed(
  transaction: OpenTransaction,
  row: Pick<LineDatabase['reservations'], (typeof endedColumns)[number]>,
): Promise<void> {
  const { reservation_id: id, deposit_due_on: dueOn, currency } = row;
  await freeCabin(transaction, id);
  const account = await writeRefunds(transaction, row, money(0, currency));
  await noteNews(transaction, id, { kind: 'lapsed', wasInLine: dueOn === null, ...account });
  await recordReservationEvent(transaction, 'reservation.cancelled', id, { reason: 'lapsed' });
}

/** A past voyage becomes closed when it was paid, and ended when an amount is still open (H18). */
export async function closeVoyages(transaction: OpenTransaction, today: PlainDate): Promise<readonly string[]> {
  const closedRows = await transaction
    .updateTable('reservations')
    .set(({ eb }) => ({
      status: eb
        .case()
        .when('total_paid', '>=', eb.ref('total'))
        .then('CL' as const)
        .else('TM' as const)
        .end(),
    }))
    .where('status', '=', 'BK')
    .where('end_on', '<', today)
    .returning('reservation_id')
    .execute();
  return closedRows.map(({ reservation_id: id }) => id);
}

async function freeCabin(transaction: OpenTransaction, reservationId: string): Promise<void> {
  await leaveWaitlist(transaction, reservationId);
  await transaction.deleteFrom('cabin_claims').where('reservation_id', '=', reservationId).execute();
}
