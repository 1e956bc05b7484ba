import type { Migration } from 'kysely';
import type { OfferEnd } from '../../../core/engine/waitlist.port';
import type { TableMigration } from '../../sql/table-migration';
import type { Quote } from '../../../core/engine/booking';
import type { JsonText } from '../../sql/json-text';
import type { Column, CreatedTables, Row } from '../../sql/table-columns';

const creates = {
  waitlists: {
    itinerary_id: 'text',
    category: 'text',
    last_joined_at: 'bigint',
    waitlists_key: { key: ['itinerary_id', 'category'] },
  },
  waitlist_places: {
    reservation_id: 'text key -> reservations.reservation_id',
    itinerary_id: 'text',
    category: 'text',
    ages: 'text' as Column<JsonText<readonly number[]>>,
    joined_at: 'bigint',
    state: 'text' as Column<'waiting' | 'offered' | 'left'>,
  },
  place_offers: {
    offer_id: 'text key',
    reservation_id: 'text -> reservations.reservation_id',
    cabin_number: 'text',
    quote: 'text' as Column<JsonText<Quote>>,
    expires_at: 'bigint',
    outcome: 'text?' as Column<OfferEnd | null>,
    told_at: 'bigint?',
    telling_until: 'bigint',
  },
} as const satisfies CreatedTables;

declare module '../../sql/line-database' {
  interface LineDatabase {
    /** Joining, offering and selling past the waitlist each update this row first, which serialises them. */
    readonly waitlists: Row<typeof creates.waitlists>;
    readonly waitlist_places: Row<typeof creates.waitlist_places>;
    readonly place_offers: Row<typeof creates.place_offers>;
  }
}

export const waitlistTables: TableMigration = {
  name: '011-waitlists',
  indexes: {
    waitlist_places_in_line: { waitlist_places: ['itinerary_id', 'category', 'state', 'joined_at', 'reservation_id'] },
    place_offers_by_reservation: { place_offers: ['reservation_id'] },
    place_offers_by_outcome: { place_offers: ['outcome', 'expires_at'] },
  },
  creates,
  async up(db) {
    await fillWaitlist(db);
  },
};

/**
 * Adds older reservations by the date on which they joined. Their ages were not stored, so that all count as adults.
 */
async function fillWaitlist(db: Parameters<Migration['up']>[0]): Promise<void> {
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
