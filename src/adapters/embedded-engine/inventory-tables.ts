import { without } from '../sql/sealed-column';
import type { TableMigration } from '../sql/table-migration';
import type { GuestDetails, HeldSuite, Quote } from '../../core/engine/booking';
import type { JsonText } from '../sql/json-text';
import { forgetOldHolds } from './booking/forget-holds';

declare module '../sql/line-database' {
  interface LineDatabase {
    readonly sailings: {
      itinerary_id: string;
      voyage_id: string;
      title: string;
      start_on: string;
      end_on: string;
      nights: number;
    };
    readonly cabins: { cabin_number: string; category: string; deck: number };
    readonly fares: {
      itinerary_id: string;
      category: string;
      amount: number;
      port_charges_per_guest: number;
      taxes_per_guest: number;
      fees_per_guest: number;
      currency: string;
      max_guests: number;
    };
    /** A row means that the cabin is taken on that sailing: permanently without `expires_at`, otherwise until then. */
    readonly cabin_claims: {
      itinerary_id: string;
      cabin_number: string;
      category: string;
      hold_id: string | null;
      reservation_id: string | null;
      expires_at: number | null;
    };
    readonly holds: {
      hold_id: string;
      itinerary_id: string;
      category: string;
      cabin_number: string;
      ages: JsonText<readonly number[]>;
      quote: JsonText<Quote>;
      guests: JsonText<readonly GuestDetails[]> | null;
      contact_id: string | null;
      created_at: number;
      expires_at: number;
      /** Set while money may be under way (reliability D7). */
      payment_started_at: number | null;
      reservation_id: string | null;
      other_suites: JsonText<readonly HeldSuite[]> | null;
    };
  }
}

export const inventoryTables: TableMigration = {
  name: '001-inventory',
  inCopy: { holds: { leftOut: 'forgotten within a day' } },
  tables: ['holds', 'cabin_claims', 'fares', 'cabins', 'sailings'],
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
  async up(db) {
    await db.schema
      .createTable('sailings')
      .addColumn('itinerary_id', 'text', (column) => column.primaryKey())
      .addColumn('voyage_id', 'text', (column) => column.notNull())
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('start_on', 'text', (column) => column.notNull())
      .addColumn('end_on', 'text', (column) => column.notNull())
      .addColumn('nights', 'integer', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('cabins')
      .addColumn('cabin_number', 'text', (column) => column.primaryKey())
      .addColumn('category', 'text', (column) => column.notNull())
      .addColumn('deck', 'integer', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('fares')
      .addColumn('itinerary_id', 'text', (column) => column.notNull().references('sailings.itinerary_id'))
      .addColumn('category', 'text', (column) => column.notNull())
      .addColumn('amount', 'integer', (column) => column.notNull())
      .addColumn('port_charges_per_guest', 'integer', (column) => column.notNull())
      .addColumn('currency', 'text', (column) => column.notNull())
      .addColumn('max_guests', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('fares_key', ['itinerary_id', 'category'])
      .execute();
    await db.schema
      .createTable('cabin_claims')
      .addColumn('itinerary_id', 'text', (column) => column.notNull().references('sailings.itinerary_id'))
      .addColumn('cabin_number', 'text', (column) => column.notNull().references('cabins.cabin_number'))
      .addColumn('category', 'text', (column) => column.notNull())
      .addColumn('hold_id', 'text')
      .addColumn('reservation_id', 'text')
      .addColumn('expires_at', 'bigint')
      .addPrimaryKeyConstraint('cabin_claims_key', ['itinerary_id', 'cabin_number'])
      .execute();
    await db.schema
      .createTable('holds')
      .addColumn('hold_id', 'text', (column) => column.primaryKey())
      .addColumn('itinerary_id', 'text', (column) => column.notNull())
      .addColumn('category', 'text', (column) => column.notNull())
      .addColumn('cabin_number', 'text', (column) => column.notNull())
      .addColumn('ages', 'text', (column) => column.notNull())
      .addColumn('quote', 'text', (column) => column.notNull())
      .addColumn('guests', 'text')
      .addColumn('contact_id', 'text')
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .addColumn('payment_started_at', 'bigint')
      .addColumn('reservation_id', 'text')
      .execute();
  },
};
