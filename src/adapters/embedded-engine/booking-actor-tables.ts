import type { TableMigration } from '../sql/table-migration';

declare module '../sql/line-database' {
  interface LineDatabase {
    /** Who made a hold or a waitlist entry, by its origin. Digests of browser and network; `proved` as in BookingActor. */
    readonly booking_actors: {
      origin: string;
      browser: string;
      network: string | null;
      proved: string | null;
      made_at: number;
    };
  }
}

export const bookingActorTables: TableMigration = {
  name: '058-booking-actors',
  tables: ['booking_actors'],
  async up(db) {
    await db.schema
      .createTable('booking_actors')
      .addColumn('origin', 'text', (column) => column.primaryKey())
      .addColumn('browser', 'text', (column) => column.notNull())
      .addColumn('network', 'text')
      .addColumn('proved', 'text')
      .addColumn('made_at', 'bigint', (column) => column.notNull())
      .execute();
    for (const column of ['browser', 'network', 'proved'])
      await db.schema.createIndex(`booking_actors_by_${column}`).on('booking_actors').column(column).execute();
  },
};
