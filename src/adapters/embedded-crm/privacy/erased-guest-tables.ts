import type { TableMigration } from '../../sql/table-migration';

/** A contact whose guest was forgotten keeps its id alone. */
export const addErasedGuests: TableMigration = {
  name: '038-erased-guests',
  async up(db) {
    await db.schema.alterTable('contacts').addColumn('erased_at', 'bigint').execute();
  },
};
