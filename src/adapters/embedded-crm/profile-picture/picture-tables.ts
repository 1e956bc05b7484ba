import { deleteRowsOf } from '../../sql/guest-erasure';
import type { TableMigration } from '../../sql/table-migration';
import type { PictureFormat } from '../../../core/profile-picture/picture-format';

declare module '../../sql/line-database' {
  interface LineDatabase {
    /** A removed picture retains its row, so that the next one gets a higher version. `content` is Base64. */
    readonly profile_pictures: {
      contact_id: string;
      version: number;
      format: PictureFormat | null;
      file_name: string | null;
      content: string | null;
    };
  }
}

export const pictureTables: TableMigration = {
  name: '018-pictures',
  inCopy: { profile_pictures: { chapter: 'profilePicture' } },
  tables: ['profile_pictures'],
  eraseGuest: deleteRowsOf('profile_pictures'),
  async up(db) {
    await db.schema
      .createTable('profile_pictures')
      .addColumn('contact_id', 'text', (column) => column.primaryKey().references('contacts.contact_id'))
      .addColumn('version', 'bigint', (column) => column.notNull())
      .addColumn('format', 'text')
      .addColumn('file_name', 'text')
      .addColumn('content', 'text')
      .execute();
  },
};
