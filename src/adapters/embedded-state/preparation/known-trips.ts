import { LRUCache } from 'lru-cache';
import type { KnownTrip, KnownTrips } from '../../../core/preparation/known-trips.port';
import type { Clock } from '../../../core/shared/clock.port';
import type { OpenDatabase } from '../../sql/line-database';
import { SqlPreparationReminders } from './preparation-reminders';

const maxNoted = 10_000;

export class SqlKnownTrips implements KnownTrips {
  /** Trips that this node has written, so that opening a page again writes nothing. */
  private readonly notedTrips = new LRUCache<string, string>({ max: maxNoted });

  constructor(private readonly db: OpenDatabase) {}

  async note({ reservationId, contactId, startsOn }: KnownTrip): Promise<void> {
    const text = `${contactId} ${startsOn}`;
    if (this.notedTrips.get(reservationId) === text) return;
    await this.db
      .insertInto('known_trips')
      .values({ reservation_id: reservationId, contact_id: contactId, start_on: startsOn })
      .onConflict((conflict) =>
        conflict.column('reservation_id').doUpdateSet({ contact_id: contactId, start_on: startsOn }),
      )
      .execute();
    this.notedTrips.set(reservationId, text);
  }
}

/** Before anybody is reminded, the other system is asked whether the trip is still booked. */
export class KnownTripReminders extends SqlPreparationReminders {
  constructor(db: OpenDatabase, clock: Clock) {
    super(db, clock, ({ today, startsBy, max }) =>
      db
        .selectFrom('known_trips')
        .leftJoin('preparation_checks', 'preparation_checks.reservation_id', 'known_trips.reservation_id')
        .select(['known_trips.reservation_id', 'known_trips.contact_id'])
        .where('known_trips.start_on', '>=', today)
        .where('known_trips.start_on', '<=', startsBy)
        .where(({ or, eb }) =>
          or([eb('preparation_checks.checked_on', 'is', null), eb('preparation_checks.checked_on', '<', today)]),
        )
        .orderBy('known_trips.start_on')
        .orderBy('known_trips.reservation_id')
        .limit(max)
        .execute(),
    );
  }
}
