import { without } from '../../sql/sealed-column';
import type { TableMigration } from '../../sql/table-migration';
import { forgetOldBookingRequests } from './pending-excursion-bookings';
import type { Column, CreatedTables, Row } from '../../sql/table-columns';

const creates = {
  pending_outings: {
    request_key: 'text key',
    sent_key: 'text',
    reservation_id: 'text',
    departure_id: 'text',
    seats: 'integer',
    wish: 'text',
    state: 'text' as Column<'sending' | 'unsure' | 'settled' | 'failed'>,
    sent_at: 'bigint',
    /** When the request is reconciled next; while a node does so, the end of its lease. */
    look_at: 'bigint',
    is_told: 'integer',
  },
} as const satisfies CreatedTables;

declare module '../../sql/line-database' {
  interface LineDatabase {
    readonly pending_outings: Row<typeof creates.pending_outings>;
  }
}

export const pendingBookingTables: TableMigration = {
  name: '029-pending-outings',
  forgetOld: forgetOldBookingRequests,
  sealed: [{ table: 'pending_outings', column: 'wish', key: ['request_key'], remainder: without('notes') }],
  indexes: {
    pending_outings_by_look: { pending_outings: ['state', 'look_at'] },
    pending_outings_by_reservation: { pending_outings: ['reservation_id', 'state'] },
  },
  creates,
};
