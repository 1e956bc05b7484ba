import type { TableMigration } from '../sql/table-migration';
import type { CreatedTables, Row } from '../sql/table-columns';

const creates = {
  hold_drafts: { hold_id: 'text key', salt: 'text', typed: 'text', changed_at: 'bigint' },
} as const satisfies CreatedTables;

declare module '../sql/line-database' {
  interface LineDatabase {
    /** Unfinished guest details of a hold; `typed` is sealed together with the salt (reliability F9). */
    readonly hold_drafts: Row<typeof creates.hold_drafts>;
  }
}

export const holdDraftTables: TableMigration = {
  name: '080-hold-drafts',
  forgetHolds: async (transaction, holdIds) => {
    await transaction.deleteFrom('hold_drafts').where('hold_id', 'in', holdIds).execute();
  },
  indexes: { hold_drafts_by_change: { hold_drafts: ['changed_at'] } },
  creates,
};
