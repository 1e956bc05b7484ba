import type { TableMigration } from '../../sql/table-migration';
import type { JsonText } from '../../sql/json-text';

declare module '../../sql/line-database' {
  interface LineDatabase {
    readonly bespoke_requests: {
      request_id: string;
      request_key: string;
      /** The request as it was first sent, so that its repeat is recognised after a change. */
      first_wish: string;
      reservation_id: string;
      contact_id: string;
      state: 'requested' | 'confirmed' | 'declined';
      itinerary_id: string;
      date: string;
      from_time: string;
      to_time: string;
      time_zone: string;
      begins_at: number;
      ends_at: number;
      port_slug: string;
      interests: JsonText<readonly string[]>;
      activity_level: string | null;
      notes: string;
      budget: number | null;
      budget_currency: string | null;
      tour_code: string | null;
      answer: string | null;
      price: number | null;
      price_currency: string | null;
      revision: number;
      asked_at: number;
      changed_at: number;
      told_at: number | null;
      telling_until: number;
    };
    readonly bespoke_guests: { request_id: string; position: number; participant_id: string; full_name: string };
  }
}

export const bespokeTables: TableMigration = {
  name: '027-bespoke-excursions',
  inCopy: { bespoke_requests: { chapter: 'customExcursions' } },
  tables: ['bespoke_guests', 'bespoke_requests'],
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
  async up(db) {
    await db.schema
      .createTable('bespoke_requests')
      .addColumn('request_id', 'text', (column) => column.primaryKey())
      .addColumn('request_key', 'text', (column) => column.notNull().unique())
      .addColumn('first_wish', 'text', (column) => column.notNull())
      .addColumn('reservation_id', 'text', (column) => column.notNull())
      .addColumn('contact_id', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('itinerary_id', 'text', (column) => column.notNull())
      .addColumn('date', 'text', (column) => column.notNull())
      .addColumn('from_time', 'text', (column) => column.notNull())
      .addColumn('to_time', 'text', (column) => column.notNull())
      .addColumn('time_zone', 'text', (column) => column.notNull())
      .addColumn('begins_at', 'bigint', (column) => column.notNull())
      .addColumn('ends_at', 'bigint', (column) => column.notNull())
      .addColumn('port_slug', 'text', (column) => column.notNull())
      .addColumn('interests', 'text', (column) => column.notNull())
      .addColumn('activity_level', 'text')
      .addColumn('notes', 'text', (column) => column.notNull())
      .addColumn('budget', 'integer')
      .addColumn('budget_currency', 'text')
      .addColumn('tour_code', 'text')
      .addColumn('answer', 'text')
      .addColumn('price', 'integer')
      .addColumn('price_currency', 'text')
      .addColumn('revision', 'integer', (column) => column.notNull())
      .addColumn('asked_at', 'bigint', (column) => column.notNull())
      .addColumn('changed_at', 'bigint', (column) => column.notNull())
      .addColumn('told_at', 'bigint')
      .addColumn('telling_until', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('bespoke_guests')
      .addColumn('request_id', 'text', (column) => column.notNull().references('bespoke_requests.request_id'))
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('participant_id', 'text', (column) => column.notNull())
      .addColumn('full_name', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('bespoke_guests_key', ['request_id', 'position'])
      .execute();
  },
};
