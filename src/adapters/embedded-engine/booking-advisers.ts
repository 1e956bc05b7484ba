import { sql } from 'kysely';
import type { BookingAdvisers } from '../../core/engine/booking-advisers.port';
import type { Clock } from '../../core/shared/clock.port';
import type { TravelAdviser } from '../../core/trips/travel-adviser';
import type { LineDatabase, OpenDatabase } from '../sql/line-database';

type AdviserColumns = Pick<LineDatabase['booking_advisers'], 'agency_number' | 'reference'>;

/**
 * The hold from which a reservation was made. Suites that were reserved together form a group, whose id is the hold's.
 */
export const holdOfReservation = sql<string>`coalesce(reservations.group_id, reservations.origin)`;

export class EmbeddedBookingAdvisers implements BookingAdvisers {
  constructor(
    private readonly db: OpenDatabase,
    private readonly clock: Clock,
  ) {}

  async note(holdId: string, adviser: TravelAdviser | undefined): Promise<void> {
    if (!adviser) {
      await this.db.deleteFrom('booking_advisers').where('hold_id', '=', holdId).where(isUnreserved(holdId)).execute();
      return;
    }
    const adviserRow = {
      agency_number: adviser.agencyNumber,
      reference: adviser.reference ?? null,
      noted_at: this.clock.now().getTime(),
    };
    await this.db
      .insertInto('booking_advisers')
      .values({ hold_id: holdId, ...adviserRow })
      .onConflict((conflict) => conflict.column('hold_id').doUpdateSet(adviserRow).where(isUnreserved(holdId)))
      .execute();
  }

  async findOf(holdId: string): Promise<TravelAdviser | undefined> {
    const row = await this.db
      .selectFrom('booking_advisers')
      .select(['agency_number', 'reference'])
      .where('hold_id', '=', holdId)
      .executeTakeFirst();
    return row && toAdviser(row);
  }
}

/** A hold is reserved once a reservation has it as its origin; that holds for several suites, too. */
const isUnreserved = (holdId: string) =>
  sql<boolean>`not exists (select 1 from reservations where reservations.origin = ${holdId})`;

export const toAdviser = ({ agency_number: agencyNumber, reference }: AdviserColumns): TravelAdviser => ({
  agencyNumber,
  ...(reference === null ? {} : { reference }),
});
