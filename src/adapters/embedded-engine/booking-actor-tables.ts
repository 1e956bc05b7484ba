import { ledToNoReservation } from '../sql/retention';
import type { TableMigration } from '../sql/table-migration';
import type { CreatedTables, Row } from '../sql/table-columns';

const creates = {
  booking_actors: { origin: 'text key', browser: 'text', network: 'text?', proved: 'text?', made_at: 'bigint' },
  revoked_receipts: { reservation_id: 'text key -> reservations.reservation_id', revoked_at: 'bigint' },
} as const satisfies CreatedTables;

declare module '../sql/line-database' {
  interface LineDatabase {
    /**
     * The actor of a hold or a waitlist entry, by its origin. Browser and network are digests; `proved` as in
     * BookingActor.
     */
    readonly booking_actors: Row<typeof creates.booking_actors>;
    /** Receipts of a reservation that were issued before this time are not valid. */
    readonly revoked_receipts: Row<typeof creates.revoked_receipts>;
  }
}

export const bookingActorTables: TableMigration = {
  name: '058-booking-actors',
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
  creates,
  async up(db) {
    for (const column of ['browser', 'network', 'proved'])
      await db.schema.createIndex(`booking_actors_by_${column}`).on('booking_actors').column(column).execute();
  },
};
