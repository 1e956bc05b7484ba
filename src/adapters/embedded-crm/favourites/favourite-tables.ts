import { deleteRowsOf } from '../../sql/guest-erasure';
import type { TableMigration } from '../../sql/table-migration';
import type { FavouriteType } from '../../../core/favourites/favourite';

declare module '../../sql/line-database' {
  interface LineDatabase {
    /** A removed favourite retains its row and id, so that removing or adding it again is recognised. */
    readonly favourites: {
      favourite_id: string;
      contact_id: string;
      item_type: FavouriteType;
      item_value: string;
      description: string;
      added_at: number;
      removed_at: number | null;
    };
  }
}

export const favouriteTables: TableMigration = {
  name: '010-favourites',
  inCopy: { favourites: { chapter: 'favourites' } },
  tables: ['favourites'],
  eraseGuest: deleteRowsOf('favourites'),
  async up(db) {
    await db.schema
      .createTable('favourites')
      .addColumn('favourite_id', 'text', (column) => column.primaryKey())
      .addColumn('contact_id', 'text', (column) => column.notNull().references('contacts.contact_id'))
      .addColumn('item_type', 'text', (column) => column.notNull())
      .addColumn('item_value', 'text', (column) => column.notNull())
      .addColumn('description', 'text', (column) => column.notNull())
      .addColumn('added_at', 'bigint', (column) => column.notNull())
      .addColumn('removed_at', 'bigint')
      .addUniqueConstraint('favourites_once', ['contact_id', 'item_type', 'item_value'])
      .execute();
  },
};
