import { none } from '../../sql/sealed-column';
import type { TableMigration } from '../../sql/table-migration';
import type { AttachmentType } from '../../../core/requests/attachment';

declare module '../../sql/line-database' {
  interface LineDatabase {
    /** Files of guests' messages, for the site and the embedded CRM alike. Name and bytes (Base64) are sealed. */
    readonly trip_request_files: {
      attachment_id: string;
      message_id: string;
      position: number;
      media_type: AttachmentType;
      size: number;
      file_name: string | null;
      file_name_sealed: string | null;
      file_bytes: string | null;
      file_bytes_sealed: string | null;
    };
  }
}

export const attachmentTables: TableMigration = {
  name: '103-trip-request-files',
  tables: ['trip_request_files'],
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
  async up(db) {
    await db.schema
      .createTable('trip_request_files')
      .addColumn('attachment_id', 'text', (column) => column.primaryKey())
      .addColumn('message_id', 'text', (column) => column.notNull().references('trip_request_messages.message_id'))
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('media_type', 'text', (column) => column.notNull())
      .addColumn('size', 'integer', (column) => column.notNull())
      .addColumn('file_name', 'text')
      .addColumn('file_name_sealed', 'text')
      .addColumn('file_bytes', 'text')
      .addColumn('file_bytes_sealed', 'text')
      .execute();
  },
};
