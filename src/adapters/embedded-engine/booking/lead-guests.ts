import type { OpenDatabase } from '../../sql/line-database';

/** Finds the guest to whom messages about each reservation are sent. */
export async function findLeadGuests(db: OpenDatabase, reservationIds: readonly string[]) {
  if (reservationIds.length === 0) return [];
  return (
    db
      .selectFrom('reservations')
      // The lead guest of several suites booked together is the first guest of the first suite.
      .leftJoin('reservations as first', 'first.origin', 'reservations.group_id')
      .leftJoin('reservation_guests as guest', (join) =>
        join
          .on(({ eb, ref, fn }) =>
            eb(
              'guest.reservation_id',
              '=',
              fn.coalesce(ref('first.reservation_id'), ref('reservations.reservation_id')),
            ),
          )
          .on('guest.position', '=', 0),
      )
      .leftJoin('booking_actors as actor', (join) =>
        join.on(({ eb, ref, fn }) =>
          eb('actor.origin', '=', fn.coalesce(ref('reservations.group_id'), ref('reservations.origin'))),
        ),
      )
      .select([
        'reservations.reservation_id',
        'reservations.itinerary_id',
        'reservations.currency',
        'first_name',
        'email',
        'actor.origin as made_by',
        'proved',
      ])
      .where('reservations.reservation_id', 'in', reservationIds)
      .execute()
  );
}

interface LeadGuest {
  readonly made_by: string | null;
  readonly proved: string | null;
  readonly first_name: string | null;
  readonly email: string | null;
}

/** A message to an address that its visitor has not proved contains none of the visitor's text (reliability F5). */
export function toRecipient(guest: LeadGuest): { readonly firstName: string; readonly email?: string } {
  const { email, first_name: firstName } = guest;
  return { firstName: isUnproved(guest) ? '' : (firstName ?? ''), ...(email ? { email } : {}) };
}

const isUnproved = ({ made_by, proved, email }: LeadGuest): boolean =>
  made_by !== null && proved !== email && proved?.startsWith('contact:') !== true;
