import type { TableMigration } from '../sql/table-migration';

/** Indexes by time for periodic work and availability, so that these read due rows instead of all sales. */
export const dueTimeIndexes: TableMigration = {
  name: '086-due-times',
  indexes: { cabin_claims_by_expiry: { cabin_claims: ['expires_at'] } },
  async up(db) {
    for (const column of ['end_on', 'start_on', 'final_due_on'])
      await db.schema.createIndex(`reservations_by_${column}`).on('reservations').columns(['status', column]).execute();
  },
};
