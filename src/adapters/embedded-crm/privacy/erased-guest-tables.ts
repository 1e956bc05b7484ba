import type { TableMigration } from '../../sql/table-migration';

/** An erased guest's contact retains only its id. */
export const addErasedGuests: TableMigration = {
  name: '038-erased-guests',
  async up(db) {
    await db.schema.alterTable('contacts').addColumn('erased_at', 'bigint').execute();
  },
};
