import { type BookingActor, findExceededLimit, maxOpenHolds, type StockLimit } from './booking-actor';
import { maxSuitesOfBooking } from './held-suites';

const none = { holds: 0, suites: 0 };
const max = { holds: maxOpenHolds, suites: maxSuitesOfBooking };
const stock = { free: 50, unproved: 1, byBrowser: none, byNetwork: none, byProof: none };
const unproved: BookingActor = { browser: 'b-1', network: 'n-1' };
const proved: BookingActor = { ...unproved, proved: 'p-1' };

describe('the cabins that one visitor may hold', () => {
  it.each<[StockLimit, 'byBrowser' | 'byNetwork' | 'byProof', BookingActor]>([
    ['browser', 'byBrowser', unproved],
    ['network', 'byNetwork', unproved],
    ['proved', 'byProof', proved],
  ])('F4 are two holds of six suites together for each %s, and not one more', (limit, by, actor) => {
    expect(findExceededLimit(actor, { ...stock, [by]: max })).toBeUndefined();
    expect(findExceededLimit(actor, { ...stock, [by]: { ...max, holds: max.holds + 1 } })).toBe(limit);
    expect(findExceededLimit(actor, { ...stock, [by]: { ...max, suites: max.suites + 1 } })).toBe(limit);
  });

  it.each([
    { free: 50, maxUnproved: 10 },
    { free: 14, maxUnproved: 2 },
    { free: 3, maxUnproved: 1 },
    { free: 1, maxUnproved: 1 },
  ])(
    'F4 are, without proof, a fifth of the $free free ones of a sailing, and one at least: $maxUnproved',
    ({ free, maxUnproved }) => {
      const held = { ...stock, free, unproved: maxUnproved };
      expect(findExceededLimit(unproved, held)).toBeUndefined();
      expect(findExceededLimit(unproved, { ...held, unproved: maxUnproved + 1 })).toBe('sailing');
      expect(findExceededLimit(proved, { ...held, unproved: maxUnproved + 1 })).toBeUndefined();
    },
  );

  it('F4 are counted for a guest with proof by that proof alone, because guests of a hotel share its network', () => {
    const others = { holds: max.holds + 1, suites: 0 };
    expect(findExceededLimit(proved, { ...stock, byBrowser: others, byNetwork: others })).toBeUndefined();
  });
});
