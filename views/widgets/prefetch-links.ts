/**
 * Links that a browser must not prefetch although a visitor's pointer rests on them: what holds a cabin, signs in or
 * out, belongs to a guest, is noted as read by a member of the staff, or makes a file of a megabyte.
 */
const notPrefetched: readonly string[] = [
  '/api/*',
  '/calendar/*',
  '/dev/*',
  '/documents/*/file',
  '/engine/*',
  '/handoff*',
  '/health*',
  '/invitation*',
  '/login*',
  '/my-profile*',
  '/ody*',
  '/preview*',
  '/reserve-now/*',
  '/schedule-meeting*',
  '/staff/*',
  '/watch*',
  '/*/fact-sheet',
  '/*.ics',
  '/*.js',
  '/*.pdf',
  '/*.xml',
];

export const speculationRules = {
  prefetch: [
    {
      where: { and: [{ href_matches: '/*' }, ...notPrefetched.map((pattern) => ({ not: { href_matches: pattern } }))] },
      eagerness: 'moderate',
    },
  ],
};

/**
 * Browsers that know speculation rules prefetch the page of a link on which the pointer rests. They are added at the
 * visitor's first event, because a file named by the `Speculation-Rules` header is fetched before the first view.
 */
export function prefetchLinks(page: Document): void {
  const rules = page.createElement('script');
  rules.type = 'speculationrules';
  rules.textContent = JSON.stringify(speculationRules);
  page.head.append(rules);
}
