import type { TableMigration } from '../../sql/table-migration';
import type { CountedUse } from '../../../core/shared/rate-rules';
import type { JsonText } from '../../sql/json-text';

declare module '../../sql/line-database' {
  interface LineDatabase {
    /**
     * `used`: uses that still count. `takes` grows with every attempt, because writing it first
     * locks the row.
     */
    readonly rate_limits: {
      subject_digest: string;
      used: JsonText<readonly CountedUse[]>;
      takes: number;
      kept_until: number;
    };
  }
}

export const rateLimitTables: TableMigration = {
  name: '007-rate-limits',
  tables: ['rate_limits'],
  indexes: { rate_limits_by_expiry: { rate_limits: ['kept_until'] } },
  async up(db) {
    await db.schema
      .createTable('rate_limits')
      .addColumn('subject_digest', 'text', (column) => column.primaryKey())
      .addColumn('used', 'text', (column) => column.notNull())
      .addColumn('takes', 'integer', (column) => column.notNull())
      .addColumn('kept_until', 'bigint', (column) => column.notNull())
      .execute();
  },
};
