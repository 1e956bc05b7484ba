import { siteFeatures } from '../../test/support/route-table';
import { speculationRules } from './prefetch-links';

/** Public pages that no cache stores because of their addresses. To ask for one of them changes and notes nothing. */
const harmless: readonly string[] = [
  '/careers',
  '/contact-us',
  '/documents/:slug',
  '/experiences',
  '/forms/:formId',
  '/get-in-touch',
  '/inquire-now',
  '/join-us',
  '/journeys/*segments',
  '/register-thank-you',
  '/reserve-inquire-now',
  '/search',
  '/shore-and-sea-experiences/:categorySlug/:slug/reserve',
  '/shore-and-sea-experiences/customize-your-experience',
  '/shore-and-sea-experiences/edit-bespoke-experience',
  '/shortlist',
  '/shortlist/share',
  '/shortlist/shared',
  '/shortlist/stop',
  '/status',
  '/thank-you',
  '/trip-pack',
  '/voyage-extensions/inquire',
];

const addressOf = (path: string) => path.replaceAll(/[:*]\w+/g, 'x');
const matches = (path: string, pattern: string) =>
  new RegExp(`^${pattern.replaceAll('.', String.raw`\.`).replaceAll('*', '.*')}$`).test(path);

const isPrefetched = (path: string) =>
  speculationRules.prefetch.some(({ where: { and } }) =>
    and.every((rule) => ('not' in rule ? !matches(path, rule.not.href_matches) : matches(path, rule.href_matches))),
  );

describe('the links that a browser may prefetch', () => {
  const read = siteFeatures().flatMap(({ pages }) => pages.filter(({ method }) => method === 'get'));

  it('B4 lead to public pages that a cache stores, or to one of those named here', () => {
    const prefetched = read.filter(({ path }) => isPrefetched(addressOf(path)));
    const others = new Set(prefetched.flatMap(({ path, cache }) => (cache ? [] : [path])));
    expect([...others].toSorted()).toEqual(harmless);
    expect(prefetched.length).toBeGreaterThan(others.size + 20);
  });

  it('ROL-04 are never those that are noted as read, that hold a cabin, nor files', () => {
    for (const path of [
      '/staff/requests/request',
      '/staff/preparation',
      '/engine/details',
      '/my-profile/overview',
      '/voyages/the-grenadines-slowly/fact-sheet',
      '/documents/deck-plans/file',
    ])
      expect([path, isPrefetched(path)]).toEqual([path, false]);
  });
});
