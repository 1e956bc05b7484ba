import { deleteRowsOf } from '../../sql/guest-erasure';
import type { TableMigration } from '../../sql/table-migration';
import type { CreatedTables, Row } from '../../sql/table-columns';

const creates = {
  trip_changes: {
    change_id: 'text key',
    itinerary_id: 'text',
    day: 'integer?',
    reservation_id: 'text?',
    before_plan: 'text',
    after_plan: 'text',
    reason: 'text',
    changed_at: 'bigint',
  },
  trip_change_notices: {
    change_id: 'text -> trip_changes.change_id',
    reservation_id: 'text',
    contact_id: 'text',
    claimed_until: 'bigint',
    notified_at: 'bigint?',
    acknowledged_at: 'bigint?',
    trip_change_notices_key: { key: ['change_id', 'reservation_id', 'contact_id'] },
  },
} as const satisfies CreatedTables;

declare module '../../sql/line-database' {
  interface LineDatabase {
    /** A row with `reservation_id` and no `day` changes the cabin of one reservation. `before` and `after` are JSON. */
    readonly trip_changes: Row<typeof creates.trip_changes>;
    /** Persons who must be notified of a change, and who have acknowledged it. */
    readonly trip_change_notices: Row<typeof creates.trip_change_notices>;
  }
}

export const tripChangeTables: TableMigration = {
  name: '100-trip-changes',
  inCopy: { trip_change_notices: { chapter: 'tripChanges' } },
  eraseGuest: deleteRowsOf('trip_change_notices'),
  indexes: {
    trip_change_notices_by_contact: { trip_change_notices: ['contact_id', 'reservation_id'] },
    trip_change_notices_waiting: { trip_change_notices: ['notified_at', 'claimed_until'] },
  },
  creates,
};
