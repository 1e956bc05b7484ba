import { none } from '../../sql/sealed-column';
import type { TableMigration } from '../../sql/table-migration';
import type { RequestKind } from '../../../core/requests/trip-request';

declare module '../../sql/line-database' {
  interface LineDatabase {
    /** Cases of the embedded CRM: guests' requests, for operators (`line -- requests`). */
    readonly crm_cases: {
      request_id: string;
      reservation_id: string;
      contact_id: string;
      kind: RequestKind;
      reply_by: number;
      opened_at: number;
      closed_at: number | null;
      owner: string | null;
    };
    readonly crm_case_messages: {
      message_id: string;
      request_id: string;
      is_from_guest: number;
      author: string;
      body: string | null;
      body_sealed: string | null;
      written_at: number;
    };
  }
}

export const caseTables: TableMigration = {
  name: '093-crm-cases',
  inCopy: { crm_cases: { chapter: 'requests' } },
  tables: ['crm_case_messages', 'crm_cases'],
  eraseGuest: async (transaction, { contactId }) => {
    await transaction
      .deleteFrom('crm_case_messages')
      .where('request_id', 'in', (query) =>
        query.selectFrom('crm_cases').select('request_id').where('contact_id', '=', contactId),
      )
      .execute();
    await transaction.deleteFrom('crm_cases').where('contact_id', '=', contactId).execute();
  },
  sealed: [{ table: 'crm_case_messages', column: 'body', key: ['message_id'], remainder: none }],
  indexes: { crm_case_messages_by_request: { crm_case_messages: ['request_id', 'written_at'] } },
  async up(db) {
    await db.schema
      .createTable('crm_cases')
      .addColumn('request_id', 'text', (column) => column.primaryKey())
      .addColumn('reservation_id', 'text', (column) => column.notNull())
      .addColumn('contact_id', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('reply_by', 'bigint', (column) => column.notNull())
      .addColumn('opened_at', 'bigint', (column) => column.notNull())
      .addColumn('closed_at', 'bigint')
      .addColumn('owner', 'text')
      .execute();
    await db.schema
      .createTable('crm_case_messages')
      .addColumn('message_id', 'text', (column) => column.primaryKey())
      .addColumn('request_id', 'text', (column) => column.notNull().references('crm_cases.request_id'))
      .addColumn('is_from_guest', 'integer', (column) => column.notNull())
      .addColumn('author', 'text', (column) => column.notNull())
      .addColumn('body', 'text')
      .addColumn('body_sealed', 'text')
      .addColumn('written_at', 'bigint', (column) => column.notNull())
      .execute();
  },
};
