import { addMoney, subtractMoney, type Money } from '../shared/money';
import { addDays, isBefore, type PlainDate } from '../shared/plain-date';
import { retainedOnCancellation, type CancellationTerm } from './cancellation-terms';
import type { Quote } from './booking';

/** A period of cancellation, both days included, with the sum that the line retains and the sum that it refunds. */
export interface CancellationPeriod {
  /** Undefined in the first period: from the booking on. */
  readonly from?: PlainDate;
  readonly to: PlainDate;
  readonly kept: Money;
  /** Refund of the whole fare, once it is paid. */
  readonly back: Money;
}

interface CancelledSuite extends Pick<Quote, 'total' | 'deposit'> {
  readonly guestCount: number;
}

/**
 * The line's terms as dates and amounts of one booking, from today on (reliability F8): the sums of what is kept of each
 * of its suites. Neighbouring periods that keep the same amount are one. `terms` are sorted by days, descending, and end
 * with the day of sailing.
 */
export function cancellationScale(
  suites: readonly [CancelledSuite, ...CancelledSuite[]],
  {
    start,
    today,
    terms,
  }: {
    readonly start: PlainDate;
    readonly today: PlainDate;
    readonly terms: readonly CancellationTerm[];
  },
): readonly CancellationPeriod[] {
  const total = suites.map((suite) => suite.total).reduce(addMoney);
  const periods: CancellationPeriod[] = [];
  for (const term of terms) {
    const to = addDays(start, -term.fromDays);
    if (isBefore(to, today)) continue;
    const kept = suites
      .map((suite) => retainedOnCancellation({ ...suite, status: 'BK', start }, { today: to, terms }))
      .reduce(addMoney);
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
