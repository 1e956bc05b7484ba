import { isWorthRemembering, readViewed, withViewed } from './recently-viewed';

const day = 24 * 3600 * 1000;
const page = (path: string, at = 0) => ({ path, title: path, at });

describe('what a browser remembers of the pages it showed', () => {
  it.each([
    ['/voyages/the-tuscan-sea', true],
    ['/vessels/ondine-1/suites/loft-suite', true],
    ['/shore-and-sea-experiences/old-stones/cable-down-all-quiet', true],
    ['/voyages', false],
    ['/voyages/the-tuscan-sea/days/ponza', false],
    ['/my-profile/trips', false],
    ['//evil.example/voyages/x', false],
    ['javascript:alert(1)', false],
  ])('NAV-03 has the page %s: %s', (path, isWorth) => {
    expect(isWorthRemembering(path)).toBe(isWorth);
  });

  it('NAV-03 holds the newest three, each once', () => {
    const list = ['/voyages/a', '/voyages/b', '/voyages/c', '/voyages/d', '/voyages/b'].reduce<
      ReturnType<typeof readViewed>
    >((viewed, path, at) => withViewed(viewed, page(path, at)), []);
    expect(list.map(({ path }) => path)).toEqual(['/voyages/b', '/voyages/d', '/voyages/c']);
  });

  it('NAV-03 TRK-08 is forgotten after 90 days', () => {
    const text = JSON.stringify([page('/voyages/a', 10 * day), page('/voyages/b', 0)]);
    expect(readViewed(text, 90 * day).map(({ path }) => path)).toEqual(['/voyages/a']);
    expect(withViewed([page('/voyages/b', 0)], page('/voyages/c', 91 * day)).map(({ path }) => path)).toEqual([
      '/voyages/c',
    ]);
  });

  it.each([[null], ['nonsense'], ['{"path":"/voyages/a"}'], ['[null]'], ['[{"path":"/voyages/a","at":1}]']])(
    'NAV-03 is an empty list for %s',
    (text) => {
      expect(readViewed(text, 1)).toEqual([]);
    },
  );
});
