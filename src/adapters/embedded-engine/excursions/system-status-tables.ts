import type { TableMigration } from '../../sql/table-migration';

export const addSystemStatus: TableMigration = {
  name: '071-excursion-system-status',
  async up(db) {
    await db.schema.alterTable('excursion_parties').addColumn('system_status', 'text').execute();
  },
};
