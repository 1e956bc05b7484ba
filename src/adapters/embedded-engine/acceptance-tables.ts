import { ledToNoReservation } from '../sql/retention';
import type { TableMigration } from '../sql/table-migration';
import type { CreatedTables, Row } from '../sql/table-columns';

const creates = {
  acceptances: {
    hold_id: 'text',
    text_hash: 'text',
    version: 'text',
    accepted_at: 'bigint',
    acceptances_key: { key: ['hold_id', 'text_hash'] },
  },
} as const satisfies CreatedTables;

declare module '../sql/line-database' {
  interface LineDatabase {
    readonly acceptances: Row<typeof creates.acceptances>;
  }
}

export const acceptanceTables: TableMigration = {
  name: '070-acceptances',
  forgetHolds: async (transaction, holdIds) => {
    await transaction
      .deleteFrom('acceptances')
      .where('hold_id', 'in', holdIds)
      .where(ledToNoReservation('acceptances.hold_id'))
      .execute();
  },
  creates,
};
