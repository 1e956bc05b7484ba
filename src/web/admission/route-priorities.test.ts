import { siteFeatures } from '../../../test/support/route-table';
import { RoutePriorities } from './route-priorities';

describe('the priority of an address', () => {
  const priorities = new RoutePriorities(siteFeatures());
  it.each([
    ['high', 'POST', '/api/otp-request'],
    ['high', 'GET', '/login?yachts=true'],
    ['high', 'POST', '/api/contact-us'],
    ['high', 'POST', '/inquire-now/'],
    ['high', 'GET', '/api/bot-check/challenge?action=contact-us'],
    ['high', 'GET', '/engine/details?x=y'],
    ['high', 'POST', '/engine/payment'],
    ['high', 'GET', '/v1/voyages'],
    ['low', 'POST', '/api/related-articles'],
    ['low', 'GET', '/news'],
    ['low', 'HEAD', '/api/news'],
    ['low', 'PUT', '/api/preference/survey'],
    ['normal', 'GET', '/voyages?startDate=2027-01-01'],
    ['normal', 'GET', '/stories/a-night-watch'],
    ['normal', 'GET', '/nothing/here'],
    ['normal', undefined, '/'],
    [undefined, 'GET', '/assets/main.css'],
  ])('E7 is %s for %s %s', (priority, method, url) => {
    expect(priorities.of(method, url)).toBe(priority);
  });

  it('E7 is that of the most specific row, whichever feature comes first', () => {
    const handler = () => undefined;
    const rows = new RoutePriorities([
      { priority: 'low', api: [], pages: [{ method: 'get', path: '/a/:slug', handler }] },
      { api: [], pages: [{ method: 'get', path: '/a/:slug.pdf', handler, priority: 'high' }] },
    ]);
    expect([rows.of('GET', '/a/b'), rows.of('GET', '/a/b.pdf'), rows.of('GET', '/a/b/c')]).toEqual([
      'low',
      'high',
      'normal',
    ]);
  });
});
