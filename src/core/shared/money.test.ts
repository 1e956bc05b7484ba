import fc from 'fast-check';
import {
  addMoney,
  formatAmount,
  formatMoney,
  fromUnits,
  inUnits,
  isPositive,
  isSameMoney,
  money,
  partOf,
  readAmount,
  subtractMoney,
  unitsText,
} from './money';

const anyAmount = fc.integer({ min: -1e12, max: 1e12 });

describe('money', () => {
  it('VOY-34 prints two decimals with the currency', () => {
    expect(formatMoney(money(1_234_500, 'USD'))).toBe('$12,345.00');
    expect(formatMoney(money(5, 'EUR'))).toBe('€0.05');
    expect(formatMoney(money(100_000_000, 'GBP'))).toBe('£1,000,000.00');
    expect(formatMoney(money(123_450, 'CHF'))).toBe('CHF 1,234.50');
    expect(formatMoney(money(-99_999, 'USD'))).toBe('-$999.99');
  });

  it('VOY-34 prints the amount alone', () => {
    expect(formatAmount(money(1_234_567, 'USD'))).toBe('12,345.67');
    expect(formatAmount(money(-1_234_567, 'USD'))).toBe('-12,345.67');
    expect(formatAmount(money(0, 'USD'))).toBe('0.00');
  });

  it('VOY-34 prints every amount as the platform would', () => {
    const reference = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
    fc.assert(
      fc.property(anyAmount, (amount) => {
        expect(formatMoney(money(amount, 'USD'))).toBe(reference.format(amount / 100));
      }),
      { numRuns: 1000 },
    );
  });

  it('H15 adds and subtracts without losing a cent', () => {
    fc.assert(
      fc.property(anyAmount, anyAmount, (first, second) => {
        const sum = addMoney(money(first, 'USD'), money(second, 'USD'));
        expect(sum).toEqual(money(first + second, 'USD'));
        expect(subtractMoney(sum, money(second, 'USD'))).toEqual(money(first, 'USD'));
      }),
    );
    expect(addMoney(money(10, 'USD'), money(20, 'USD'))).toEqual({ amount: 30, currency: 'USD' });
  });

  it('refuses two currencies in one sum', () => {
    expect(() => addMoney(money(1, 'USD'), money(1, 'EUR'))).toThrow(RangeError);
    expect(() => subtractMoney(money(1, 'USD'), money(1, 'EUR'))).toThrow(RangeError);
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, 0.5, 2 ** 53])('refuses %d as an amount', (amount) => {
    expect(() => money(amount, 'USD')).toThrow(RangeError);
  });

  it.each(['usd', 'US', 'DOLLAR', 'US\n', ''])('refuses %j as a currency', (currency) => {
    expect(() => money(1, currency)).toThrow(RangeError);
  });

  it('knows no negative zero', () => {
    expect(formatMoney(subtractMoney(money(0, 'USD'), money(0, 'USD')))).toBe('$0.00');
    expect(Object.is(money(-0, 'USD').amount, 0)).toBe(true);
  });

  it('VOY-24 counts only more than nothing as positive', () => {
    expect([1, 0, -1].map((amount) => isPositive(money(amount, 'USD')))).toEqual([true, false, false]);
  });

  it('VOY-34 goes to whole units and their text and back without losing a cent', () => {
    fc.assert(
      fc.property(anyAmount, (amount) => {
        const value = money(amount, 'USD');
        expect(fromUnits(inUnits(value), 'USD')).toEqual(value);
        expect(fromUnits(Number(unitsText(value)), 'USD')).toEqual(value);
        expect(unitsText(value)).toMatch(/^-?\d+\.\d\d$/);
      }),
    );
    expect(() => fromUnits(Number.NaN, 'USD')).toThrow(RangeError);
  });

  it('H15 takes a part to the nearest cent, and tells equal amounts from others', () => {
    expect(partOf(money(1_234_501, 'USD'), 25)).toEqual(money(308_625, 'USD'));
    expect(isSameMoney(money(5, 'USD'), money(5, 'USD'))).toBe(true);
    expect([isSameMoney(money(5, 'USD'), money(5, 'EUR')), isSameMoney(money(5, 'USD'), money(6, 'USD'))]).toEqual([
      false,
      false,
    ]);
  });
});

it.each([
  ['1500', 150_000],
  ['1,500', 150_000],
  ['$1,500.5', 150_050],
  [' 2 000.05 ', 200_005],
  ['12,345,678', 1_234_567_800],
  ['', undefined],
  ['1,50', undefined],
  ['12.345', undefined],
  ['-5', undefined],
  ['1e5', undefined],
  ['NaN', undefined],
  ['9'.repeat(400), undefined],
])('C8 ENG-07 reads the amount "%s"', (text, cents) => {
  expect(readAmount(text)).toBe(cents);
});
