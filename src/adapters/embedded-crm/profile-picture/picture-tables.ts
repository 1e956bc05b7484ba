import { deleteRowsOf } from '../../sql/guest-erasure';
import type { TableMigration } from '../../sql/table-migration';
import type { PictureFormat } from '../../../core/profile-picture/picture-format';
import type { Column, CreatedTables, Row } from '../../sql/table-columns';

const creates = {
  profile_pictures: {
    contact_id: 'text key -> contacts.contact_id',
    version: 'bigint',
    format: 'text?' as Column<PictureFormat | null>,
    file_name: 'text?',
    content: 'text?',
  },
} as const satisfies CreatedTables;

declare module '../../sql/line-database' {
  interface LineDatabase {
    /** A removed picture retains its row, so that the next one gets a higher version. `content` is Base64. */
    readonly profile_pictures: Row<typeof creates.profile_pictures>;
  }
}

export const pictureTables: TableMigration = {
  name: '018-pictures',
  inCopy: { profile_pictures: { chapter: 'profilePicture' } },
  eraseGuest: deleteRowsOf('profile_pictures'),
  creates,
};
