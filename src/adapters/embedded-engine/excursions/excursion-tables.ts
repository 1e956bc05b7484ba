import { none } from '../../sql/sealed-column';
import type { TableMigration } from '../../sql/table-migration';
import type { AgeBand } from '../../../core/trips/age-bands';

declare module '../../sql/line-database' {
  interface LineDatabase {
    /** Each change of a departure's seats updates this row first, which serialises them. */
    readonly excursion_departures: {
      departure_id: string;
      tour_id: string;
      tour_code: string;
      itinerary_id: string;
      date: string;
      starts_at: string;
      time_zone: string;
      begins_at: number;
      ends_at: number;
      capacity: number;
      changes: number;
    };
    /** One row per reservation that ever booked; locking it serialises the requests of the reservation. */
    readonly excursion_reservations: { reservation_id: string; changes: number };
    readonly excursion_parties: {
      party_id: string;
      /** Stays after the party's booking has ended, so that a late repeat books nothing. */
      request_key: string;
      departure_id: string;
      reservation_id: string;
      contact_id: string;
      state: 'confirmed' | 'waiting' | 'offered' | 'ended';
      /** Status of a booking that another reservation system made; empty where it sent none. */
      system_status: string | null;
      joined_at: number;
      offer_ends_at: number | null;
      notes: string | null;
      notes_sealed: string | null;
      told_at: number | null;
      telling_until: number;
    };
    readonly excursion_seats: {
      booking_id: string;
      party_id: string;
      position: number;
      participant_id: string;
      full_name: string;
      age_group: AgeBand;
      price: number | null;
      currency: string | null;
      ended_at: number | null;
    };
  }
}

export const excursionTables: TableMigration = {
  name: '026-excursions',
  inCopy: { excursion_parties: { chapter: 'experiences' } },
  tables: ['excursion_seats', 'excursion_parties', 'excursion_reservations', 'excursion_departures'],
  eraseTrip: async (transaction, reservationId) => {
    const parties = await transaction
      .updateTable('excursion_parties')
      .set(({ ref }) => ({ notes: null, contact_id: '', request_key: ref('party_id') }))
      .where('reservation_id', '=', reservationId)
      .returning('party_id')
      .execute();
    for (const { party_id: id } of parties)
      await transaction.updateTable('excursion_seats').set({ full_name: '' }).where('party_id', '=', id).execute();
  },
  sealed: [{ table: 'excursion_parties', column: 'notes', key: ['party_id'], remainder: none }],
  indexes: {
    excursion_parties_by_departure: { excursion_parties: ['departure_id', 'state'] },
    excursion_parties_by_reservation: { excursion_parties: ['reservation_id', 'state'] },
    excursion_parties_by_offer: { excursion_parties: ['state', 'offer_ends_at'] },
    excursion_seats_by_party: { excursion_seats: ['party_id', 'position'] },
    excursion_seats_by_participant: { excursion_seats: ['participant_id', 'ended_at'] },
  },
  async up(db) {
    await db.schema
      .createTable('excursion_departures')
      .addColumn('departure_id', 'text', (column) => column.primaryKey())
      .addColumn('tour_id', 'text', (column) => column.notNull())
      .addColumn('tour_code', 'text', (column) => column.notNull())
      .addColumn('itinerary_id', 'text', (column) => column.notNull())
      .addColumn('date', 'text', (column) => column.notNull())
      .addColumn('starts_at', 'text', (column) => column.notNull())
      .addColumn('time_zone', 'text', (column) => column.notNull())
      .addColumn('begins_at', 'bigint', (column) => column.notNull())
      .addColumn('ends_at', 'bigint', (column) => column.notNull())
      .addColumn('capacity', 'integer', (column) => column.notNull())
      .addColumn('changes', 'integer', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('excursion_reservations')
      .addColumn('reservation_id', 'text', (column) => column.primaryKey())
      .addColumn('changes', 'integer', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('excursion_parties')
      .addColumn('party_id', 'text', (column) => column.primaryKey())
      .addColumn('request_key', 'text', (column) => column.notNull().unique())
      .addColumn('departure_id', 'text', (column) => column.notNull().references('excursion_departures.departure_id'))
      .addColumn('reservation_id', 'text', (column) => column.notNull())
      .addColumn('contact_id', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('joined_at', 'bigint', (column) => column.notNull())
      .addColumn('offer_ends_at', 'bigint')
      .addColumn('notes', 'text')
      .addColumn('told_at', 'bigint')
      .addColumn('telling_until', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('excursion_seats')
      .addColumn('booking_id', 'text', (column) => column.primaryKey())
      .addColumn('party_id', 'text', (column) => column.notNull().references('excursion_parties.party_id'))
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('participant_id', 'text', (column) => column.notNull())
      .addColumn('full_name', 'text', (column) => column.notNull())
      .addColumn('age_group', 'text', (column) => column.notNull())
      .addColumn('price', 'integer')
      .addColumn('currency', 'text')
      .addColumn('ended_at', 'bigint')
      .execute();
  },
};
