import { ledToNoReservation } from '../sql/retention';
import type { TableMigration } from '../sql/table-migration';

declare module '../sql/line-database' {
  interface LineDatabase {
    readonly acceptances: { hold_id: string; text_hash: string; version: string; accepted_at: number };
  }
}

export const acceptanceTables: TableMigration = {
  name: '070-acceptances',
  tables: ['acceptances'],
  forgetHolds: async (transaction, holdIds) => {
    await transaction
      .deleteFrom('acceptances')
      .where('hold_id', 'in', holdIds)
      .where(ledToNoReservation('acceptances.hold_id'))
      .execute();
  },
  async up(db) {
    await db.schema
      .createTable('acceptances')
      .addColumn('hold_id', 'text', (column) => column.notNull())
      .addColumn('text_hash', 'text', (column) => column.notNull())
      .addColumn('version', 'text', (column) => column.notNull())
      .addColumn('accepted_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('acceptances_key', ['hold_id', 'text_hash'])
      .execute();
  },
};
