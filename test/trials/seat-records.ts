import { openDatabase } from '../../src/adapters/sql/open-database';
import type { ExcursionEngine } from '../simulators/engine/excursion-engine';

/** A party as the system that books the seats has recorded it. */
export interface StoredParty {
  readonly partyId: string;
  readonly reservationId: string;
  readonly departureId: string;
  readonly state: 'confirmed' | 'waiting' | 'offered';
  readonly joinedAt: number;
  /** One a guest. */
  readonly seats: readonly { readonly bookingId: string; readonly participantId: string }[];
}

export interface StoredSeats {
  readonly capacities: ReadonlyMap<string, number>;
  readonly parties: readonly StoredParty[];
}

/** The truth after a trial, past every port. */
export interface SeatRecords {
  read(): Promise<StoredSeats>;
  /** Requests whose outcome is not known yet. */
  countOpen(): Promise<number>;
  /** Whether this guest got the message that the request failed. */
  hasMessage(email: string): Promise<boolean>;
  close(): Promise<void>;
}

/** Of the site's database, and of the engine where another system keeps the seats. */
export async function openSeatRecords(databaseUrl: string, engine?: ExcursionEngine): Promise<SeatRecords> {
  const db = await openDatabase({ databaseUrl, dataFolder: '' });
  const readLine = async (): Promise<StoredSeats> => {
    const rows = await db
      .selectFrom('excursion_parties')
      .innerJoin('excursion_departures', 'excursion_departures.departure_id', 'excursion_parties.departure_id')
      .innerJoin('excursion_seats', 'excursion_seats.party_id', 'excursion_parties.party_id')
      .select([
        'excursion_parties.party_id',
        'reservation_id',
        'excursion_parties.departure_id',
        'state',
        'joined_at',
        'capacity',
        'booking_id',
        'participant_id',
      ])
      .where('state', '<>', 'ended')
      .where('ended_at', 'is', null)
      // Those of last season came with the sample line.
      .where('itinerary_id', '<>', 'sample')
      .execute();
    const parties = new Map<string, StoredParty>();
    for (const row of rows) {
      if (row.state === 'ended') continue;
      const seats = [
        ...(parties.get(row.party_id)?.seats ?? []),
        { bookingId: row.booking_id, participantId: row.participant_id },
      ];
      parties.set(row.party_id, {
        partyId: row.party_id,
        reservationId: row.reservation_id,
        departureId: row.departure_id,
        state: row.state,
        joinedAt: row.joined_at,
        seats,
      });
    }
    return { capacities: new Map(rows.map((row) => [row.departure_id, row.capacity])), parties: [...parties.values()] };
  };
  const readEngine = ({ store }: ExcursionEngine): StoredSeats => {
    const { departures, parties } = store.everything();
    const stored = parties.flatMap((party): readonly StoredParty[] => {
      const seat = departures
        .find(({ departure }) => departure.departureId === party.departureId)
        ?.ledger.parties.find(({ partyId }) => partyId === party.partyId);
      if (!seat) return [];
      const seats = party.lines.map(({ bookingId, participantRef }) => ({ bookingId, participantId: participantRef }));
      return [
        {
          partyId: party.partyId,
          reservationId: party.reservationId,
          departureId: party.departureId,
          state: seat.state,
          joinedAt: seat.joinedAt,
          seats,
        },
      ];
    });
    return {
      capacities: new Map(departures.map(({ departure, ledger }) => [departure.departureId, ledger.capacity])),
      parties: stored,
    };
  };
  return {
    read: async () => (engine ? readEngine(engine) : readLine()),
    countOpen: async () =>
      (
        await db
          .selectFrom('pending_outings')
          .select('request_key')
          .where('state', 'in', ['sending', 'unsure'])
          .execute()
      ).length,
    hasMessage: async (email) =>
      (
        await db
          .selectFrom('outbox_messages')
          .select('subject')
          .where('recipient', '=', email)
          .where('subject', 'like', 'Not reserved%')
          .execute()
      ).length > 0,
    close: () => db.destroy(),
  };
}
