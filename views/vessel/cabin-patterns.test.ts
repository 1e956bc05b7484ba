import { CABIN_CATEGORIES } from '../../src/core/voyages/cabin-category';
import { cabinFill, cabinMark } from './cabin-patterns';

describe('how categories are marked on a plan', () => {
  it('VOY-33 gives each of the fourteen a look of its own, by pattern as well as by tint', () => {
    const looks = CABIN_CATEGORIES.map((category) => JSON.stringify(cabinMark(category)));
    expect(new Set(looks).size).toBe(14);
    expect(new Set(CABIN_CATEGORIES.map(cabinFill)).size).toBe(14);
  });

  it.each([
    ['SV', 'SVS'],
    ['SVM', 'SS'],
    ['OS', 'OSS'],
    ['GS', 'AS'],
    ['AS', 'TS'],
    ['GS', 'TS'],
    ['MS', 'SB'],
    ['PS', 'LS'],
    ['LS', 'FS'],
  ])('VOY-33 distinguishes %s and %s, which share a deck, without colour', (one, other) => {
    expect(cabinMark(one).pattern).not.toBe(cabinMark(other).pattern);
  });
});
