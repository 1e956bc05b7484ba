import { bySpecificity } from './by-specificity';

const sorted = (...paths: readonly string[]) =>
  paths
    .map((path) => ({ path }))
    .sort(bySpecificity)
    .map(({ path }) => path);

/** In whichever order they come. */
const expectOrder = (...paths: readonly string[]) => {
  expect(sorted(...paths)).toEqual(paths);
  expect(sorted(...[...paths].reverse())).toEqual(paths);
};

describe('the order of address patterns', () => {
  it('puts a literal segment before a parameter', () => {
    expectOrder('/stories/feed.xml', '/stories/:slug');
    expectOrder('/shore-and-sea-experiences/customize-your-experience', '/shore-and-sea-experiences/:categorySlug');
  });

  it('puts a segment with a literal part before a parameter alone', () => {
    expectOrder('/calendar/feed.ics', '/calendar/:token.ics', '/calendar/:token');
  });

  it('decides by the first segment in which two patterns differ', () => {
    expectOrder('/vessels/:vessel/suites', '/:area/:vessel/suites', '/:area/:vessel/:slug');
  });

  it('keeps the order of patterns that are equally specific', () => {
    expect(sorted('/b', '/a', '/c')).toEqual(['/b', '/a', '/c']);
  });
});
