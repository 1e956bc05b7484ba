import type { Departure } from '../../../core/excursions/departure';
import { offerEnd, type ExcursionTerms } from '../../../core/excursions/excursion-terms';
import { settle, type OfferTime, type SeatLedger, type SeatParty } from '../../../core/excursions/seat-ledger';
import type { LineDatabase, OpenTransaction } from '../../sql/line-database';
import { executeWithNext } from '../../sql/send-together';
import { recordExcursionEvent } from './record-excursion-event';

type DepartureRow = LineDatabase['excursion_departures'];

export interface BookingMoment {
  readonly now: Date;
  readonly terms: ExcursionTerms;
}

interface LockedDeparture {
  readonly row: DepartureRow;
  /** The stored ledger, which may contain offers that have expired since. */
  readonly ledger: SeatLedger;
  readonly time: OfferTime;
}

/**
 * Creates the departure's row before its first booking, and locks it. The capacity is that of the line's current
 * content.
 */
export async function openDeparture(
  transaction: OpenTransaction,
  departure: Departure,
  moment: BookingMoment,
): Promise<LockedDeparture> {
  const row = await transaction
    .insertInto('excursion_departures')
    .values({
      departure_id: departure.departureId,
      tour_id: departure.tourId,
      tour_code: departure.tourCode,
      itinerary_id: departure.itineraryId,
      date: departure.date,
      starts_at: departure.startsAt,
      time_zone: departure.timeZone,
      begins_at: departure.begins.getTime(),
      ends_at: departure.ends.getTime(),
      capacity: departure.capacity,
      changes: 1,
    })
    .onConflict((conflict) =>
      conflict.column('departure_id').doUpdateSet((expression) => ({
        capacity: departure.capacity,
        changes: expression('excursion_departures.changes', '+', 1),
      })),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
  return readLocked(transaction, row, moment);
}

export async function lockDeparture(
  transaction: OpenTransaction,
  departureId: string,
  moment: BookingMoment,
): Promise<LockedDeparture | undefined> {
  const row = await transaction
    .updateTable('excursion_departures')
    .set((update) => ({ changes: update('changes', '+', 1) }))
    .where('departure_id', '=', departureId)
    .returningAll()
    .executeTakeFirst();
  return row && readLocked(transaction, row, moment);
}

async function readLocked(
  transaction: OpenTransaction,
  row: DepartureRow,
  { now, terms }: BookingMoment,
): Promise<LockedDeparture> {
  const ledger: SeatLedger = { capacity: row.capacity, parties: await readParties(transaction, row.departure_id) };
  const end = offerEnd(now, { begins: new Date(row.begins_at) }, terms);
  return { row, ledger, time: { now: now.getTime(), offerEndsAt: end.getTime() } };
}

async function readParties(transaction: OpenTransaction, departureId: string): Promise<readonly SeatParty[]> {
  const rows = await transaction
    .selectFrom('excursion_parties')
    .innerJoin('excursion_seats', 'excursion_seats.party_id', 'excursion_parties.party_id')
    .select(['excursion_parties.party_id', 'state', 'joined_at', 'offer_ends_at', 'participant_id'])
    .where('departure_id', '=', departureId)
    .where('state', '<>', 'ended')
    .where('ended_at', 'is', null)
    .orderBy('joined_at')
    .orderBy('excursion_parties.party_id')
    .orderBy('position')
    .execute();
  const parties = new Map<string, SeatParty>();
  for (const {
    party_id: partyId,
    state,
    joined_at: joinedAt,
    offer_ends_at: offerEndsAt,
    participant_id: participantId,
  } of rows) {
    if (state === 'ended') continue;
    const knownParty = parties.get(partyId);
    parties.set(partyId, {
      partyId,
      state,
      joinedAt,
      participantIds: [...(knownParty?.participantIds ?? []), participantId],
      ...(offerEndsAt === null ? {} : { offerEndsAt }),
    });
  }
  return [...parties.values()];
}

/** Writes only the difference: a party that was added in between was written by its own step. */
export async function writeLedger(
  transaction: OpenTransaction,
  { row, ledger: before, time: { now } }: LockedDeparture,
  after: SeatLedger,
): Promise<void> {
  const staying = new Map(after.parties.map((party) => [party.partyId, party]));
  for (const party of before.parties) {
    const remaining = staying.get(party.partyId);
    const leavingIds = party.participantIds.filter((id) => !remaining?.participantIds.includes(id));
    if (leavingIds.length > 0) {
      const leavingSeats = transaction
        .updateTable('excursion_seats')
        .set({ ended_at: now })
        .where('party_id', '=', party.partyId)
        .where('participant_id', 'in', leavingIds)
        .where('ended_at', 'is', null);
      await executeWithNext(transaction, leavingSeats);
      await recordExcursionEvent(transaction, row, { ...party, participantIds: leavingIds, state: 'ended' });
    }
    if (!remaining) {
      const endedParty = transaction
        .updateTable('excursion_parties')
        .set({ state: 'ended', offer_ends_at: null })
        .where('party_id', '=', party.partyId);
      await executeWithNext(transaction, endedParty);
    } else if (remaining.state !== party.state || remaining.offerEndsAt !== party.offerEndsAt) {
      await writeState(transaction, remaining);
      await recordExcursionEvent(transaction, row, remaining);
    }
  }
}

async function writeState(transaction: OpenTransaction, { partyId, state, offerEndsAt }: SeatParty): Promise<void> {
  const changedParty = transaction
    .updateTable('excursion_parties')
    .set({
      state,
      offer_ends_at: offerEndsAt ?? null,
      ...(state === 'offered' ? { told_at: null, telling_until: 0 } : {}),
    })
    .where('party_id', '=', partyId);
  await executeWithNext(transaction, changedParty);
}

/** Ends expired offers, and offers free seats to the waitlist. Returns true when anything changed. */
export async function settleDeparture(
  transaction: OpenTransaction,
  departureId: string,
  moment: BookingMoment,
): Promise<boolean> {
  const lockedDeparture = await lockDeparture(transaction, departureId, moment);
  if (!lockedDeparture) return false;
  const settledLedger = settle(lockedDeparture.ledger, lockedDeparture.time);
  await writeLedger(transaction, lockedDeparture, settledLedger);
  return (
    settledLedger.parties.length !== lockedDeparture.ledger.parties.length ||
    settledLedger.parties.some((party, index) => party !== lockedDeparture.ledger.parties[index])
  );
}
