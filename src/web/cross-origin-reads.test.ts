import type { RequestListener } from 'node:http';
import inject, { type InjectOptions } from 'light-my-request';
import { CrossOriginReads } from './cross-origin-reads';
import type { ApiRoute, FeatureRoutes } from './routing/feature-routes';

const partner = 'https://www.partner.example';
const row = (method: ApiRoute['method'], path: string, more: Partial<ApiRoute> = {}): ApiRoute => ({
  method,
  path,
  operation: { id: path, summary: '', answers: {} },
  handler: () => undefined,
  ...more,
});
const feature: FeatureRoutes = {
  pages: [{ method: 'get', path: '/voyages', handler: () => undefined }],
  api: [
    row('get', '/api/voyages'),
    row('get', '/api/forms/:formId'),
    row('get', '/api/user', { access: 'guest' }),
    row('get', '/api/meeting-times', { access: 'requires-readable-session' }),
    row('post', '/api/voyages'),
    row('post', '/api/contact-us', { operation: { id: 'c', summary: '', answers: {}, scope: 'leads:write' } }),
    row('get', '/dev/outbox.json'),
  ],
};

/** The headers of CORS that an answer has; `200` is that of the app behind it. */
async function ask(
  { method = 'GET', url = '/api/voyages?region=bahamas', headers = {} }: Partial<InjectOptions> = {},
  origins: readonly string[] = [partner, 'https://other.example'],
) {
  const reads = new CrossOriginReads(origins, [feature]);
  const listener: RequestListener = (req, res) => {
    if (!reads.answer(req, res)) res.writeHead(200, { ETag: 'W/"1"' }).end('[]');
  };
  const answer = await inject(listener, { method, url, headers } as InjectOptions);
  return {
    status: answer.statusCode,
    ...Object.fromEntries(
      Object.entries(answer.headers).filter(([name]) => name === 'vary' || name.startsWith('access-control-')),
    ),
  };
}
const preflight = { method: 'OPTIONS', headers: { origin: partner, 'access-control-request-method': 'GET' } } as const;

describe('reads from other origins', () => {
  it('B4 get no header unless origins are configured', async () => {
    expect(await ask({ headers: { origin: partner } }, [])).toEqual({ status: 200 });
    expect(await ask(preflight, [])).toEqual({ status: 200 });
  });

  it('B4 get their own origin, never a star and never credentials, and vary by it', async () => {
    for (const method of ['GET', 'HEAD'] as const)
      expect(await ask({ method, headers: { origin: partner } })).toEqual({
        status: 200,
        vary: 'Origin',
        'access-control-allow-origin': partner,
        'access-control-expose-headers': expect.stringContaining('ETag') as string,
      });
    expect(await ask({ headers: { origin: partner }, url: '/api/forms/charter/' })).toMatchObject({
      'access-control-allow-origin': partner,
    });
    for (const origin of [
      undefined,
      'https://evil.example',
      `${partner}.evil.example`,
      'http://www.partner.example',
      'null',
    ])
      expect(await ask({ headers: origin === undefined ? {} : { origin } })).toEqual({ status: 200, vary: 'Origin' });
  });

  it('B4 are of public answers only: not of guests’ calls, writes, pages, levers or what is not there', async () => {
    for (const url of [
      '/api/user',
      '/api/meeting-times',
      '/api/contact-us',
      '/voyages',
      '/dev/outbox.json',
      '/api/nothing',
      '/api/voyages/x',
      '/api/forms/a/b',
      '/api/voyagesx',
      '//api/voyages',
    ])
      expect([url, await ask({ url, headers: { origin: partner } })]).toEqual([url, { status: 200 }]);
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'] as const)
      expect(await ask({ method, headers: { origin: partner } })).toEqual({ status: 200 });
  });

  it('B4 may be asked for ahead, with a key, and nothing else is allowed', async () => {
    expect(await ask(preflight)).toEqual({
      status: 204,
      vary: 'Origin',
      'access-control-allow-origin': partner,
      'access-control-allow-methods': 'GET, HEAD',
      'access-control-allow-headers': 'Authorization, If-None-Match',
      'access-control-max-age': '600',
    });
    const refused = { ...preflight, headers: { ...preflight.headers, origin: 'https://evil.example' } };
    expect(await ask(refused)).toEqual({ status: 200, vary: 'Origin' });
    expect(await ask({ ...preflight, url: '/api/user' })).toEqual({ status: 200 });
    expect(await ask({ method: 'OPTIONS', headers: { origin: partner } })).toEqual({ status: 200 });
  });
});
