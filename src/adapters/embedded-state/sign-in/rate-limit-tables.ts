import type { TableMigration } from '../../sql/table-migration';
import type { CountedUse } from '../../../core/shared/rate-rules';
import type { JsonText } from '../../sql/json-text';
import type { Column, CreatedTables, Row } from '../../sql/table-columns';

const creates = {
  rate_limits: {
    subject_digest: 'text key',
    used: 'text' as Column<JsonText<readonly CountedUse[]>>,
    takes: 'integer',
    kept_until: 'bigint',
  },
} as const satisfies CreatedTables;

declare module '../../sql/line-database' {
  interface LineDatabase {
    /**
     * `used`: uses that still count. `takes` grows with every attempt, because writing it first
     * locks the row.
     */
    readonly rate_limits: Row<typeof creates.rate_limits>;
  }
}

export const rateLimitTables: TableMigration = {
  name: '007-rate-limits',
  indexes: { rate_limits_by_expiry: { rate_limits: ['kept_until'] } },
  creates,
};
