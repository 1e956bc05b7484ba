import { aSailing } from '../../../test/builders/a-sailing';
import { money } from '../shared/money';
import { sailingForParty } from './sailing-for-party';

const suites = [
  { category: 'SV', maxGuests: 2 },
  { category: 'SS', maxGuests: 3 },
  { category: 'OS', maxGuests: 3 },
];
const offers = [
  { category: 'SV', availableCabins: 1, price: money(2_310_000, 'USD') },
  { category: 'SS', availableCabins: 2, price: money(2_630_000, 'USD') },
  { category: 'OS', availableCabins: 2, price: money(3_190_000, 'USD') },
];
const sailing = aSailing({ suites: offers, fromPrice: money(2_310_000, 'USD') });
const fareFor = (adults: number, children: number) => {
  const { fromPrice, isWaitlistOnly, suites: listed } = sailingForParty(sailing, suites, { adults, children });
  return [fromPrice?.amount, isWaitlistOnly, listed.length];
};

describe('a sailing for a party', () => {
  it('VOY-18 has the lowest fare among the suites that sleep the party', () => {
    expect(fareFor(2, 0)).toEqual([2_310_000, false, 3]);
    expect(fareFor(2, 1)).toEqual([2_630_000, false, 3]);
  });

  it('VOY-18 VOY-25 has no fare, and a waitlist only, where no free suite sleeps the party', () => {
    expect(fareFor(4, 0)).toEqual([undefined, true, 3]);
  });
});
