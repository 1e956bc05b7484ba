import type { PreparationReminders } from '../../core/preparation/preparation-reminders.port';
import type { OpenDatabase } from '../sql/line-database';
import { testOrigin } from './trip-repository';

/** Booked trips whose preparation was not checked today, the soonest first. */
export const findBookedTrips =
  (db: OpenDatabase) =>
  ({ today, startsBy, max }: Parameters<PreparationReminders['claimTrips']>[0]) =>
    db
      .selectFrom('reservations')
      .innerJoin('reservation_contacts', 'reservation_contacts.reservation_id', 'reservations.reservation_id')
      .leftJoin('preparation_checks', 'preparation_checks.reservation_id', 'reservations.reservation_id')
      .select(['reservations.reservation_id', 'reservation_contacts.contact_id'])
      .where('reservations.status', '=', 'BK')
      .where('reservations.start_on', '>=', today)
      .where('reservations.start_on', '<=', startsBy)
      .where('reservations.origin', 'not like', `${testOrigin}%`)
      .where('reservation_contacts.state', '=', 'confirmed')
      .where(({ or, eb }) =>
        or([eb('preparation_checks.checked_on', 'is', null), eb('preparation_checks.checked_on', '<', today)]),
      )
      .orderBy('reservations.start_on')
      .orderBy('reservations.reservation_id')
      .limit(max)
      .execute();
