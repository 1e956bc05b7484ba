import type { TableMigration } from '../../sql/table-migration';

/** The status of a booking as another reservation system wrote it (EXC-01, EXC-02). */
export const addSystemStatus: TableMigration = {
  name: '071-excursion-system-status',
  async up(db) {
    await db.schema.alterTable('excursion_parties').addColumn('system_status', 'text').execute();
  },
};
