import { none } from '../../sql/sealed-column';
import type { TableMigration } from '../../sql/table-migration';
import type { AttachmentType } from '../../../core/requests/attachment';
import type { Column, CreatedTables, Row } from '../../sql/table-columns';

const creates = {
  trip_request_files: {
    attachment_id: 'text key',
    message_id: 'text -> trip_request_messages.message_id',
    position: 'integer',
    media_type: 'text' as Column<AttachmentType>,
    size: 'integer',
    file_name: 'text?',
    file_name_sealed: 'text?',
    file_bytes: 'text?',
    file_bytes_sealed: 'text?',
  },
} as const satisfies CreatedTables;

declare module '../../sql/line-database' {
  interface LineDatabase {
    /** Files of guests' messages, for the site and the embedded CRM alike. Name and bytes (Base64) are sealed. */
    readonly trip_request_files: Row<typeof creates.trip_request_files>;
  }
}

export const attachmentTables: TableMigration = {
  name: '103-trip-request-files',
  eraseGuest: async (transaction, { contactId }) => {
    await transaction
      .deleteFrom('trip_request_files')
      .where('message_id', 'in', (query) =>
        query
          .selectFrom('trip_request_messages')
          .innerJoin('trip_requests', 'trip_requests.request_id', 'trip_request_messages.request_id')
          .select('message_id')
          .where('contact_id', '=', contactId),
      )
      .execute();
  },
  sealed: [
    { table: 'trip_request_files', column: 'file_name', key: ['attachment_id'], remainder: none },
    { table: 'trip_request_files', column: 'file_bytes', key: ['attachment_id'], remainder: none },
  ],
  indexes: { trip_request_files_by_message: { trip_request_files: ['message_id', 'position'] } },
  creates,
};
