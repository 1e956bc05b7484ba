import { activityLevel } from './activity-level';

describe('activity levels', () => {
  it.each([
    ['Gentle', 'GENTLE', 1],
    ['Moderate', 'MODERATE', 2],
    ['Active', 'ACTIVE', 3],
    ['Strenuous', 'STRENUOUS', 4],
    [' active ', 'ACTIVE', 3],
    ['Leisurely', 'GENTLE', 1],
    ['', 'GENTLE', 1],
    ['constructor', 'GENTLE', 1],
  ] as const)('EXC-23 reads %p as %s, %i of four bars', (word, name, bars) => {
    expect(activityLevel(word)).toEqual({ name, bars });
  });
});
