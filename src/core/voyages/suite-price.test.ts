import fc from 'fast-check';
import { money } from '../shared/money';
import {
  fareFromText,
  isWaitlistOnly,
  readSuitePrice,
  shownPrice,
  startingPriceText,
  suiteCardPrice,
  suitePriceLabel,
} from './suite-price';

const price = money(1_234_500, 'USD');
const offer = { suiteId: 'BR-I,SV', price, availableCabins: 3 };

describe('prices from elsewhere', () => {
  it('VOY-24 reads whole units and decimals to the cent', () => {
    expect(readSuitePrice(12_345, 'USD')).toEqual(price);
    expect(readSuitePrice(' 12345.00 ', 'USD')).toEqual(price);
    expect(readSuitePrice(1.005, 'USD')).toEqual(money(100, 'USD'));
    expect(readSuitePrice('0.29', 'USD')).toEqual(money(29, 'USD'));
    expect(readSuitePrice('5'.padStart(20, '0'), 'USD')).toEqual(money(500, 'USD'));
  });

  it.each([
    0,
    '0',
    '0.00',
    -5,
    '-5',
    Number.NaN,
    Number.POSITIVE_INFINITY,
    1e300,
    1e12,
    0.001,
    '',
    ' ',
    'on request',
    '12,345',
    '1e5',
    '9'.repeat(400),
    '5'.padStart(21, '0'),
    null,
    undefined,
    {},
    [5],
    true,
  ])('VOY-24 are no prices when they are %j', (value) => {
    expect(readSuitePrice(value, 'USD')).toBeUndefined();
  });

  it('VOY-24 reads every price to its exact cent', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e9 }), (cents) => {
        expect(readSuitePrice((cents / 100).toFixed(2), 'USD')).toEqual(money(cents, 'USD'));
        expect(readSuitePrice(cents / 100, 'USD')).toEqual(money(cents, 'USD'));
      }),
    );
  });

  it('VOY-24 never gives a price that is not more than nothing', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const read = readSuitePrice(value, 'USD');
        if (read) expect(read.amount).toBeGreaterThan(0);
      }),
    );
  });
});

describe('prices on a date', () => {
  it('VOY-26 are introduced by the words Starting at', () => {
    expect(suitePriceLabel(price)).toBe('Starting at $12,345.00 /suite');
    expect(suitePriceLabel(price, 'From {{price}}, {{price}}')).toBe('From $12,345.00, $12,345.00');
  });

  it('VOY-24 VOY-25 says Waitlist Only without a price', () => {
    expect(suitePriceLabel(undefined)).toBe('Waitlist Only');
    expect(suitePriceLabel(money(0, 'USD'))).toBe('Waitlist Only');
    expect(shownPrice(money(0, 'USD'))).toBeUndefined();
    expect(shownPrice(money(-1, 'USD'))).toBeUndefined();
  });

  it('VOY-25 SUI-18 is waitlist-only without a price or with unknown availability, not when sold out', () => {
    expect(isWaitlistOnly({ price: undefined, availableCabins: 3 })).toBe(true);
    expect(isWaitlistOnly({ price, availableCabins: undefined })).toBe(true);
    expect(isWaitlistOnly({ price, availableCabins: 0 })).toBe(false);
  });

  it('VOY-31 VOY-25 names the fare from which another voyage is to be had', () => {
    expect(fareFromText(price)).toBe('Fares from $12,345.00 per suite');
    expect([fareFromText(undefined), fareFromText(money(0, 'USD'))]).toEqual(['Waitlist Only', 'Waitlist Only']);
  });

  it('VOY-18 VOY-24 starts a voyage at its price, and says nothing without one', () => {
    expect(startingPriceText(price)).toBe('Per suite starting from $12,345.00');
    expect(startingPriceText(money(0, 'USD'))).toBeUndefined();
    expect(startingPriceText(undefined)).toBeUndefined();
  });
});

describe('the price line of a suite card', () => {
  it('SUI-18 names the price per suite', () => {
    expect(suiteCardPrice(offer)).toBe('From 12,345.00 USD per suite');
    expect(suiteCardPrice({ ...offer, availableCabins: 0 })).toBe('From 12,345.00 USD per suite');
  });

  it('SUI-18 sells the Funnel Suite by appointment, whatever else is known', () => {
    fc.assert(
      fc.property(fc.constantFrom(undefined, price), fc.constantFrom(undefined, 0, 2), (known, availableCabins) => {
        expect(suiteCardPrice({ suiteId: 'FS-I,FS', price: known, availableCabins })).toBe('By appointment only');
      }),
    );
  });

  it('SUI-18 says Waitlist Only when availability or price is unknown', () => {
    expect(suiteCardPrice({ ...offer, availableCabins: undefined })).toBe('Waitlist Only');
    expect(suiteCardPrice({ ...offer, price: undefined })).toBe('Waitlist Only');
    expect(suiteCardPrice({ ...offer, price: money(0, 'USD') })).toBe('Waitlist Only');
  });

  it('SUI-18 VOY-24 never prints an amount of nothing', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000, max: 1_000 }), (amount) => {
        expect(/\d/.test(suiteCardPrice({ ...offer, price: money(amount, 'USD') }))).toBe(amount > 0);
      }),
    );
  });
});
