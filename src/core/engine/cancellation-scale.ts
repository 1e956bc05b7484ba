import { subtractMoney, type Money } from '../shared/money';
import { addDays, isBefore, type PlainDate } from '../shared/plain-date';
import { retainedOnCancellation, type CancellationTerm } from './cancellation-terms';
import type { Quote } from './booking';

/** What is kept of a booking that is cancelled from one day to another, both included, and what comes back. */
export interface CancellationPeriod {
  /** Undefined in the first period: from the booking on. */
  readonly from?: PlainDate;
  /** The last period ends with the day of sailing. */
  readonly to: PlainDate;
  readonly kept: Money;
  /** Of the whole fare, once it is paid. */
  readonly back: Money;
}

/**
 * The line's terms as dates and amounts of one booking, from today on (reliability F8). Neighbouring periods that keep
 * the same amount are one. `terms` are sorted by days, descending, and end with the day of sailing.
 */
export function cancellationScale(
  { total, deposit }: Pick<Quote, 'total' | 'deposit'>,
  {
    guestCount,
    start,
    today,
    terms,
  }: {
    readonly guestCount: number;
    readonly start: PlainDate;
    readonly today: PlainDate;
    readonly terms: readonly CancellationTerm[];
  },
): readonly CancellationPeriod[] {
  const periods: CancellationPeriod[] = [];
  for (const term of terms) {
    const to = addDays(start, -term.fromDays);
    if (isBefore(to, today)) continue;
    const kept = retainedOnCancellation({ status: 'BK', total, deposit, guestCount, start }, { today: to, terms });
    const former = periods.at(-1);
    if (former?.kept.amount === kept.amount) periods[periods.length - 1] = { ...former, to };
    else
      periods.push({
        ...(former ? { from: addDays(former.to, 1) } : {}),
        to,
        kept,
        back: subtractMoney(total, kept),
      });
  }
  return periods;
}
