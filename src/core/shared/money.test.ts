import fc from 'fast-check';
import { propertyRuns } from '../../../test/support/property-runs';
import {
  addMoney,
  decimalsOf,
  formatAmount,
  formatMoney,
  fromUnits,
  inUnits,
  isPositive,
  isChargeable,
  isSameMoney,
  money,
  partOf,
  readAmount,
  readUnitsText,
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

  it('VOY-34 writes an amount without its currency', () => {
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
      propertyRuns(1000),
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

  it('has zero without a sign', () => {
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

describe('amounts of three decimals', () => {
  it('F2 F7 are parted only as a card can be charged them', () => {
    expect(partOf(money(1_234_510, 'KWD'), 25)).toEqual(money(308_630, 'KWD'));
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e12 }), fc.integer({ min: 0, max: 100 }), (amount, percent) => {
        const [whole, part] = [money(amount, 'KWD'), partOf(money(amount, 'KWD'), percent)];
        expect(isChargeable(part) || isSameMoney(part, whole)).toBe(true);
        expect(part.amount).toBeLessThanOrEqual(amount);
        expect(Math.abs(part.amount - (amount * percent) / 100)).toBeLessThanOrEqual(5.001);
      }),
    );
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
  expect(readAmount(text, 'USD')).toBe(cents);
});

describe.each(['USD', 'JPY', 'KWD'])('amounts in %s', (currency) => {
  const decimals = decimalsOf(currency);

  it('VOY-34 H15 come back as they were from what is shown and typed, and from what machines read and write', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999 * 10 ** decimals }), (amount) => {
        const value = money(amount, currency);
        expect(readAmount(formatAmount(value), currency)).toBe(amount);
        expect(readUnitsText(unitsText(value), currency)).toEqual(value);
        expect(fromUnits(inUnits(value), currency)).toEqual(value);
        const negative = money(-amount, currency);
        expect(readUnitsText(unitsText(negative), currency)).toEqual(negative);
      }),
    );
  });

  it('VOY-34 are shown as the platform shows them', () => {
    const reference = new Intl.NumberFormat('en-US', { minimumFractionDigits: decimals });
    fc.assert(
      fc.property(anyAmount, (amount) => {
        expect(formatAmount(money(amount, currency))).toBe(reference.format(amount / 10 ** decimals));
      }),
    );
  });

  it('H15 are refused where they are finer than the minor unit, and count every digit of it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9 }), (digit) => {
        const finest = `1.${'0'.repeat(Math.max(0, decimals - 1))}${digit}`;
        expect(readAmount(finest, currency)).toBe(decimals === 0 ? undefined : 10 ** decimals + digit);
        expect(readAmount(`1.${'0'.repeat(decimals)}${digit}`, currency)).toBeUndefined();
        expect(readUnitsText(`1.${'0'.repeat(decimals)}${digit}`, currency)).toBeUndefined();
      }),
    );
  });
});

describe('the decimals of currencies', () => {
  it('H15 are those of the platform for what lines and their vendors charge in', () => {
    for (const currency of ['USD', 'EUR', 'GBP', 'CHF', 'AUD', 'NOK', 'JPY', 'KRW', 'ISK', 'VND', 'KWD', 'BHD', 'TND'])
      expect([currency, decimalsOf(currency)]).toEqual([
        currency,
        new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits,
      ]);
  });

  it('VOY-34 write JPY 1,500 and KWD 1.250, and at least two for machines', () => {
    expect([formatMoney(money(1_500, 'JPY')), formatMoney(money(1_250, 'KWD'))]).toEqual(['JPY 1,500', 'KWD 1.250']);
    expect([unitsText(money(1_500, 'JPY')), unitsText(money(1_250, 'KWD'))]).toEqual(['1500.00', '1.250']);
  });
});

it.each([
  ['12345.5', 1_234_550],
  ['-0.05', -5],
  ['0', 0],
  ['1.999', undefined],
  ['1e3', undefined],
  ['', undefined],
  ['1'.repeat(13), undefined],
])('H15 reads the exact text "%s" of another system', (text, cents) => {
  expect(readUnitsText(text, 'USD')?.amount).toBe(cents);
});
