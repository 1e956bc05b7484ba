import type { Kysely } from 'kysely';
import type { CancelOutcome, ReservationChanges } from '../../core/engine/reservation-changes.port';
import type { ExcursionTerms } from '../../core/excursions/excursion-terms';
import type { Clock } from '../../core/shared/clock.port';
import { todayIn, type PlainDate } from '../../core/shared/plain-date';
import { cancelReservation, closeVoyages, lapseReservation, lapseReservations } from './booking/end-reservations';
import { atomically } from '../sql/atomically';
import type { LineDatabase } from '../sql/line-database';
import { releaseReservation } from './excursions/remove-bookings';

export class EmbeddedReservationChanges implements ReservationChanges {
  constructor(
    private readonly db: Kysely<LineDatabase>,
    private readonly clock: Clock,
    private readonly timeZone: string,
    private readonly excursionTerms: ExcursionTerms,
  ) {}

  async cancel(reservationId: string): Promise<CancelOutcome> {
    return atomically(this.db, async (transaction) => {
      const outcome = await cancelReservation(transaction, reservationId);
      if (outcome === 'cancelled')
        await releaseReservation(transaction, reservationId, { now: this.clock.now(), terms: this.excursionTerms });
      return outcome;
    });
  }

  async lapse(): Promise<readonly string[]> {
    return atomically(this.db, (transaction) => lapseReservations(transaction, this.today()));
  }

  async lapseNow(reservationId: string): Promise<boolean> {
    return atomically(this.db, (transaction) => lapseReservation(transaction, reservationId));
  }

  async closeVoyages(): Promise<readonly string[]> {
    return atomically(this.db, (transaction) => closeVoyages(transaction, this.today()));
  }

  private today(): PlainDate {
    return todayIn(this.timeZone, this.clock.now());
  }
}
