import type { Kysely } from 'kysely';
import type { Clock } from '../../core/shared/clock.port';
import { SqlPreparationReminders } from '../sql/preparation-reminders';
import type { LineDatabase } from '../sql/line-database';
import { testOrigin } from './trip-repository';

export class EmbeddedPreparationReminders extends SqlPreparationReminders {
  constructor(db: Kysely<LineDatabase>, clock: Clock) {
    super(db, clock, ({ today, startsBy, max }) =>
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
        .execute(),
    );
  }
}
