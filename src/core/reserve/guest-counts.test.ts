import fc from 'fast-check';
import { areValidCounts, changeGuests, DEFAULT_GUEST_LIMITS, guestControls, startingCounts } from './guest-counts';
import type { GuestChange } from './guest-counts';

const anyChange = fc.constantFrom<GuestChange>('add-adult', 'remove-adult', 'add-child', 'remove-child');
const anyLimits = fc.record({
  total: fc.integer({ min: 1, max: 8 }),
  adults: fc.integer({ min: 1, max: 8 }),
  children: fc.integer({ min: 0, max: 8 }),
});

describe('guest counts', () => {
  it('SUI-02 starts with two adults and no children', () => {
    expect(startingCounts()).toEqual({ adults: 2, children: 0 });
  });

  it('SUI-02 starts with fewer adults where fewer fit', () => {
    expect(startingCounts({ total: 6, adults: 1, children: 5 })).toEqual({ adults: 1, children: 0 });
    expect(startingCounts({ total: 6, adults: 6, children: 5 })).toEqual({ adults: 2, children: 0 });
  });

  it('SUI-03 defaults to six guests, six adults, five children', () => {
    expect(DEFAULT_GUEST_LIMITS).toEqual({ total: 6, adults: 6, children: 5 });
  });

  it.each([
    [1, 0],
    [6, 0],
    [1, 5],
    [3, 3],
  ])('SUI-04 SUI-05 SUI-06 takes %d adults with %d children', (adults, children) => {
    expect(areValidCounts({ adults, children })).toBe(true);
  });

  it.each([
    [0, 0],
    [0, 2],
    [7, 0],
    [1, 6],
    [2, 5],
    [4, 3],
    [2, -1],
    [-1, 2],
    [1.5, 0],
    [2, 0.5],
    [Number.NaN, 0],
    [2, Number.NaN],
  ])('SUI-04 SUI-05 SUI-06 refuses %d adults with %d children', (adults, children) => {
    expect(areValidCounts({ adults, children })).toBe(false);
  });

  it('SUI-05 keeps children within the lesser of their maximum and the total less one', () => {
    expect(areValidCounts({ adults: 1, children: 3 }, { total: 6, adults: 6, children: 2 })).toBe(false);
    expect(areValidCounts({ adults: 1, children: 2 }, { total: 6, adults: 6, children: 2 })).toBe(true);
    expect(areValidCounts({ adults: 1, children: 3 }, { total: 4, adults: 4, children: 5 })).toBe(true);
    expect(areValidCounts({ adults: 1, children: 4 }, { total: 4, adults: 4, children: 5 })).toBe(false);
  });
});

describe('plus and minus', () => {
  it('SUI-01 changes one kind of guest by one', () => {
    const counts = { adults: 2, children: 1 };
    expect(changeGuests(counts, 'add-adult')).toEqual({ adults: 3, children: 1 });
    expect(changeGuests(counts, 'remove-adult')).toEqual({ adults: 1, children: 1 });
    expect(changeGuests(counts, 'add-child')).toEqual({ adults: 2, children: 2 });
    expect(changeGuests(counts, 'remove-child')).toEqual({ adults: 2, children: 0 });
  });

  it('SUI-04 SUI-05 SUI-06 does nothing at a limit', () => {
    expect(changeGuests({ adults: 1, children: 0 }, 'remove-adult')).toEqual({ adults: 1, children: 0 });
    expect(changeGuests({ adults: 1, children: 0 }, 'remove-child')).toEqual({ adults: 1, children: 0 });
    expect(changeGuests({ adults: 4, children: 2 }, 'add-adult')).toEqual({ adults: 4, children: 2 });
    expect(changeGuests({ adults: 1, children: 5 }, 'add-child')).toEqual({ adults: 1, children: 5 });
  });

  it('SUI-07 disables both plus buttons in a full party and shows the text', () => {
    expect(guestControls({ adults: 4, children: 2 })).toEqual({
      canAddAdult: false,
      canRemoveAdult: true,
      canAddChild: false,
      canRemoveChild: true,
      hasMorePassengersText: true,
    });
    expect(guestControls({ adults: 2, children: 0 })).toEqual({
      canAddAdult: true,
      canRemoveAdult: true,
      canAddChild: true,
      canRemoveChild: false,
      hasMorePassengersText: false,
    });
  });

  it('SUI-07 keeps quiet while one kind of guest can still be added', () => {
    const controls = guestControls({ adults: 1, children: 2 }, { total: 6, adults: 6, children: 2 });
    expect(controls).toMatchObject({ canAddAdult: true, canAddChild: false, hasMorePassengersText: false });
  });

  it('SUI-04 SUI-05 SUI-06 never leaves the limits, whatever is pressed', () => {
    fc.assert(
      fc.property(anyLimits, fc.array(anyChange, { maxLength: 40 }), (limits, changes) => {
        const end = changes.reduce((counts, change) => changeGuests(counts, change, limits), startingCounts(limits));
        expect(end.adults).toBeGreaterThanOrEqual(1);
        expect(end.adults).toBeLessThanOrEqual(limits.adults);
        expect(end.children).toBeGreaterThanOrEqual(0);
        expect(end.children).toBeLessThanOrEqual(Math.min(limits.children, limits.total - 1));
        expect(end.adults + end.children).toBeLessThanOrEqual(limits.total);
      }),
    );
  });

  it('SUI-01 SUI-07 enables a button exactly when its press changes the party', () => {
    const anyParty = fc
      .record({ adults: fc.integer({ min: 1, max: 6 }), children: fc.integer({ min: 0, max: 5 }) })
      .filter((counts) => areValidCounts(counts));
    fc.assert(
      fc.property(anyParty, (counts) => {
        const controls = guestControls(counts);
        const changes = (change: GuestChange) => changeGuests(counts, change) !== counts;
        expect([controls.canAddAdult, controls.canRemoveAdult, controls.canAddChild, controls.canRemoveChild]).toEqual([
          changes('add-adult'),
          changes('remove-adult'),
          changes('add-child'),
          changes('remove-child'),
        ]);
      }),
    );
  });
});
