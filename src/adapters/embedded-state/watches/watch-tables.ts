import { eraseWatches } from './erase-watches';
import { none } from '../../sql/sealed-column';
import type { TableMigration } from '../../sql/table-migration';
import type { WatchedFigures } from '../../../core/watches/watch';
import type { JsonText } from '../../sql/json-text';
import type { Column, CreatedTables, Row } from '../../sql/table-columns';

const creates = {
  watch_owners: {
    owner_id: 'text key',
    email: 'text?',
    email_sealed: 'text?',
    /** When the last message was sent, or claimed. */
    sent_at: 'bigint?',
    begun_at: 'bigint',
  },
  watches: {
    watch_id: 'text key',
    owner_id: 'text -> watch_owners.owner_id',
    itinerary_id: 'text',
    category: 'text',
    events: 'text',
    figures: 'text' as Column<JsonText<WatchedFigures>>,
    watches_once: { unique: ['owner_id', 'itinerary_id', 'category'] },
  },
} as const satisfies CreatedTables;

declare module '../../sql/line-database' {
  interface LineDatabase {
    /** `owner_id` is a keyed digest of the address, which is sealed in `email_sealed`. */
    readonly watch_owners: Row<typeof creates.watch_owners>;
    /** `category` is empty when the whole sailing is watched. */
    readonly watches: Row<typeof creates.watches>;
  }
}

export const watchTables: TableMigration = {
  name: '098-watches',
  inCopy: { watch_owners: { chapter: 'watches' }, watches: { chapter: 'watches' } },
  eraseGuest: eraseWatches,
  sealed: [{ table: 'watch_owners', column: 'email', key: ['owner_id'], remainder: none }],
  creates,
};
