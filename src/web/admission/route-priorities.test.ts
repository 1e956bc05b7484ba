import { readFileSync } from 'node:fs';
import { siteFeatures } from '../../../test/support/route-table';
import { RoutePriorities } from './route-priorities';

it('G1 leads every stream of the API to the places that the proxy has for streams', () => {
  const streams = siteFeatures().flatMap(({ api }) =>
    api.filter(({ operation: { answers } }) =>
      Object.values(answers).some(({ mediaType }) => mediaType === 'text/event-stream'),
    ),
  );
  const lines = readFileSync('config/proxy/haproxy.cfg', 'utf8').split('\n');
  expect(streams.map(({ path }) => `    use_backend streams if { path ${path} }`)).toEqual(
    lines.filter((line) => line.includes('use_backend streams')),
  );
});

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
