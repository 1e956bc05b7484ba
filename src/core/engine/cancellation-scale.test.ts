import fc from 'fast-check';
import { someTerms } from '../../../test/builders/some-terms';
import { money } from '../shared/money';
import { addDays, daysBetween, isBefore, plainDate } from '../shared/plain-date';
import { cancellationScale } from './cancellation-scale';
import { retainedOnCancellation } from './cancellation-terms';

const start = plainDate('2027-06-30');
const usd = (dollars: number) => money(dollars * 100, 'USD');
const booking = { total: usd(20_000), deposit: usd(5_000) };
const scaleOn = (today: string) =>
  cancellationScale([{ ...booking, guestCount: 2 }], {
    start,
    today: plainDate(today),
    terms: someTerms.cancellation,
  }).map(({ from, to, retained, refund }) => [from, to, retained.amount / 100, refund.amount / 100]);

describe('cancellationScale', () => {
  it('F8 H56 says by date and amount what is retained and what is refunded', () => {
    expect(scaleOn('2026-11-23')).toEqual([
      [undefined, '2027-01-30', 1_000, 19_000],
      ['2027-01-31', '2027-03-31', 5_000, 15_000],
      ['2027-04-01', '2027-05-15', 10_000, 10_000],
      ['2027-05-16', '2027-06-30', 20_000, 0],
    ]);
  });

  it('F8 begins with the period of today', () => {
    expect(scaleOn('2027-05-15')[0]).toEqual([undefined, '2027-05-15', 10_000, 10_000]);
    expect(scaleOn('2027-05-16')).toEqual([[undefined, '2027-06-30', 20_000, 0]]);
  });

  it('F8 prints a rule that keeps no more than the one before it as one period', () => {
    const cheap = { total: usd(20_000), deposit: usd(600) };
    const scale = cancellationScale([{ ...cheap, guestCount: 2 }], {
      start,
      today: plainDate('2026-11-23'),
      terms: someTerms.cancellation,
    });
    expect(scale.map(({ to, retained }) => [to, retained.amount / 100])).toEqual([
      ['2027-03-31', 600],
      ['2027-05-15', 10_000],
      ['2027-06-30', 20_000],
    ]);
  });

  it('F8 H56 promises for every day what a cancellation of all suites, one by one, keeps', () => {
    const suite = fc.record({
      guestCount: fc.integer({ min: 1, max: 5 }),
      cents: fc.integer({ min: 1, max: 5_000_000 }),
    });
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 400 }),
        fc.integer({ min: 0, max: 400 }),
        fc.tuple(suite, fc.array(suite, { maxLength: 3 })),
        (daysAhead, daysLater, [first, others]) => {
          const today = addDays(start, -daysAhead);
          const cancelledOn = addDays(start, -Math.min(daysAhead, daysLater));
          const toSuite = ({ guestCount, cents }: typeof first) => ({
            guestCount,
            total: money(4 * cents, 'USD'),
            deposit: money(cents, 'USD'),
          });
          const scale = cancellationScale([toSuite(first), ...others.map(toSuite)], {
            start,
            today,
            terms: someTerms.cancellation,
          });
          const period = scale.find(({ to }) => !isBefore(to, cancelledOn));
          expect(daysBetween(today, cancelledOn)).toBeGreaterThanOrEqual(0);
          const kept = [first, ...others].map(
            (one) =>
              retainedOnCancellation(
                { ...toSuite(one), status: 'BK', start },
                { today: cancelledOn, terms: someTerms.cancellation },
              ).amount,
          );
          expect(period?.retained.amount).toBe(kept.reduce((sum, amount) => sum + amount));
        },
      ),
    );
  });
});
