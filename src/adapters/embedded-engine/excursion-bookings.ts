import { sql } from 'kysely';
import type {
  DepartureSeats,
  ExcursionBookings,
  ExcursionParty,
  NotesChange,
  OfferAnswer,
  PartyRequest,
  ReserveOutcome,
  SeatRemoval,
} from '../../core/excursions/excursion-bookings.port';
import type { ExcursionTerms } from '../../core/excursions/excursion-terms';
import { accept } from '../../core/excursions/seat-ledger';
import type { Clock } from '../../core/shared/clock.port';
import { Unavailable } from '../../core/shared/unavailable';
import { atomically } from '../sql/atomically';
import type { OpenDatabase } from '../sql/line-database';
import { readExcursionParties } from './excursions/party-rows';
import { removeBookings } from './excursions/remove-bookings';
import { reserveParty } from './excursions/reserve-party';
import { lockDeparture, settleDeparture, writeLedger, type BookingMoment } from './excursions/seat-rows';
import { KeyedMutex } from '../sql/keyed-mutex';
import { QueryCache } from '../sql/query-cache';

const batchSize = 100;
const maxReads = 500;
const timeoutMs = 8_000;

/**
 * The sample line's excursion booking system. Each method is one transaction; its steps are in `excursions/`, and the
 * rules are in the core's seat ledger. Every read first ends expired offers, so that no count includes a party whose
 * offer has expired.
 */
export class EmbeddedExcursionBookings implements ExcursionBookings {
  private readonly mutex = new KeyedMutex();
  private readonly parties: QueryCache<readonly ExcursionParty[]>;
  private readonly offerEnds: QueryCache<{ readonly first: number }>;

  constructor(
    private readonly db: OpenDatabase,
    private readonly clock: Clock,
    private readonly terms: ExcursionTerms,
  ) {
    this.parties = new QueryCache(db, maxReads);
    this.offerEnds = new QueryCache(db, 1);
  }

  async findSeats(departureIds: readonly string[]): Promise<readonly DepartureSeats[]> {
    if (departureIds.length === 0) return [];
    await this.passOnWhenDue();
    const { rows } = await sql<{ readonly departure_id: string; readonly taken: number; readonly waiting: number }>`
      select party.departure_id,
        sum(case when party.state = 'waiting' then 0 else (select count(*) from excursion_seats seat where seat.party_id = party.party_id and seat.ended_at is null) end) as taken,
        sum(case when party.state = 'confirmed' then 0 else 1 end) as waiting
      from excursion_parties party
      where party.state <> 'ended' and party.departure_id in (${sql.join([...departureIds])})
      group by party.departure_id`.execute(this.db);
    return rows.map(({ departure_id: departureId, taken, waiting }) => ({
      departureId,
      taken: Number(taken),
      waiting: Number(waiting),
    }));
  }

  async findParties(reservationIds: readonly string[]): Promise<readonly ExcursionParty[]> {
    if (reservationIds.length === 0) return [];
    await this.passOnWhenDue();
    return this.parties.of({
      key: reservationIds.join(' '),
      now: 0,
      ask: async () => ({
        answer: await readExcursionParties(this.db, sql`party.reservation_id in (${sql.join([...reservationIds])})`),
      }),
    });
  }

  async findByKey(requestKey: string): Promise<ExcursionParty | undefined> {
    const [party] = await readExcursionParties(this.db, sql`party.request_key = ${requestKey}`);
    return party;
  }

  /** Queued per departure within the node, because waiting for the row lock would occupy all database connections. */
  async reserve(request: PartyRequest): Promise<ReserveOutcome> {
    const leave = await this.mutex.enter(request.departure.departureId, timeoutMs);
    if (!leave) throw new Unavailable('database');
    try {
      return await atomically(this.db, (transaction) => reserveParty(transaction, request, this.moment()));
    } finally {
      leave();
    }
  }

  async remove(removal: SeatRemoval): Promise<'removed' | 'not-found' | 'closed'> {
    return atomically(this.db, (transaction) => removeBookings(transaction, removal, this.moment()));
  }

  async setNotes({ partyId, reservationIds, notes }: NotesChange): Promise<'changed' | 'not-found'> {
    if (reservationIds.length === 0) return 'not-found';
    const changedParty = await this.db
      .updateTable('excursion_parties')
      .set({ notes: notes === '' ? null : notes })
      .where('party_id', '=', partyId)
      .where('reservation_id', 'in', [...reservationIds])
      .where('state', '!=', 'ended')
      .returning('party_id')
      .executeTakeFirst();
    return changedParty ? 'changed' : 'not-found';
  }

  async accept({ reservationIds, partyId }: OfferAnswer): Promise<'accepted' | 'no-offer'> {
    return atomically(this.db, async (transaction) => {
      const party = await transaction
        .selectFrom('excursion_parties')
        .select(['departure_id', 'reservation_id'])
        .where('party_id', '=', partyId)
        .executeTakeFirst();
      if (!party || !reservationIds.includes(party.reservation_id)) return 'no-offer';
      const lockedDeparture = await lockDeparture(transaction, party.departure_id, this.moment());
      if (!lockedDeparture) return 'no-offer';
      if (lockedDeparture.ledger.parties.some((one) => one.partyId === partyId && one.state === 'confirmed'))
        return 'accepted';
      const newLedger = accept(lockedDeparture.ledger, partyId, lockedDeparture.time);
      if (newLedger) await writeLedger(transaction, lockedDeparture, newLedger);
      return newLedger ? 'accepted' : 'no-offer';
    });
  }

  async passOn(): Promise<readonly string[]> {
    const over = await this.db
      .selectFrom('excursion_parties')
      .select('departure_id')
      .distinct()
      .where('state', '=', 'offered')
      .where('offer_ends_at', '<=', this.clock.now().getTime())
      .limit(batchSize)
      .execute();
    const changedIds: string[] = [];
    for (const { departure_id: departureId } of over) {
      if (await atomically(this.db, (transaction) => settleDeparture(transaction, departureId, this.moment())))
        changedIds.push(departureId);
    }
    return changedIds;
  }

  async claimUnnotified(leaseUntil: Date): Promise<readonly ExcursionParty[]> {
    const now = this.clock.now().getTime();
    const takenParties = await this.db
      .updateTable('excursion_parties')
      .set({ telling_until: leaseUntil.getTime() })
      .where('state', '=', 'offered')
      .where('told_at', 'is', null)
      .where('telling_until', '<=', now)
      .where('offer_ends_at', '>', now)
      .returning('party_id')
      .execute();
    if (takenParties.length === 0) return [];
    return readExcursionParties(
      this.db,
      sql`party.party_id in (${sql.join(takenParties.map(({ party_id: id }) => id))})`,
    );
  }

  async markNotified(partyId: string): Promise<void> {
    await this.db
      .updateTable('excursion_parties')
      .set({ told_at: this.clock.now().getTime() })
      .where('party_id', '=', partyId)
      .execute();
  }

  /** The end of the first offer is memoised, so that a read without an expired offer needs no query for it. */
  private async passOnWhenDue(): Promise<void> {
    const { first } = await this.offerEnds.of({
      key: '',
      now: 0,
      ask: async () => ({ answer: await this.firstOfferEnd() }),
    });
    if (first <= this.clock.now().getTime()) await this.passOn();
  }

  private async firstOfferEnd(): Promise<{ readonly first: number }> {
    const { first } = await this.db
      .selectFrom('excursion_parties')
      .select(({ fn }) => fn.min('offer_ends_at').as('first'))
      .where('state', '=', 'offered')
      .executeTakeFirstOrThrow();
    return { first: first ?? Infinity };
  }

  private moment(): BookingMoment {
    return { now: this.clock.now(), terms: this.terms };
  }
}
