import fc from 'fast-check';
import { propertyRuns } from '../../../test/support/property-runs';
import { money } from '../shared/money';
import { paymentProgress } from './payment-progress';

const progress = (paid: number, total: number) =>
  paymentProgress({ paid: money(paid, 'USD'), total: money(total, 'USD') });
const anyAmount = fc.integer({ min: -1_000_000, max: 9_000_000_000 });

describe('payment progress', () => {
  it('TRP-12 is the paid part in whole percent, rounded down', () => {
    expect(progress(333_333, 1_000_000).percentage).toBe(33);
    expect(progress(999_999, 1_000_000).percentage).toBe(99);
    expect(progress(29, 100).percentage).toBe(29);
    expect(progress(57, 100).percentage).toBe(57);
  });

  it('TRP-12 draws a bar of at least one percent', () => {
    expect(progress(0, 1_000_000)).toMatchObject({ percentage: 0, barPercentage: 1 });
    expect(progress(9_999, 1_000_000)).toMatchObject({ percentage: 0, barPercentage: 1 });
    expect(progress(20_000, 1_000_000)).toMatchObject({ percentage: 2, barPercentage: 2 });
  });

  it('TRP-06 TRP-07 H15 is paid from the last cent on, not before', () => {
    expect(progress(999_999, 1_000_000)).toMatchObject({ isPaid: false, remaining: money(1, 'USD') });
    expect(progress(1_000_000, 1_000_000)).toMatchObject({ isPaid: true, percentage: 100, remaining: money(0, 'USD') });
    expect(progress(1_000_001, 1_000_000)).toMatchObject({ isPaid: true, percentage: 100, remaining: money(0, 'USD') });
  });

  it.each([
    [0, 0],
    [500, 0],
    [0, -100],
    [500, -100],
  ])('TRP-06 H15 is not paid for %d of a total of %d', (paid, total) => {
    expect(progress(paid, total)).toMatchObject({ isPaid: false, percentage: 0, barPercentage: 1 });
  });

  it('TRP-06 TRP-12 holds for any two amounts', () => {
    fc.assert(
      fc.property(anyAmount, anyAmount, (paid, total) => {
        const { percentage, barPercentage, isPaid, remaining } = progress(paid, total);
        expect(isPaid).toBe(total > 0 && paid >= total);
        expect(percentage === 100).toBe(isPaid);
        expect([percentage >= 0, percentage <= 100, Number.isInteger(percentage)]).toEqual([true, true, true]);
        expect(barPercentage).toBe(Math.max(1, percentage));
        expect(remaining.amount).toBe(Math.max(0, total - paid));
        if (total > 0 && paid >= 0 && !isPaid) expect(BigInt(percentage)).toBe((BigInt(paid) * 100n) / BigInt(total));
      }),
      propertyRuns(1000),
    );
  });

  it('refuses amounts of two currencies', () => {
    expect(() => paymentProgress({ paid: money(1, 'EUR'), total: money(2, 'USD') })).toThrow(RangeError);
  });
});
