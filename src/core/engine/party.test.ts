import { isPartyAllowed } from './party';

describe('the party of a suite', () => {
  it.each([
    [[18], 2, true],
    [[17], 2, false],
    [[30, 0], 2, true],
    [[30, -1], 2, false],
    [[120], 1, true],
    [[121], 1, false],
    [[30, 30, 30], 3, true],
    [[30, 30, 30], 2, false],
    [[], 2, false],
  ])('of ages %j in a suite for %i guests is allowed: %s', (ages, maxGuests, isAllowed) => {
    expect(isPartyAllowed(ages, maxGuests)).toBe(isAllowed);
  });
});
