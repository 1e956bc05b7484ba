import { deleteRowsOf } from '../../sql/guest-erasure';
import type { TableMigration } from '../../sql/table-migration';
import type { CreatedTables, Row } from '../../sql/table-columns';

const creates = {
  known_trips: { reservation_id: 'text key', contact_id: 'text', start_on: 'text' },
} as const satisfies CreatedTables;

declare module '../../sql/line-database' {
  interface LineDatabase {
    /** Trips of another reservation system are recorded when their guests view them. */
    readonly known_trips: Row<typeof creates.known_trips>;
  }
}

export const knownTripTables: TableMigration = {
  name: '101-known-trips',
  inCopy: { known_trips: { chapter: 'trips' } },
  eraseGuest: deleteRowsOf('known_trips'),
  indexes: { known_trips_by_start: { known_trips: ['start_on'] } },
  creates,
};
