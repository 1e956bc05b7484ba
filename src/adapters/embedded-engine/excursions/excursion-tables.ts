import { none } from '../../sql/sealed-column';
import type { TableMigration } from '../../sql/table-migration';
import type { AgeGroup } from '../../../core/trips/age-group';
import type { Column, CreatedTables, Row } from '../../sql/table-columns';

const creates = {
  excursion_departures: {
    departure_id: 'text key',
    tour_id: 'text',
    tour_code: 'text',
    itinerary_id: 'text',
    date: 'text',
    starts_at: 'text',
    time_zone: 'text',
    begins_at: 'bigint',
    ends_at: 'bigint',
    capacity: 'integer',
    changes: 'integer',
  },
  excursion_reservations: { reservation_id: 'text key', changes: 'integer' },
  excursion_parties: {
    party_id: 'text key',
    /** Stays after the party's booking has ended, so that a late repeat books nothing. */
    request_key: 'text unique',
    departure_id: 'text -> excursion_departures.departure_id',
    reservation_id: 'text',
    contact_id: 'text',
    state: 'text' as Column<'confirmed' | 'waiting' | 'offered' | 'ended'>,
    joined_at: 'bigint',
    offer_ends_at: 'bigint?',
    notes: 'text?',
    told_at: 'bigint?',
    telling_until: 'bigint',
  },
  excursion_seats: {
    booking_id: 'text key',
    party_id: 'text -> excursion_parties.party_id',
    position: 'integer',
    participant_id: 'text',
    full_name: 'text',
    age_group: 'text' as Column<AgeGroup>,
    price: 'integer?',
    currency: 'text?',
    ended_at: 'bigint?',
  },
} as const satisfies CreatedTables;

declare module '../../sql/line-database' {
  interface LineDatabase {
    /** Each change of a departure's seats updates this row first, which serialises them. */
    readonly excursion_departures: Row<typeof creates.excursion_departures>;
    /** One row per reservation that ever booked; locking it serialises the requests of the reservation. */
    readonly excursion_reservations: Row<typeof creates.excursion_reservations>;
    readonly excursion_parties: Row<typeof creates.excursion_parties> & {
      /** Status of a booking that another reservation system made; empty where it sent none. */
      system_status: string | null;
      notes_sealed: string | null;
    };
    readonly excursion_seats: Row<typeof creates.excursion_seats>;
  }
}

export const excursionTables: TableMigration = {
  name: '026-excursions',
  inCopy: { excursion_parties: { chapter: 'experiences' } },
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
  creates,
};
