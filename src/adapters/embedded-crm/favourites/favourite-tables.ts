import { deleteRowsOf } from '../../sql/guest-erasure';
import type { TableMigration } from '../../sql/table-migration';
import type { FavouriteType } from '../../../core/favourites/favourite';
import type { Column, CreatedTables, Row } from '../../sql/table-columns';

const creates = {
  favourites: {
    favourite_id: 'text key',
    contact_id: 'text -> contacts.contact_id',
    item_type: 'text' as Column<FavouriteType>,
    item_value: 'text',
    description: 'text',
    added_at: 'bigint',
    removed_at: 'bigint?',
    favourites_once: { unique: ['contact_id', 'item_type', 'item_value'] },
  },
} as const satisfies CreatedTables;

declare module '../../sql/line-database' {
  interface LineDatabase {
    /** A removed favourite retains its row and id, so that removing or adding it again is recognised. */
    readonly favourites: Row<typeof creates.favourites>;
  }
}

export const favouriteTables: TableMigration = {
  name: '010-favourites',
  inCopy: { favourites: { chapter: 'favourites' } },
  eraseGuest: deleteRowsOf('favourites'),
  creates,
};
