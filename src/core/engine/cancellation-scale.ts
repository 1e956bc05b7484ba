import { addMoney, subtractMoney, type Money } from '../shared/money';
import { addDays, isBefore, type PlainDate } from '../shared/plain-date';
import { retainedOnCancellation, type CancellationTerm } from './cancellation-terms';
import type { Quote } from './booking';

/** A period of cancellation, both days included, with the sums that the line retains and refunds in it. */
export interface CancellationPeriod {
  /** The first period begins with the booking and has no `from`. */
  readonly from?: PlainDate;
  readonly to: PlainDate;
  readonly retained: Money;
  /** The amount that a guest who has paid the whole fare gets back. */
  readonly refund: Money;
}

interface CancelledSuite extends Pick<Quote, 'total' | 'deposit'> {
  readonly guestCount: number;
}

/**
 * Returns the line's cancellation terms as dates and amounts of one booking, from today on (reliability F8). A period's
 * amount is the sum of what is retained of each suite; neighbouring periods with the same amount are merged. `terms`
 * are sorted by days, descending, and end with the day of sailing.
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
    const amountRetained = suites
      .map((suite) => retainedOnCancellation({ ...suite, status: 'BK', start }, { today: to, terms }))
      .reduce(addMoney);
    const former = periods.at(-1);
    if (former?.retained.amount === amountRetained.amount) periods[periods.length - 1] = { ...former, to };
    else
      periods.push({
        ...(former ? { from: addDays(former.to, 1) } : {}),
        to,
        retained: amountRetained,
        refund: subtractMoney(total, amountRetained),
      });
  }
  return periods;
}
