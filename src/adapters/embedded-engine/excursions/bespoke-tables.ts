import type { TableMigration } from '../../sql/table-migration';
import type { JsonText } from '../../sql/json-text';
import type { Column, CreatedTables, Row } from '../../sql/table-columns';

const creates = {
  bespoke_requests: {
    request_id: 'text key',
    request_key: 'text unique',
    /** The request as it was first sent, so that its repeat is recognised after a change. */
    first_wish: 'text',
    reservation_id: 'text',
    contact_id: 'text',
    state: 'text' as Column<'requested' | 'confirmed' | 'declined'>,
    itinerary_id: 'text',
    date: 'text',
    from_time: 'text',
    to_time: 'text',
    time_zone: 'text',
    begins_at: 'bigint',
    ends_at: 'bigint',
    port_slug: 'text',
    interests: 'text' as Column<JsonText<readonly string[]>>,
    activity_level: 'text?',
    notes: 'text',
    budget: 'integer?',
    budget_currency: 'text?',
    tour_code: 'text?',
    answer: 'text?',
    price: 'integer?',
    price_currency: 'text?',
    revision: 'integer',
    asked_at: 'bigint',
    changed_at: 'bigint',
    told_at: 'bigint?',
    telling_until: 'bigint',
  },
  bespoke_guests: {
    request_id: 'text -> bespoke_requests.request_id',
    position: 'integer',
    participant_id: 'text',
    full_name: 'text',
    bespoke_guests_key: { key: ['request_id', 'position'] },
  },
} as const satisfies CreatedTables;

declare module '../../sql/line-database' {
  interface LineDatabase {
    readonly bespoke_requests: Row<typeof creates.bespoke_requests>;
    readonly bespoke_guests: Row<typeof creates.bespoke_guests>;
  }
}

export const bespokeTables: TableMigration = {
  name: '027-bespoke-excursions',
  inCopy: { bespoke_requests: { chapter: 'customExcursions' } },
  eraseTrip: async (transaction, reservationId) => {
    await transaction
      .deleteFrom('bespoke_guests')
      .where('request_id', 'in', (query) =>
        query.selectFrom('bespoke_requests').select('request_id').where('reservation_id', '=', reservationId),
      )
      .execute();
    await transaction.deleteFrom('bespoke_requests').where('reservation_id', '=', reservationId).execute();
  },
  sealed: [
    { table: 'bespoke_requests', column: 'notes', key: ['request_id'], remainder: () => '' },
    { table: 'bespoke_requests', column: 'first_wish', key: ['request_id'], remainder: () => '' },
  ],
  indexes: {
    bespoke_requests_by_reservation: { bespoke_requests: ['reservation_id', 'begins_at'] },
    bespoke_requests_by_state: { bespoke_requests: ['state', 'told_at'] },
  },
  creates,
};
