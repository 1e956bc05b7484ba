import type { TableMigration } from '../../sql/table-migration';
import type { CreatedTables, Row } from '../../sql/table-columns';

const creates = {
  staff_members: { contact_id: 'text key', name: 'text', role: 'text', added_at: 'bigint', ended_at: 'bigint?' },
  crm_case_readings: { reading_id: 'text key', request_id: 'text', reader: 'text', read_at: 'bigint' },
} as const satisfies CreatedTables;

declare module '../../sql/line-database' {
  interface LineDatabase {
    /** Contacts who work for the line (`line -- staff`). */
    readonly staff_members: Row<typeof creates.staff_members>;
    readonly crm_case_readings: Row<typeof creates.crm_case_readings> & {
      /** Null when the request's messages were read. */
      file_id: string | null;
    };
  }
}

export const staffTables: TableMigration = {
  name: '102-staff',
  inCopy: { staff_members: { leftOut: 'a role of the line' } },
  eraseGuest: async (transaction, { contactId }) => {
    await transaction
      .deleteFrom('crm_case_readings')
      .where('request_id', 'in', (query) =>
        query.selectFrom('crm_cases').select('request_id').where('contact_id', '=', contactId),
      )
      .execute();
    await transaction.deleteFrom('staff_members').where('contact_id', '=', contactId).execute();
  },
  indexes: {
    crm_case_readings_by_request: { crm_case_readings: ['request_id', 'read_at'] },
    crm_cases_by_closing: { crm_cases: ['closed_at', 'reply_by'] },
  },
  creates,
};

export const addReadFiles: TableMigration = {
  name: '104-read-files',
  async up(db) {
    await db.schema.alterTable('crm_case_readings').addColumn('file_id', 'text').execute();
  },
};
