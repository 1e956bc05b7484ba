import { ledToNoReservation } from '../sql/retention';
import type { TableMigration } from '../sql/table-migration';

declare module '../sql/line-database' {
  interface LineDatabase {
    /**
     * The actor of a hold or a waitlist entry, by its origin. Browser and network are digests; `proved` as in
     * BookingActor.
     */
    readonly booking_actors: {
      origin: string;
      browser: string;
      network: string | null;
      proved: string | null;
      made_at: number;
    };
    /** Receipts of a reservation that were issued before this time are not valid. */
    readonly revoked_receipts: { reservation_id: string; revoked_at: number };
  }
}

export const bookingActorTables: TableMigration = {
  name: '058-booking-actors',
  tables: ['revoked_receipts', 'booking_actors'],
  eraseGuest: async (transaction, { contactId }) => {
    await transaction
      .deleteFrom('booking_actors')
      .where(({ or, eb, selectFrom }) =>
        or([
          eb('proved', '=', `contact:${contactId}`),
          eb('proved', 'in', selectFrom('contact_emails').select('email').where('contact_id', '=', contactId)),
        ]),
      )
      .execute();
  },
  forgetHolds: async (transaction, holdIds) => {
    await transaction
      .deleteFrom('booking_actors')
      .where('origin', 'in', holdIds)
      .where(ledToNoReservation('booking_actors.origin'))
      .execute();
  },
  async up(db) {
    await db.schema
      .createTable('booking_actors')
      .addColumn('origin', 'text', (column) => column.primaryKey())
      .addColumn('browser', 'text', (column) => column.notNull())
      .addColumn('network', 'text')
      .addColumn('proved', 'text')
      .addColumn('made_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('revoked_receipts')
      .addColumn('reservation_id', 'text', (column) => column.primaryKey().references('reservations.reservation_id'))
      .addColumn('revoked_at', 'bigint', (column) => column.notNull())
      .execute();
    for (const column of ['browser', 'network', 'proved'])
      await db.schema.createIndex(`booking_actors_by_${column}`).on('booking_actors').column(column).execute();
  },
};
