import type { TableMigration } from '../../sql/table-migration';

declare module '../../sql/line-database' {
  interface LineDatabase {
    /** Contacts who work for the line (`line -- staff`). */
    readonly staff_members: {
      contact_id: string;
      name: string;
      role: string;
      added_at: number;
      ended_at: number | null;
    };
    readonly crm_case_readings: {
      reading_id: string;
      request_id: string;
      reader: string;
      read_at: number;
      /** Null when the request's messages were read. */
      file_id: string | null;
    };
  }
}

export const staffTables: TableMigration = {
  name: '102-staff',
  inCopy: { staff_members: { leftOut: 'a role of the line' } },
  tables: ['crm_case_readings', 'staff_members'],
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
  async up(db) {
    await db.schema
      .createTable('staff_members')
      .addColumn('contact_id', 'text', (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('role', 'text', (column) => column.notNull())
      .addColumn('added_at', 'bigint', (column) => column.notNull())
      .addColumn('ended_at', 'bigint')
      .execute();
    await db.schema
      .createTable('crm_case_readings')
      .addColumn('reading_id', 'text', (column) => column.primaryKey())
      .addColumn('request_id', 'text', (column) => column.notNull())
      .addColumn('reader', 'text', (column) => column.notNull())
      .addColumn('read_at', 'bigint', (column) => column.notNull())
      .execute();
  },
};

export const addReadFiles: TableMigration = {
  name: '104-read-files',
  tables: [],
  async up(db) {
    await db.schema.alterTable('crm_case_readings').addColumn('file_id', 'text').execute();
  },
};
