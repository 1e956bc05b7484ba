import { money } from '../shared/money';
import { addDays, plainDate } from '../shared/plain-date';
import { type CancellationTerm, retainedOnCancellation, refundsOf } from './cancellation-terms';

const terms: readonly CancellationTerm[] = [
  { fromDays: 151, keepsPerGuest: 500 },
  { fromDays: 91, keeps: 'deposit' },
  { fromDays: 46, keepsPercent: 50 },
  { fromDays: 15, keepsPercent: 75 },
  { fromDays: 0, keepsPercent: 100 },
];
const start = plainDate('2027-05-29');
const usd = (amount: number) => money(amount, 'USD');
const booking = { status: 'BK', total: usd(1_234_500), deposit: usd(308_625), guestCount: 2, start } as const;
const kept = (daysAhead: number, changes: Partial<Parameters<typeof retainedOnCancellation>[0]> = {}) =>
  retainedOnCancellation({ ...booking, ...changes }, { today: addDays(start, -daysAhead), terms }).amount;

describe('what is kept on a cancellation', () => {
  it.each([
    [400, 100_000],
    [151, 100_000],
    [150, 308_625],
    [91, 308_625],
    [90, 617_250],
    [46, 617_250],
    [45, 925_875],
    [15, 925_875],
    [14, 1_234_500],
    [0, 1_234_500],
    [-3, 1_234_500],
  ])('H56 ROL-05 %i days before the sailing', (days, amount) => {
    expect(kept(days)).toBe(amount);
  });

  it('H56 keeps no more than the deposit for many guests, and nothing of what is an offer still', () => {
    expect(kept(200, { guestCount: 9 })).toBe(308_625);
    expect(kept(200, { status: 'OF' })).toBe(0);
  });

  it('H56 gives back the latest payment first, and nothing where less was paid than is retained', () => {
    const payments = [
      { id: 'first', amount: usd(300_000) },
      { id: 'second', amount: usd(200_000) },
    ];
    const back = (retainedAmount: number) =>
      refundsOf(payments, { paid: usd(500_000), retained: usd(retainedAmount) }).map(({ payment, amount }) => [
        payment.id,
        amount.amount,
      ]);
    expect(back(100_000)).toEqual([
      ['second', 200_000],
      ['first', 200_000],
    ]);
    expect(back(350_000)).toEqual([['second', 150_000]]);
    expect([back(500_000), back(900_000)]).toEqual([[], []]);
  });
});
