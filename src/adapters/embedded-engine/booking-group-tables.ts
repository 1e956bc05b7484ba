import type { TableMigration } from '../sql/table-migration';

export const addBookingGroups: TableMigration = {
  name: '075-booking-groups',
  indexes: { reservations_by_group: { reservations: ['group_id'] } },
  async up(db) {
    await db.schema.alterTable('holds').addColumn('other_suites', 'text').execute();
    await db.schema.alterTable('reservations').addColumn('group_id', 'text').execute();
  },
};
