import { closesAt } from '../../../core/excursions/excursion-terms';
import { leave } from '../../../core/excursions/seat-ledger';
import type { OpenTransaction } from '../../sql/line-database';
import { lockExcursionsOf } from '../../sql/row-locks';
import { lockDeparture, writeLedger, type BookingMoment } from './seat-rows';

interface BookedSeat {
  readonly booking_id: string;
  readonly participant_id: string;
  readonly reservation_id: string;
  readonly departure_id: string;
  readonly begins_at: number;
  readonly ended_at: number | null;
}

/** Locks reservations before departures, each in the order of their ids, so that two removals cannot deadlock. */
export async function removeBookings(
  transaction: OpenTransaction,
  removal: { readonly reservationIds: readonly string[]; readonly bookingIds: readonly string[] },
  moment: BookingMoment,
): Promise<'removed' | 'not-found' | 'closed'> {
  const ids = [...new Set(removal.bookingIds)];
  const bookedSeats = await findSeats(transaction, ids);
  if (
    bookedSeats.length < ids.length ||
    bookedSeats.some(({ reservation_id: id }) => !removal.reservationIds.includes(id))
  )
    return 'not-found';
  for (const reservationId of inOrder(bookedSeats.map(({ reservation_id: id }) => id)))
    await lockExcursionsOf(transaction, reservationId);
  // Read again under the locks, because another step may have released seats in the meantime.
  const open = (await findSeats(transaction, ids)).filter(({ ended_at: endedAt }) => endedAt === null);
  if (open.some(({ begins_at: at }) => closesAt({ begins: new Date(at) }, moment.terms) <= moment.now)) return 'closed';
  await freeSeats(transaction, open, moment);
  return 'removed';
}

/** Releases seats however close the departure is, because none of the reservation's guests will be there. */
export async function releaseReservation(
  transaction: OpenTransaction,
  reservationId: string,
  moment: BookingMoment,
): Promise<void> {
  await lockExcursionsOf(transaction, reservationId);
  await freeSeats(
    transaction,
    await seatsOf(transaction).where('reservation_id', '=', reservationId).where('ended_at', 'is', null).execute(),
    moment,
  );
}

async function freeSeats(
  transaction: OpenTransaction,
  seats: readonly BookedSeat[],
  moment: BookingMoment,
): Promise<void> {
  for (const departureId of inOrder(seats.map(({ departure_id: id }) => id))) {
    const lockedDeparture = await lockDeparture(transaction, departureId, moment);
    if (!lockedDeparture) continue;
    const leaving = seats.filter(({ departure_id: id }) => id === departureId).map(({ participant_id: id }) => id);
    await writeLedger(transaction, lockedDeparture, leave(lockedDeparture.ledger, leaving, lockedDeparture.time));
  }
}

async function findSeats(transaction: OpenTransaction, bookingIds: readonly string[]): Promise<readonly BookedSeat[]> {
  if (bookingIds.length === 0) return [];
  return seatsOf(transaction).where('booking_id', 'in', bookingIds).execute();
}

const seatsOf = (transaction: OpenTransaction) =>
  transaction
    .selectFrom('excursion_seats')
    .innerJoin('excursion_parties', 'excursion_parties.party_id', 'excursion_seats.party_id')
    .innerJoin('excursion_departures', 'excursion_departures.departure_id', 'excursion_parties.departure_id')
    .select([
      'booking_id',
      'participant_id',
      'reservation_id',
      'excursion_parties.departure_id',
      'begins_at',
      'ended_at',
    ]);

const inOrder = (ids: readonly string[]) => [...new Set(ids)].sort();
