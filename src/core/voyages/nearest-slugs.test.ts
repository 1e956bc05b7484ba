import { nearestSlugs } from './nearest-slugs';

const slugs = ['windward-passage', 'windward-to-barbados', 'the-leeward-arc', 'among-the-virgins', 'exuma-sound'];

describe('the voyages that a mistyped address may mean', () => {
  it('VOY-03 names the one with a slip of letters first', () => {
    expect(nearestSlugs('windward-pasage', slugs)[0]).toBe('windward-passage');
    expect(nearestSlugs('leeward-arc', slugs)).toEqual(['the-leeward-arc']);
    expect(nearestSlugs('exumasound', slugs)).toEqual(['exuma-sound']);
  });

  it('VOY-03 names none where nothing is alike, and three at most', () => {
    expect(nearestSlugs('robots', slugs)).toEqual([]);
    expect(nearestSlugs('', slugs)).toEqual([]);
    expect(
      nearestSlugs(
        'aaaa',
        Array.from({ length: 9 }, (_, index) => `aaaa-${index}`),
      ),
    ).toHaveLength(3);
  });

  it('VOY-03 sorts them by the pairs of letters that they have in common, of which half is enough', () => {
    expect(nearestSlugs('windward-passage', ['windward-to-passage', 'windward-passage'])).toEqual([
      'windward-passage',
      'windward-to-passage',
    ]);
    expect(nearestSlugs('abc', ['abd', 'xbd'])).toEqual(['abd']);
    expect(nearestSlugs('ab', ['cb', 'b', ''])).toEqual([]);
  });
});
