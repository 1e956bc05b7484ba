import type { TableMigration } from '../../sql/table-migration';

/** A part of the key of a guest's sealed values. An erasure deletes it, so that no copy of the values can be opened. */
export const addGuestSalts: TableMigration = {
  name: '059-guest-salts',
  async up(db) {
    await db.schema.alterTable('contacts').addColumn('data_salt', 'text').execute();
  },
};
