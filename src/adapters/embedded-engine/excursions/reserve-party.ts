import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { ExcursionParty, PartyRequest, ReserveOutcome } from '../../../core/excursions/excursion-bookings.port';
import { closesAt } from '../../../core/excursions/excursion-terms';
import { isSameRequest } from '../../../core/excursions/same-request';
import { join, waitlistPosition } from '../../../core/excursions/seat-ledger';
import { plainDate } from '../../../core/shared/plain-date';
import type { OpenTransaction } from '../../sql/line-database';
import { lockExcursionsOf } from '../../sql/row-locks';
import { executeWithNext } from '../../sql/send-together';
import { clashesAt, type Stay } from './clashes';
import { readExcursionParties, toDeparture } from './party-rows';
import { recordExcursionEvent } from './record-excursion-event';
import { openDeparture, writeLedger, type BookingMoment } from './seat-rows';

/** Locks the reservation before the departure, as every step does. */
export async function reserveParty(
  transaction: OpenTransaction,
  request: PartyRequest,
  moment: BookingMoment,
): Promise<ReserveOutcome> {
  await lockExcursionsOf(transaction, request.reservationId);
  const earlier = await findEarlier(transaction, request);
  if (earlier) return earlier;
  if (closesAt(request.departure, moment.terms).getTime() <= moment.now.getTime()) return { kind: 'closed' };
  const clash = await findClash(transaction, request);
  if (clash) return clash;
  const lockedDeparture = await openDeparture(transaction, request.departure, moment);
  const partyId = randomUUID();
  const ledger = join(
    lockedDeparture.ledger,
    { partyId, participantIds: request.guests.map(({ participantId }) => participantId) },
    lockedDeparture.time,
  );
  await writeLedger(transaction, lockedDeparture, ledger);
  const joinedParty = ledger.parties.find((party) => party.partyId === partyId);
  if (!joinedParty) throw new Error('A party that joined is not in its book');
  const [first, ...others] = request.guests.map((guest) => ({ ...guest, bookingId: randomUUID() }));
  if (!first) throw new Error('A party without guests');
  const position = waitlistPosition(ledger, partyId);
  const party: ExcursionParty = {
    partyId,
    reservationId: request.reservationId,
    contactId: request.contactId,
    departure: toDeparture(lockedDeparture.row),
    state: joinedParty.state,
    ...(position === undefined ? {} : { position }),
    ...(request.notes === undefined ? {} : { notes: request.notes }),
    bookings: [first, ...others],
  };
  await writeParty(transaction, party, { requestKey: request.requestKey, joinedAt: joinedParty.joinedAt });
  await recordExcursionEvent(transaction, lockedDeparture.row, joinedParty);
  return { kind: 'reserved', party };
}

/**
 * Returns the booking that was made with this key. Guests whose booking was released since do not make a repeat differ.
 */
async function findEarlier(transaction: OpenTransaction, request: PartyRequest): Promise<ReserveOutcome | undefined> {
  const seats = await transaction
    .selectFrom('excursion_parties')
    .innerJoin('excursion_seats', 'excursion_seats.party_id', 'excursion_parties.party_id')
    .select(['departure_id', 'notes', 'notes_sealed', 'participant_id'])
    .where('request_key', '=', request.requestKey)
    .execute();
  const [first] = seats;
  if (!first) return undefined;
  const guests = seats.map(({ participant_id: participantId }) => ({ participantId }));
  if (!isSameRequest({ departure: { departureId: first.departure_id }, guests, notes: first.notes ?? '' }, request))
    return { kind: 'key-reused' };
  const [party] = await readExcursionParties(transaction, sql`party.request_key = ${request.requestKey}`);
  return party ? { kind: 'reserved', party } : { kind: 'ended' };
}

async function findClash(
  transaction: OpenTransaction,
  { reservationId, departure, guests }: PartyRequest,
): Promise<ReserveOutcome | undefined> {
  const stay: Stay = {
    reservationId,
    participantIds: guests.map(({ participantId }) => participantId),
    begins: departure.begins,
    ends: departure.ends,
  };
  const clashes = await clashesAt(transaction, stay);
  const same = clashes.filter(({ id }) => id === departure.departureId);
  if (same.length > 0) return { kind: 'already-booked', participantIds: same.map(({ participant_id: id }) => id) };
  const [first] = clashes;
  if (!first) return undefined;
  return {
    kind: 'overlaps',
    participantIds: clashes.filter(({ id }) => id === first.id).map(({ participant_id: id }) => id),
    other: { date: plainDate(first.date), startsAt: first.starts_at, timeZone: first.time_zone },
  };
}

async function writeParty(
  transaction: OpenTransaction,
  { partyId, reservationId, contactId, departure, state, notes, bookings }: ExcursionParty,
  { requestKey, joinedAt }: { readonly requestKey: string; readonly joinedAt: number },
): Promise<void> {
  const newParty = transaction.insertInto('excursion_parties').values({
    party_id: partyId,
    request_key: requestKey,
    departure_id: departure.departureId,
    reservation_id: reservationId,
    contact_id: contactId,
    state,
    joined_at: joinedAt,
    offer_ends_at: null,
    notes: notes ?? null,
    told_at: null,
    telling_until: 0,
  });
  await executeWithNext(transaction, newParty);
  const newSeats = transaction.insertInto('excursion_seats').values(
    bookings.map(({ bookingId, participantId, fullName, ageGroup, price }, position) => ({
      booking_id: bookingId,
      party_id: partyId,
      position,
      participant_id: participantId,
      full_name: fullName,
      age_group: ageGroup,
      price: price?.amount ?? null,
      currency: price?.currency ?? null,
      ended_at: null,
    })),
  );
  await executeWithNext(transaction, newSeats);
}
