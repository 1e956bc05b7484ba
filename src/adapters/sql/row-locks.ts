import { sql } from 'kysely';
import { isPostgres } from './is-postgres';
import type { LineDatabase, OpenTransaction } from './line-database';
import { executeWithNext } from './send-together';

// PostgreSQL lets no other transaction write a locked row, on any node, until this one ends. SQLite lets none write
// anything: its transactions begin with the lock of the whole file. A lock is no write, which would end the cached reads
// of its table (decision 0129).

export const lockGuest = (transaction: OpenTransaction, contactId: string): Promise<void> =>
  lockRow(transaction, 'contacts', 'contact_id', contactId);

const addressLock = 7_001_003;
const passkeysLock = 7_001_004;

/** Locks a visitor, who has only an address: it may be new, so that no row of it can be locked (reliability F4). */
export const lockAddress = (transaction: OpenTransaction, email: string): Promise<void> =>
  lockText(transaction, addressLock, email);

/** Locks the number of a guest's passkeys. The guest may be in another CRM, and then has no row that can be locked. */
export const lockPasskeysOf = (transaction: OpenTransaction, contactId: string): Promise<void> =>
  lockText(transaction, passkeysLock, contactId);

async function lockText(transaction: OpenTransaction, space: number, text: string): Promise<void> {
  if (!isPostgres(transaction)) return;
  const lock = sql`select pg_advisory_xact_lock(${sql.lit(space)}, hashtext(${text}))`;
  await executeWithNext(transaction, { compile: () => lock.compile(transaction) });
}

export const lockConsultant = (transaction: OpenTransaction, consultantId: string): Promise<void> =>
  lockRow(transaction, 'consultants', 'consultant_id', consultantId);

/** Holds on one sailing wait for each other, so that two nodes cannot both count the same last cabin. */
export const lockSailing = (transaction: OpenTransaction, itineraryId: string): Promise<void> =>
  lockRow(transaction, 'sailings', 'itinerary_id', itineraryId);

async function lockRow(
  transaction: OpenTransaction,
  table: keyof LineDatabase,
  key: string,
  value: string,
): Promise<void> {
  if (!isPostgres(transaction)) return;
  const lock = sql`select 1 from ${sql.table(table)} where ${sql.ref(key)} = ${value} for no key update`;
  await executeWithNext(transaction, { compile: () => lock.compile(transaction) });
}

/** Payments, cancellation and lapse of one reservation must wait for each other. */
export async function lockReservation(
  transaction: OpenTransaction,
  reservationId: string,
): Promise<LineDatabase['reservations'] | undefined> {
  return transaction
    .updateTable('reservations')
    .set(({ ref }) => ({ total_paid: ref('total_paid') }))
    .where('reservation_id', '=', reservationId)
    .returningAll()
    .executeTakeFirst();
}

/**
 * Prevents that a guest is booked on two excursions at once. A table of its own, because the reservation may be in
 * another system.
 */
export async function lockExcursionsOf(transaction: OpenTransaction, reservationId: string): Promise<void> {
  await executeWithNext(
    transaction,
    transaction
      .insertInto('excursion_reservations')
      .values({ reservation_id: reservationId, changes: 1 })
      .onConflict((conflict) =>
        conflict
          .column('reservation_id')
          .doUpdateSet((row) => ({ changes: row('excursion_reservations.changes', '+', 1) })),
      ),
  );
}
