import type { TableMigration } from '../../sql/table-migration';

/** Part of the key of what is sealed about a guest; an erasure deletes it. */
export const addGuestSalts: TableMigration = {
  name: '059-guest-salts',
  async up(db) {
    await db.schema.alterTable('contacts').addColumn('data_salt', 'text').execute();
  },
};
