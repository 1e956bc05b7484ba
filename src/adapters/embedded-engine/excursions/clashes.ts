import type { Transaction } from 'kysely';
import type { LineDatabase } from '../../sql/line-database';

/** Some guests of a reservation, and a time. */
export interface Stay {
  readonly reservationId: string;
  readonly participantIds: readonly string[];
  readonly begins: Date;
  readonly ends: Date;
}

/** The seats and waitlist entries that they have at that time, by when they begin. */
export const seatsAt = (transaction: Transaction<LineDatabase>, { participantIds, begins, ends }: Stay) =>
  transaction
    .selectFrom('excursion_seats')
    .innerJoin('excursion_parties', 'excursion_parties.party_id', 'excursion_seats.party_id')
    .innerJoin('excursion_departures', 'excursion_departures.departure_id', 'excursion_parties.departure_id')
    .selectAll('excursion_departures')
    .select('participant_id')
    .where('participant_id', 'in', participantIds)
    .where('ended_at', 'is', null)
    .where('begins_at', '<', ends.getTime())
    .where('ends_at', '>', begins.getTime())
    .orderBy('begins_at')
    .orderBy('excursion_departures.departure_id')
    .execute();

/** What they have asked the line to arrange at that time, and was not declined: a row a guest, by when it begins. */
export const requestsAt = (
  transaction: Transaction<LineDatabase>,
  { reservationId, participantIds, begins, ends }: Stay,
  except = '',
) =>
  transaction
    .selectFrom('bespoke_requests')
    .innerJoin('bespoke_guests', 'bespoke_guests.request_id', 'bespoke_requests.request_id')
    .select(['bespoke_requests.request_id', 'date', 'from_time', 'time_zone', 'participant_id'])
    .where('reservation_id', '=', reservationId)
    .where('state', '<>', 'declined')
    .where('bespoke_requests.request_id', '<>', except)
    .where('participant_id', 'in', participantIds)
    .where('begins_at', '<', ends.getTime())
    .where('ends_at', '>', begins.getTime())
    .orderBy('begins_at')
    .orderBy('bespoke_requests.request_id')
    .execute();
