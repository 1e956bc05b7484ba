import type { SuiteKind } from './free-suites';
import { type RawBuilder, sql } from 'kysely';
import { openDatabase } from '../../src/adapters/sql/open-database';

export interface BookedReservation {
  readonly reservationId: string;
  readonly status: string;
  readonly itineraryId: string;
  readonly category: string;
  readonly cabin: string | null;
  readonly paid: number;
  readonly email: string;
}

/** The embedded line's books as they stand in its database, past every port: what really happened. */
export interface LineRecords {
  /** Made after the trial began. */
  findReservations(): Promise<readonly BookedReservation[]>;
  /** Money that was taken and not given back: the hold it was for, how much, and the reservation that the hold became. */
  findCharges(): Promise<readonly { readonly amount: number; readonly reservationId: string | null }[]>;
  countRefunds(): Promise<number>;
  /** Holds whose payment began and did not end. */
  countUnsettled(): Promise<number>;
  /** Offers to the waitlist that have expired at `now`, and that no node has ended yet. */
  countExpiredOffers(now: number): Promise<number>;
  /** Cabins that are taken at `now`: by a hold, an offer or a sale. `of`: its hold or reservation exists. */
  findClaims(
    kind: SuiteKind,
    now: number,
  ): Promise<readonly { readonly cabin: string; readonly of: 'sold' | 'offered' | 'held' | 'unowned' }[]>;
  countCabins(kind: SuiteKind): Promise<number>;
  /** Everybody who ever stood in the line, first to last. */
  findLine(
    kind: SuiteKind,
  ): Promise<readonly { readonly reservationId: string; readonly state: string; readonly offers: number }[]>;
  close(): Promise<void>;
}

export async function openLineRecords(databaseUrl: string): Promise<LineRecords> {
  const db = await openDatabase({ databaseUrl, dataFolder: '' });
  const known = new Set(
    (await rows<{ id: string }>(sql`select reservation_id as id from reservations`)).map(({ id }) => id),
  );
  async function rows<T>(query: RawBuilder<unknown>): Promise<readonly T[]> {
    return (await query.execute(db)).rows as readonly T[];
  }
  const count = async (query: RawBuilder<unknown>) => Number((await rows<{ n: number }>(query))[0]?.n ?? 0);
  return {
    findReservations: async () => {
      const found = await rows<BookedReservation>(sql`
        select r.reservation_id as "reservationId", r.status, r.itinerary_id as "itineraryId", r.category, r.cabin_number as cabin, r.total_paid as paid, g.email
        from reservations r join reservation_guests g on g.reservation_id = r.reservation_id and g.position = 0`);
      return found.filter(({ reservationId }) => !known.has(reservationId));
    },
    findCharges: () =>
      rows(sql`
      select c.amount, h.reservation_id as "reservationId" from card_charges c left join holds h on c.reference = 'hold-' || h.hold_id where c.outcome = 'paid'`),
    countRefunds: () => count(sql`select count(*) as n from card_charges where outcome = 'refunded'`),
    countUnsettled: () =>
      count(sql`select count(*) as n from holds where payment_started_at is not null and reservation_id is null`),
    countExpiredOffers: (now) =>
      count(sql`select count(*) as n from place_offers where outcome is null and expires_at <= ${now}`),
    findClaims: ({ itineraryId, category }, now) =>
      rows(sql`
      select c.cabin_number as cabin, case
        when c.reservation_id is not null and (r.status is null or r.status in ('BK', 'OF')) then 'sold'
        when o.outcome is null and o.expires_at > ${now} then 'offered'
        when h.reservation_id is null and h.expires_at > ${now} then 'held'
        when c.hold_id is null and c.reservation_id is null then 'sold'
        else 'unowned' end as of
      from cabin_claims c left join reservations r on r.reservation_id = c.reservation_id
        left join place_offers o on o.offer_id = c.hold_id left join holds h on h.hold_id = c.hold_id
      where c.itinerary_id = ${itineraryId} and c.category = ${category} and (c.expires_at is null or c.expires_at > ${now})`),
    countCabins: ({ category }) => count(sql`select count(*) as n from cabins where category = ${category}`),
    findLine: ({ itineraryId, category }) =>
      rows(sql`
      select p.reservation_id as "reservationId", p.state, (select count(*) from place_offers o where o.reservation_id = p.reservation_id) as offers
      from waitlist_places p where p.itinerary_id = ${itineraryId} and p.category = ${category} order by p.joined_at, p.reservation_id`),
    close: () => db.destroy(),
  };
}
