import type { Selectable, Transaction } from 'kysely';
import { isPostgres } from './is-postgres';
import type { LineDatabase } from './line-database';

// Each lock is a write that changes nothing which is read: PostgreSQL then lets no other transaction write the row, on any
// node, until this one ends. SQLite lets none write anything: its transactions begin with the lock of the whole file.

export async function lockGuest(transaction: Transaction<LineDatabase>, contactId: string): Promise<void> {
  if (!isPostgres(transaction)) return;
  await transaction
    .updateTable('contacts')
    .set(({ ref }) => ({ contact_id: ref('contact_id') }))
    .where('contact_id', '=', contactId)
    .execute();
}

/**
 * Locks a visitor, who has only an address. An unknown address locks nothing, because nothing is stored for it either.
 */
export async function lockAddress(transaction: Transaction<LineDatabase>, email: string): Promise<void> {
  if (!isPostgres(transaction)) return;
  await transaction
    .updateTable('contact_emails')
    .set(({ ref }) => ({ is_primary: ref('is_primary') }))
    .where('email', '=', email)
    .execute();
}

export async function lockConsultant(transaction: Transaction<LineDatabase>, consultantId: string): Promise<void> {
  if (!isPostgres(transaction)) return;
  await transaction
    .updateTable('consultants')
    .set(({ ref }) => ({ consultant_id: ref('consultant_id') }))
    .where('consultant_id', '=', consultantId)
    .execute();
}

/** Holds on one sailing wait for each other, so that two nodes cannot both count the same last cabin. */
export async function lockSailing(transaction: Transaction<LineDatabase>, itineraryId: string): Promise<void> {
  if (!isPostgres(transaction)) return;
  await transaction
    .updateTable('sailings')
    .set(({ ref }) => ({ itinerary_id: ref('itinerary_id') }))
    .where('itinerary_id', '=', itineraryId)
    .execute();
}

/** Payments, cancellation and lapse of one reservation wait for each other. */
export async function lockReservation(
  transaction: Transaction<LineDatabase>,
  reservationId: string,
): Promise<Selectable<LineDatabase['reservations']> | undefined> {
  return transaction
    .updateTable('reservations')
    .set(({ ref }) => ({ total_paid: ref('total_paid') }))
    .where('reservation_id', '=', reservationId)
    .returningAll()
    .executeTakeFirst();
}

/** No guest on two excursions at once. A table of its own, because the reservation may stand elsewhere. */
export async function lockExcursionsOf(transaction: Transaction<LineDatabase>, reservationId: string): Promise<void> {
  await transaction
    .insertInto('excursion_reservations')
    .values({ reservation_id: reservationId, changes: 1 })
    .onConflict((conflict) =>
      conflict
        .column('reservation_id')
        .doUpdateSet((row) => ({ changes: row('excursion_reservations.changes', '+', 1) })),
    )
    .execute();
}
