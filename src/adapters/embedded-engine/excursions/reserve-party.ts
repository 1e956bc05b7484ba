import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { PartyRequest, ReserveOutcome } from '../../../core/excursions/excursion-bookings.port';
import { closesAt } from '../../../core/excursions/excursion-terms';
import { isSameRequest } from '../../../core/excursions/same-request';
import { join, type SeatParty } from '../../../core/excursions/seat-ledger';
import { plainDate } from '../../../core/shared/plain-date';
import type { LineDatabase } from '../../sql/line-database';
import { requestsAt, seatsAt, type Stay } from './clashes';
import { readExcursionParties, toDeparture } from './party-rows';
import { lockDeparture, lockReservation, openDeparture, writeLedger, type BookingMoment } from './seat-rows';

/** The reservation first, the departure then: every step locks in this order. */
export async function reserveParty(
  transaction: Transaction<LineDatabase>,
  request: PartyRequest,
  moment: BookingMoment,
): Promise<ReserveOutcome> {
  await lockReservation(transaction, request.reservationId);
  const earlier = await findEarlier(transaction, request);
  if (earlier) return earlier;
  if (closesAt(request.departure, moment.terms).getTime() <= moment.now.getTime()) return { kind: 'closed' };
  const clash = await findClash(transaction, request);
  if (clash) return clash;
  await openDeparture(transaction, request.departure);
  const locked = await lockDeparture(transaction, request.departure.departureId, moment);
  if (!locked) throw new Error('A departure that was written down is not there');
  const partyId = randomUUID();
  const ledger = join(
    locked.ledger,
    { partyId, participantIds: request.guests.map(({ participantId }) => participantId) },
    locked.time,
  );
  await writeLedger(transaction, locked, ledger);
  const joined = ledger.parties.find((party) => party.partyId === partyId);
  if (!joined) throw new Error('A party that joined is not in its book');
  await writeParty(transaction, request, joined);
  const [party] = await readExcursionParties(transaction, sql`party.party_id = ${partyId}`);
  if (!party) throw new Error('A party that was written down is not there');
  return { kind: 'reserved', party };
}

/** What this key was sent for before. Who has been given back since is not held against a repeat. */
async function findEarlier(
  transaction: Transaction<LineDatabase>,
  request: PartyRequest,
): Promise<ReserveOutcome | undefined> {
  const seats = await transaction
    .selectFrom('excursion_parties')
    .innerJoin('excursion_seats', 'excursion_seats.party_id', 'excursion_parties.party_id')
    .select(['departure_id', 'notes', 'participant_id'])
    .where('request_key', '=', request.requestKey)
    .execute();
  const [first] = seats;
  if (!first) return undefined;
  const guests = seats.map(({ participant_id: participantId }) => ({ participantId }));
  if (!isSameRequest({ departure: { departureId: first.departure_id }, guests, notes: first.notes ?? '' }, request))
    return { kind: 'other-wish' };
  const [party] = await readExcursionParties(transaction, sql`party.request_key = ${request.requestKey}`);
  return party ? { kind: 'reserved', party } : { kind: 'ended' };
}

/** What these guests are on already, in line for, or have asked for, at that time. */
async function findClash(
  transaction: Transaction<LineDatabase>,
  { reservationId, departure, guests }: PartyRequest,
): Promise<ReserveOutcome | undefined> {
  const stay: Stay = {
    reservationId,
    participantIds: guests.map(({ participantId }) => participantId),
    begins: departure.begins,
    ends: departure.ends,
  };
  const held = await seatsAt(transaction, stay);
  const same = held.filter(({ departure_id: id }) => id === departure.departureId);
  if (same.length > 0) return { kind: 'already-booked', participantIds: same.map(({ participant_id: id }) => id) };
  const [other] = held;
  if (other)
    return {
      kind: 'overlaps',
      participantIds: held
        .filter(({ departure_id: id }) => id === other.departure_id)
        .map(({ participant_id: id }) => id),
      other: toDeparture(other),
    };
  const requests = await requestsAt(transaction, stay);
  const [asked] = requests;
  if (!asked) return undefined;
  const participantIds = requests
    .filter(({ request_id: id }) => id === asked.request_id)
    .map(({ participant_id: id }) => id);
  return {
    kind: 'overlaps',
    participantIds,
    other: { date: plainDate(asked.date), startsAt: asked.from_time, timeZone: asked.time_zone },
  };
}

async function writeParty(
  transaction: Transaction<LineDatabase>,
  request: PartyRequest,
  { partyId, state, joinedAt }: SeatParty,
): Promise<void> {
  await transaction
    .insertInto('excursion_parties')
    .values({
      party_id: partyId,
      request_key: request.requestKey,
      departure_id: request.departure.departureId,
      reservation_id: request.reservationId,
      contact_id: request.contactId,
      state,
      joined_at: joinedAt,
      offer_ends_at: null,
      notes: request.notes ?? null,
      told_at: null,
      telling_until: 0,
    })
    .execute();
  await transaction
    .insertInto('excursion_seats')
    .values(
      request.guests.map(({ participantId, fullName, ageGroup, price }, position) => ({
        booking_id: randomUUID(),
        party_id: partyId,
        position,
        participant_id: participantId,
        full_name: fullName,
        age_group: ageGroup,
        price: price?.amount ?? null,
        currency: price?.currency ?? null,
        ended_at: null,
      })),
    )
    .execute();
}
