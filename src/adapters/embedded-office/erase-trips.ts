import type { ExpressionBuilder } from 'kysely';
import type { HeldSuite } from '../../core/engine/booking';
import type { LineDatabase, OpenTransaction } from '../sql/line-database';
import { migrations } from '../sql/migrations';
import { readJson } from '../sql/json-text';

const open = ['BK', 'OF', 'WL'] as const;
const sailedStatuses = ['CL', 'TM'];

/** Bookings, offers and waitlist entries of a guest, or of a visitor with one of the guest's addresses. */
export async function findOpenTrips(transaction: OpenTransaction, contactId: string): Promise<readonly string[]> {
  const rows = await transaction
    .selectFrom('reservation_contacts')
    .innerJoin('reservations', 'reservations.reservation_id', 'reservation_contacts.reservation_id')
    .select('reservations.reservation_id')
    .where('contact_id', '=', contactId)
    .where('state', '!=', 'disowned')
    .where('status', 'in', open)
    .orderBy('reservations.reservation_id')
    .execute();
  return rows.map(({ reservation_id: id }) => id);
}

/**
 * Reservations and payments stay without their guest. Names and birthdays stay where the voyage was sailed or money was
 * paid, for the passenger list and the invoice, as My Data states; contact details are always erased.
 */
export async function eraseTrips(transaction: OpenTransaction, contactId: string): Promise<void> {
  const linkedContact = await transaction
    .deleteFrom('reservation_contacts')
    .where('contact_id', '=', contactId)
    .returning(['reservation_id', 'state'])
    .execute();
  const reservationIds = linkedContact.filter(({ state }) => state !== 'disowned').map(({ reservation_id: id }) => id);
  const trips =
    reservationIds.length === 0
      ? []
      : await transaction
          .selectFrom('reservations')
          .select(['reservation_id', 'status', 'total_paid'])
          .select(paymentsOf)
          .where('reservation_id', 'in', reservationIds)
          .where(({ not, exists, selectFrom }) =>
            not(
              exists(
                selectFrom('reservation_contacts')
                  .select('contact_id')
                  .whereRef('reservation_contacts.reservation_id', '=', 'reservations.reservation_id')
                  .where('state', '!=', 'disowned'),
              ),
            ),
          )
          .execute();
  for (const { reservation_id: id, status, total_paid: paid, has_payments: hasPayments } of trips) {
    const guests = transaction.updateTable('reservation_guests').where('reservation_id', '=', id);
    await guests.set({ email: null, phone: null }).execute();
    if (!sailedStatuses.includes(status) && paid === 0 && !hasPayments)
      await guests.set({ first_name: '', middle_name: null, last_name: '', birthday: null }).execute();
    for (const { eraseTrip: erase } of migrations.toReversed()) await erase?.(transaction, id);
  }
  const erasedHolds = await transaction
    .updateTable('holds')
    .set({ guests: null, contact_id: null })
    .where(({ or, eb }) =>
      or([
        eb('contact_id', '=', contactId),
        ...(trips.length === 0
          ? []
          : [
              eb(
                'reservation_id',
                'in',
                trips.map(({ reservation_id: id }) => id),
              ),
            ]),
      ]),
    )
    .returning(['hold_id', 'other_suites'])
    .execute();
  for (const { hold_id: holdId, other_suites: others } of erasedHolds)
    if (others !== null)
      await transaction
        .updateTable('holds')
        .set({ other_suites: JSON.stringify(withoutGuests(readJson(others))) })
        .where('hold_id', '=', holdId)
        .execute();
}

const withoutGuests = (suites: readonly HeldSuite[]): readonly HeldSuite[] =>
  suites.map(({ category, cabinNumber, ages, quote }) => ({ category, cabinNumber, ages, quote }));

const paymentsOf = ({ exists, selectFrom }: ExpressionBuilder<LineDatabase, 'reservations'>) =>
  exists(
    selectFrom('payments').select('payment_id').whereRef('payments.reservation_id', '=', 'reservations.reservation_id'),
  ).as('has_payments');
