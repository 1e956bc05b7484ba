import { none } from '../../sql/sealed-column';
import type { TableMigration } from '../../sql/table-migration';
import type { RequestKind, RequestState } from '../../../core/requests/trip-request';
import type { Column, CreatedTables, Row } from '../../sql/table-columns';

const creates = {
  trip_requests: {
    request_id: 'text key',
    reservation_id: 'text',
    contact_id: 'text',
    kind: 'text' as Column<RequestKind>,
    state: 'text' as Column<RequestState>,
    owner: 'text?',
    reply_by: 'bigint',
    asked_at: 'bigint',
  },
  trip_request_messages: {
    message_id: 'text key',
    request_key: 'text unique',
    request_id: 'text -> trip_requests.request_id',
    is_from_guest: 'integer',
    author: 'text',
    body: 'text?',
    body_sealed: 'text?',
    written_at: 'bigint',
    /** For a guest's message, when the CRM accepted it; for the line's message, when its guest was notified. */
    done_at: 'bigint?',
    claimed_until: 'bigint',
  },
} as const satisfies CreatedTables;

declare module '../../sql/line-database' {
  interface LineDatabase {
    readonly trip_requests: Row<typeof creates.trip_requests>;
    /**
     * `body` stays empty, because its value is sealed in `body_sealed`. `request_key` is the idempotency key of the
     * form.
     */
    readonly trip_request_messages: Row<typeof creates.trip_request_messages>;
  }
}

export const requestTables: TableMigration = {
  name: '092-trip-requests',
  inCopy: { trip_requests: { chapter: 'requests' } },
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
  creates,
};
