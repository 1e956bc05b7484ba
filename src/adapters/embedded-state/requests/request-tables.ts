import { none } from '../../sql/sealed-column';
import type { TableMigration } from '../../sql/table-migration';
import type { RequestKind, RequestState } from '../../../core/requests/trip-request';

declare module '../../sql/line-database' {
  interface LineDatabase {
    readonly trip_requests: {
      request_id: string;
      reservation_id: string;
      contact_id: string;
      kind: RequestKind;
      state: RequestState;
      owner: string | null;
      reply_by: number;
      asked_at: number;
    };
    /**
     * `body` stays empty, because its value is sealed in `body_sealed`. `request_key` is the idempotency key of the
     * form.
     */
    readonly trip_request_messages: {
      message_id: string;
      request_key: string;
      request_id: string;
      is_from_guest: number;
      author: string;
      body: string | null;
      body_sealed: string | null;
      written_at: number;
      /** For a guest's message, when the CRM accepted it; for the line's message, when its guest was notified. */
      done_at: number | null;
      claimed_until: number;
    };
  }
}

export const requestTables: TableMigration = {
  name: '092-trip-requests',
  inCopy: { trip_requests: { chapter: 'requests' } },
  tables: ['trip_request_messages', 'trip_requests'],
  eraseGuest: async (transaction, { contactId }) => {
    await transaction
      .deleteFrom('trip_request_messages')
      .where('request_id', 'in', (query) =>
        query.selectFrom('trip_requests').select('request_id').where('contact_id', '=', contactId),
      )
      .execute();
    await transaction.deleteFrom('trip_requests').where('contact_id', '=', contactId).execute();
  },
  sealed: [{ table: 'trip_request_messages', column: 'body', key: ['message_id'], remainder: none }],
  indexes: {
    trip_requests_by_contact: { trip_requests: ['contact_id', 'reservation_id'] },
    trip_requests_by_state: { trip_requests: ['state'] },
    trip_request_messages_by_request: { trip_request_messages: ['request_id', 'written_at'] },
    trip_request_messages_waiting: { trip_request_messages: ['is_from_guest', 'done_at'] },
  },
  async up(db) {
    await db.schema
      .createTable('trip_requests')
      .addColumn('request_id', 'text', (column) => column.primaryKey())
      .addColumn('reservation_id', 'text', (column) => column.notNull())
      .addColumn('contact_id', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('owner', 'text')
      .addColumn('reply_by', 'bigint', (column) => column.notNull())
      .addColumn('asked_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('trip_request_messages')
      .addColumn('message_id', 'text', (column) => column.primaryKey())
      .addColumn('request_key', 'text', (column) => column.notNull().unique())
      .addColumn('request_id', 'text', (column) => column.notNull().references('trip_requests.request_id'))
      .addColumn('is_from_guest', 'integer', (column) => column.notNull())
      .addColumn('author', 'text', (column) => column.notNull())
      .addColumn('body', 'text')
      .addColumn('body_sealed', 'text')
      .addColumn('written_at', 'bigint', (column) => column.notNull())
      .addColumn('done_at', 'bigint')
      .addColumn('claimed_until', 'bigint', (column) => column.notNull())
      .execute();
  },
};
