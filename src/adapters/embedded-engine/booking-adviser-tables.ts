import { ledToNoReservation } from '../sql/retention';
import type { TableMigration } from '../sql/table-migration';
import type { CreatedTables, Row } from '../sql/table-columns';

const creates = {
  booking_advisers: { hold_id: 'text key', agency_number: 'text', reference: 'text?', noted_at: 'bigint' },
} as const satisfies CreatedTables;

declare module '../sql/line-database' {
  interface LineDatabase {
    /** `hold_id` is the hold from which one or several suites were reserved. */
    readonly booking_advisers: Row<typeof creates.booking_advisers>;
  }
}

export const bookingAdviserTables: TableMigration = {
  name: '099-booking-advisers',
  forgetHolds: async (transaction, holdIds) => {
    await transaction
      .deleteFrom('booking_advisers')
      .where('hold_id', 'in', holdIds)
      .where(ledToNoReservation('booking_advisers.hold_id'))
      .execute();
  },
  indexes: { booking_advisers_by_agency: { booking_advisers: ['agency_number'] } },
  creates,
};
