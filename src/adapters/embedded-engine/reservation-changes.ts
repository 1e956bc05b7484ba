import type { CancellationTerm } from '../../core/engine/cancellation-terms';
import type { CancelOutcome, ReservationChanges } from '../../core/engine/reservation-changes.port';
import type { ExcursionTerms } from '../../core/excursions/excursion-terms';
import type { Clock } from '../../core/shared/clock.port';
import type { Money } from '../../core/shared/money';
import { todayIn, type PlainDate } from '../../core/shared/plain-date';
import { cancelBooking } from './booking/cancel-booking';
import { closeVoyages, lapseReservations } from './booking/end-reservations';
import { atomically } from '../sql/atomically';
import type { OpenDatabase } from '../sql/line-database';

export class EmbeddedReservationChanges implements ReservationChanges {
  constructor(
    private readonly db: OpenDatabase,
    private readonly clock: Clock,
    private readonly timeZone: string,
    private readonly excursionTerms: ExcursionTerms,
    private readonly cancellation: readonly CancellationTerm[],
  ) {}

  async cancel(reservationId: string, agreedSum?: Money): Promise<CancelOutcome> {
    const { kind } = await atomically(this.db, (transaction) =>
      cancelBooking(transaction, reservationId, {
        now: this.clock.now(),
        today: this.today(),
        cancellation: this.cancellation,
        experiences: this.excursionTerms,
        ...(agreedSum === undefined ? {} : { agreedSum: agreedSum.amount }),
      }),
    );
    return kind === 'cancelled-before' ? 'cancelled' : kind;
  }

  async lapse(): Promise<readonly string[]> {
    return atomically(this.db, (transaction) => lapseReservations(transaction, this.today()));
  }

  async closeVoyages(): Promise<readonly string[]> {
    return atomically(this.db, (transaction) => closeVoyages(transaction, this.today()));
  }

  private today(): PlainDate {
    return todayIn(this.timeZone, this.clock.now());
  }
}
