import { interestRegions } from '../../src/core/leads/forms/inquire-now';
import { regionsOf } from '../../src/core/leads/resolve-regions';
import { closedRegions } from './closed-regions';

const closed = (...checked: readonly string[]) => [...closedRegions(interestRegions, checked)].sort();

describe('a checked region', () => {
  it('FRM-29 closes the choices that it includes, and nothing else', () => {
    expect(closed('all-mediterranean')).toEqual(['adriatic', 'grand-mediterranean', 'greek-isles', 'the-rivieras']);
    expect(closed('bahamas')).toEqual([]);
    expect(closed()).toEqual([]);
  });

  it('FRM-29 closes the parents that it includes with their children', () => {
    expect(closed('caribbean-mediterranean')).toEqual([
      'adriatic',
      'all-caribbean-bahamas',
      'all-mediterranean',
      'bahamas',
      'grand-mediterranean',
      'greek-isles',
      'lesser-antilles',
      'the-rivieras',
    ]);
  });

  it('FRM-29 FRM-30 closes all the others when there is no preference', () => {
    const others = regionsOf(interestRegions)
      .map(({ value }) => value)
      .filter((value) => value !== 'no-preference');
    expect(closed('no-preference')).toEqual(others.sort());
  });

  it('FRM-29 never closes itself, however the parents name each other', () => {
    const tree = [
      { value: 'a', label: 'A', children: [{ value: 'b', label: 'B' }] },
      { value: 'b', label: 'B', children: [{ value: 'a', label: 'A' }] },
    ];
    expect([...closedRegions(tree, ['a'])]).not.toContain('a');
  });
});
