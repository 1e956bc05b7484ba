import type { Clock } from '../shared/clock.port';
import { money, subtractMoney, type Money } from '../shared/money';
import { todayIn } from '../shared/plain-date';
import type { BookingRecord } from './booking-records.port';
import type { BookingTerms } from './booking-terms';
import { retainedOnCancellation } from './cancellation-terms';
import type { CancelOutcome, ReservationChanges } from './reservation-changes.port';
import type { CancellationAccount } from './reservation-news.port';
import { isActive } from '../trips/active-reservation';

export class CancelSuite {
  constructor(
    private readonly parts: {
      readonly changes: Pick<ReservationChanges, 'cancel'>;
      readonly terms: BookingTerms;
      readonly clock: Clock;
      readonly officeTimeZone: string;
    },
  ) {}

  /**
   * Returns what cancelling this suite now costs. The last remaining suite, and any suite once the voyage has begun,
   * can be cancelled by the line only, and has no cost here.
   */
  cost(record: BookingRecord): CancellationAccount | undefined {
    const { reservationId, group = [] } = record;
    const others = group.filter((other) => other.reservationId !== reservationId && isActive(other));
    return others.length === 0 ? undefined : this.account(record);
  }

  /**
   * Returns what cancelling would cost today, also where only the line may cancel, and undefined once the reservation
   * has ended or the voyage has begun.
   */
  account({
    status,
    total,
    deposit,
    paid,
    guestCount,
    voyages: [{ start }],
  }: BookingRecord): CancellationAccount | undefined {
    const { terms, clock, officeTimeZone } = this.parts;
    const today = todayIn(officeTimeZone, clock.now());
    if (!isActive({ status }) || start <= today) return undefined;
    const charge = retainedOnCancellation(
      { status, total, deposit, guestCount, start },
      { today, terms: terms.cancellation },
    );
    const amountRetained = money(Math.min(charge.amount, paid.amount), paid.currency);
    return { paid, retained: amountRetained, refund: subtractMoney(paid, amountRetained) };
  }

  async run(record: BookingRecord, amountRetained: Money): Promise<CancelOutcome> {
    return this.cost(record) === undefined
      ? 'not-cancellable'
      : this.parts.changes.cancel(record.reservationId, amountRetained);
  }
}
