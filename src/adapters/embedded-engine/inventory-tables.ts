import { without } from '../sql/sealed-column';
import type { TableMigration } from '../sql/table-migration';
import type { GuestDetails, HeldSuite, Quote } from '../../core/engine/booking';
import type { JsonText } from '../sql/json-text';
import { forgetOldHolds } from './booking/forget-holds';
import type { Column, CreatedTables, Row } from '../sql/table-columns';

const creates = {
  sailings: {
    itinerary_id: 'text key',
    voyage_id: 'text',
    title: 'text',
    start_on: 'text',
    end_on: 'text',
    nights: 'integer',
  },
  cabins: { cabin_number: 'text key', category: 'text', deck: 'integer' },
  fares: {
    itinerary_id: 'text -> sailings.itinerary_id',
    category: 'text',
    amount: 'integer',
    port_charges_per_guest: 'integer',
    currency: 'text',
    max_guests: 'integer',
    fares_key: { key: ['itinerary_id', 'category'] },
  },
  cabin_claims: {
    itinerary_id: 'text -> sailings.itinerary_id',
    cabin_number: 'text -> cabins.cabin_number',
    category: 'text',
    hold_id: 'text?',
    reservation_id: 'text?',
    expires_at: 'bigint?',
    cabin_claims_key: { key: ['itinerary_id', 'cabin_number'] },
  },
  holds: {
    hold_id: 'text key',
    itinerary_id: 'text',
    category: 'text',
    cabin_number: 'text',
    ages: 'text' as Column<JsonText<readonly number[]>>,
    quote: 'text' as Column<JsonText<Quote>>,
    guests: 'text?' as Column<JsonText<readonly GuestDetails[]> | null>,
    contact_id: 'text?',
    created_at: 'bigint',
    expires_at: 'bigint',
    /** Set while money may be under way (reliability D7). */
    payment_started_at: 'bigint?',
    reservation_id: 'text?',
  },
} as const satisfies CreatedTables;

declare module '../sql/line-database' {
  interface LineDatabase {
    readonly sailings: Row<typeof creates.sailings>;
    readonly cabins: Row<typeof creates.cabins>;
    readonly fares: Row<typeof creates.fares> & { taxes_per_guest: number; fees_per_guest: number };
    /** A row means that the cabin is taken on that sailing: permanently without `expires_at`, otherwise until then. */
    readonly cabin_claims: Row<typeof creates.cabin_claims>;
    readonly holds: Row<typeof creates.holds> & { other_suites: JsonText<readonly HeldSuite[]> | null };
  }
}

export const inventoryTables: TableMigration = {
  name: '001-inventory',
  inCopy: { holds: { leftOut: 'forgotten within a day' } },
  sealed: [
    { table: 'holds', column: 'guests', key: ['hold_id'], remainder: without('birthday') },
    { table: 'holds', column: 'other_suites', key: ['hold_id'], remainder: without('birthday') },
  ],
  forgetOld: forgetOldHolds,
  indexes: {
    sailings_by_start: { sailings: ['start_on'] },
    // It has every column that the count of taken cabins reads, so that the count does not read the table.
    cabin_claims_by_category: { cabin_claims: ['itinerary_id', 'category', 'expires_at'] },
    cabin_claims_by_hold: { cabin_claims: ['hold_id'] },
    cabin_claims_by_reservation: { cabin_claims: ['reservation_id'] },
    holds_by_payment: { holds: ['payment_started_at'] },
  },
  creates,
};
