import type { OfferEnd } from '../../../core/engine/waitlist.port';
import type { TableMigration } from '../../sql/table-migration';
import type { Quote } from '../../../core/engine/booking';
import type { JsonText } from '../../sql/json-text';

declare module '../../sql/line-database' {
  interface LineDatabase {
    /** Joining, offering and selling past the waitlist each update this row first, which serialises them. */
    readonly waitlists: { itinerary_id: string; category: string; last_joined_at: number };
    readonly waitlist_places: {
      reservation_id: string;
      itinerary_id: string;
      category: string;
      ages: JsonText<readonly number[]>;
      joined_at: number;
      state: 'waiting' | 'offered' | 'left';
    };
    readonly place_offers: {
      offer_id: string;
      reservation_id: string;
      cabin_number: string;
      quote: JsonText<Quote>;
      expires_at: number;
      outcome: OfferEnd | null;
      told_at: number | null;
      telling_until: number;
    };
  }
}

export const waitlistTables: TableMigration = {
  name: '011-waitlists',
  tables: ['place_offers', 'waitlist_places', 'waitlists'],
  indexes: {
    waitlist_places_in_line: { waitlist_places: ['itinerary_id', 'category', 'state', 'joined_at', 'reservation_id'] },
    place_offers_by_reservation: { place_offers: ['reservation_id'] },
    place_offers_by_outcome: { place_offers: ['outcome', 'expires_at'] },
  },
  async up(db) {
    await db.schema
      .createTable('waitlists')
      .addColumn('itinerary_id', 'text', (column) => column.notNull())
      .addColumn('category', 'text', (column) => column.notNull())
      .addColumn('last_joined_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('waitlists_key', ['itinerary_id', 'category'])
      .execute();
    await db.schema
      .createTable('waitlist_places')
      .addColumn('reservation_id', 'text', (column) => column.primaryKey().references('reservations.reservation_id'))
      .addColumn('itinerary_id', 'text', (column) => column.notNull())
      .addColumn('category', 'text', (column) => column.notNull())
      .addColumn('ages', 'text', (column) => column.notNull())
      .addColumn('joined_at', 'bigint', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('place_offers')
      .addColumn('offer_id', 'text', (column) => column.primaryKey())
      .addColumn('reservation_id', 'text', (column) => column.notNull().references('reservations.reservation_id'))
      .addColumn('cabin_number', 'text', (column) => column.notNull())
      .addColumn('quote', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .addColumn('outcome', 'text')
      .addColumn('told_at', 'bigint')
      .addColumn('telling_until', 'bigint', (column) => column.notNull())
      .execute();
    await fillWaitlist(db);
  },
};

/**
 * Adds older reservations by the date on which they joined. Their ages were not stored, so that all count as adults.
 */
async function fillWaitlist(db: Parameters<TableMigration['up']>[0]): Promise<void> {
  const waiting = await db
    .selectFrom('reservations')
    .selectAll()
    .where('status', '=', 'WL')
    .orderBy('created_at')
    .execute();
  for (const { reservation_id, itinerary_id, category, created_at: joined_at } of waiting) {
    const guests = await db
      .selectFrom('reservation_guests')
      .select('position')
      .where('reservation_id', '=', reservation_id)
      .execute();
    const ages = JSON.stringify(guests.map(() => 30));
    await db
      .insertInto('waitlist_places')
      .values({ reservation_id, itinerary_id, category, ages, joined_at, state: 'waiting' })
      .execute();
    await db
      .insertInto('waitlists')
      .values({ itinerary_id, category, last_joined_at: joined_at })
      .onConflict((conflict) =>
        conflict.columns(['itinerary_id', 'category']).doUpdateSet({ last_joined_at: joined_at }),
      )
      .execute();
  }
}
