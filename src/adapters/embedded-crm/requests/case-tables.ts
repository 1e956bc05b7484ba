import { none } from '../../sql/sealed-column';
import type { TableMigration } from '../../sql/table-migration';
import type { RequestKind } from '../../../core/requests/trip-request';
import type { Column, CreatedTables, Row } from '../../sql/table-columns';

const creates = {
  crm_cases: {
    request_id: 'text key',
    reservation_id: 'text',
    contact_id: 'text',
    kind: 'text' as Column<RequestKind>,
    reply_by: 'bigint',
    opened_at: 'bigint',
    closed_at: 'bigint?',
    owner: 'text?',
  },
  crm_case_messages: {
    message_id: 'text key',
    request_id: 'text -> crm_cases.request_id',
    is_from_guest: 'integer',
    author: 'text',
    body: 'text?',
    body_sealed: 'text?',
    written_at: 'bigint',
  },
} as const satisfies CreatedTables;

declare module '../../sql/line-database' {
  interface LineDatabase {
    /** Cases of the embedded CRM: guests' requests, for operators (`line -- requests`). */
    readonly crm_cases: Row<typeof creates.crm_cases>;
    readonly crm_case_messages: Row<typeof creates.crm_case_messages>;
  }
}

export const caseTables: TableMigration = {
  name: '093-crm-cases',
  inCopy: { crm_cases: { chapter: 'requests' } },
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
  creates,
};
