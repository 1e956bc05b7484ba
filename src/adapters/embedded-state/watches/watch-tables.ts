import { eraseWatches } from './erase-watches';
import { none } from '../../sql/sealed-column';
import type { TableMigration } from '../../sql/table-migration';
import type { WatchedFigures } from '../../../core/watches/watch';
import type { JsonText } from '../../sql/json-text';

declare module '../../sql/line-database' {
  interface LineDatabase {
    /** `owner_id` is a keyed digest of the address, which is sealed in `email_sealed`. */
    readonly watch_owners: {
      owner_id: string;
      email: string | null;
      email_sealed: string | null;
      /** When the last message was sent, or claimed. */
      sent_at: number | null;
      begun_at: number;
    };
    /** `category` is empty when the whole sailing is watched. */
    readonly watches: {
      watch_id: string;
      owner_id: string;
      itinerary_id: string;
      category: string;
      events: string;
      figures: JsonText<WatchedFigures>;
    };
  }
}

export const watchTables: TableMigration = {
  name: '098-watches',
  inCopy: { watch_owners: { chapter: 'watches' }, watches: { chapter: 'watches' } },
  tables: ['watches', 'watch_owners'],
  eraseGuest: eraseWatches,
  sealed: [{ table: 'watch_owners', column: 'email', key: ['owner_id'], remainder: none }],
  async up(db) {
    await db.schema
      .createTable('watch_owners')
      .addColumn('owner_id', 'text', (column) => column.primaryKey())
      .addColumn('email', 'text')
      .addColumn('email_sealed', 'text')
      .addColumn('sent_at', 'bigint')
      .addColumn('begun_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('watches')
      .addColumn('watch_id', 'text', (column) => column.primaryKey())
      .addColumn('owner_id', 'text', (column) => column.notNull().references('watch_owners.owner_id'))
      .addColumn('itinerary_id', 'text', (column) => column.notNull())
      .addColumn('category', 'text', (column) => column.notNull())
      .addColumn('events', 'text', (column) => column.notNull())
      .addColumn('figures', 'text', (column) => column.notNull())
      .addUniqueConstraint('watches_once', ['owner_id', 'itinerary_id', 'category'])
      .execute();
  },
};
