import { ledToNoReservation } from '../sql/retention';
import type { TableMigration } from '../sql/table-migration';

declare module '../sql/line-database' {
  interface LineDatabase {
    /** `hold_id` is the hold from which one or several suites were reserved. */
    readonly booking_advisers: {
      hold_id: string;
      agency_number: string;
      reference: string | null;
      noted_at: number;
    };
  }
}

export const bookingAdviserTables: TableMigration = {
  name: '099-booking-advisers',
  tables: ['booking_advisers'],
  forgetHolds: async (transaction, holdIds) => {
    await transaction
      .deleteFrom('booking_advisers')
      .where('hold_id', 'in', holdIds)
      .where(ledToNoReservation('booking_advisers.hold_id'))
      .execute();
  },
  indexes: { booking_advisers_by_agency: { booking_advisers: ['agency_number'] } },
  async up(db) {
    await db.schema
      .createTable('booking_advisers')
      .addColumn('hold_id', 'text', (column) => column.primaryKey())
      .addColumn('agency_number', 'text', (column) => column.notNull())
      .addColumn('reference', 'text')
      .addColumn('noted_at', 'bigint', (column) => column.notNull())
      .execute();
  },
};
