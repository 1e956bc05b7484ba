import { get } from 'node:http';
import fc from 'fast-check';
import { spec } from 'pactum';
import { apiError, startApi, type ApiUnderTest } from '../support/api-spec';
import { attributesIn, parseHtml } from '../support/parse-html';
import { type ApiClient, signIn } from '../support/sign-in';
import { anyCharacter } from '../support/any-character';

let api: ApiUnderTest;
let guest: ApiClient;
let sailing: { readonly slug: string; readonly itineraryId: string };
beforeAll(async () => {
  api = await startApi();
  const [first] = (await (await fetch(`${api.server.url}/api/voyages`)).json()) as (typeof sailing)[];
  if (!first) throw new Error('There is no sailing to ask for');
  sailing = first;
  guest = await signIn(api.server.url, 'guest@example.com');
});
afterAll(() => api.server.stop());

const nonsense = /NaN|undefined|\[object Object\]|Infinity|at \w+ \(\S+:\d+|node_modules/;

/** Text that a visitor can see or a program reads: scripts and styles by name are not it. */
function visibleText(html: string): string {
  const page = parseHtml(html);
  for (const data of page.querySelectorAll('script[type^="application"]')) data.remove();
  return page.outerHTML.replace(/<[^>]+>/g, ' ');
}

/** What of a page must not be there: short lists read better than whole pages. */
const found = (text: string, pattern: RegExp) =>
  [...text.matchAll(new RegExp(pattern, `${pattern.flags}g`))].map(([hit]) => hit.slice(0, 120));
const expectSense = (path: string, text: string) =>
  expect({ path: path.slice(0, 120), nonsense: found(visibleText(text), nonsense) }).toEqual({
    path: path.slice(0, 120),
    nonsense: [],
  });

/** The path exactly as written: fetch would tidy it up first. */
const openAsWritten = (path: string) =>
  new Promise<{ status: number; text: string }>((resolve, reject) => {
    get(
      { host: '127.0.0.1', port: api.server.port, path, headers: { Host: `localhost:${api.server.port}` } },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(chunks).toString() }));
      },
    ).on('error', reject);
  });

async function open(path: string) {
  const answer = await fetch(`${api.server.url}${path}`, { redirect: 'manual' });
  return { status: answer.status, location: answer.headers.get('location') ?? '', text: await answer.text() };
}

/** An address in another letter case is redirected once, within the site (ROU-24). */
async function openInItsCase(path: string) {
  const answer = await open(path);
  if (answer.status !== 301) return answer;
  expect(answer.location.toLowerCase()).toBe(path.toLowerCase());
  return open(answer.location);
}

const badItineraryIds = [
  'x',
  'ON1',
  'ON1-CYC-000000-007',
  'ON1-CYC-270230-007',
  'ON1-CYC-270412-7',
  'ON1-CYC-270412-007-X',
  '%00',
  '%F0%9F%9B%A5',
  '..%2F..%2Fetc%2Fpasswd',
  'a'.repeat(500),
  'ON1-ZZZ-270412-007',
  "' OR 1=1 --",
];

describe('an address that names nothing', () => {
  it('ROU-01 ROU-02 answers a malformed or unknown itinerary id with a branded 404', async () => {
    for (const id of badItineraryIds) {
      for (const path of [
        `/reserve-now/${encodeURIComponent(decodeURIComponent(id))}?suiteId=BR-I,SV`,
        `/reserve-now/${encodeURIComponent(decodeURIComponent(id))}/suite/?suiteId=BR-I,SV&guestsAdults=2&guestsChildren=0`,
      ]) {
        const { status, text } = await openInItsCase(path);
        expect({ path, status }).toEqual({ path, status: 404 });
        expect(text.includes('Ondine')).toBe(true);
        expectSense(path, text);
      }
    }
  });

  it('ROU-04 answers an unknown voyage with a branded 404, and an unknown date with a date that there is', async () => {
    expect((await open('/voyages/no-such-voyage')).status).toBe(404);
    for (const id of badItineraryIds) {
      const { status, text } = await open(`/voyages/${sailing.slug}?id=${encodeURIComponent(decodeURIComponent(id))}`);
      expect([200, 302, 303, 404]).toContain(status);
      expectSense(id, text);
    }
  });

  it('C15 answers a path that cannot be decoded, or climbs, without a 500', async () => {
    for (const path of [
      '/%',
      '/%ff',
      '/voyages/%E0%A4%A',
      '/..%2f..%2fetc/passwd',
      '/assets/..%2f..%2fpackage.json',
      '/assets/../package.json',
      '//evil.example/',
      '/voyages/..',
      '/.env',
      '/.git/config',
      '/assets/site.js.map',
    ]) {
      const { status, text } = await openAsWritten(path);
      expect({ path, isRefused: status === 400 || status === 404 || status === 421 }).toEqual({
        path,
        isRefused: true,
      });
      expectSense(path, text);
    }
  });

  it('C16 does not serve a private page under the name of a file', async () => {
    for (const path of [
      '/my-profile/trips/x.css',
      '/my-profile/trips;.js',
      '/my-profile%2ftrips.js',
      '/my-profile/trips.json',
    ]) {
      expect((await open(path)).status).toBe(404);
    }
  });
});

describe('a query that makes no sense', () => {
  it('SUI-08 SUI-09 is corrected where the specification says so: guests back to two adults', async () => {
    for (const [adults, children] of [
      ['0', '0'],
      ['-1', '2'],
      ['99', '0'],
      ['4', '4'],
      ['1e9', '0'],
      ['two', ''],
      ['2.5', '0'],
      ['', ''],
      ['NaN', 'NaN'],
    ]) {
      const { status, text } = await open(
        `/reserve-now/${sailing.itineraryId}/suite/?suiteId=BR-I,SV&guestsAdults=${adults}&guestsChildren=${children}`,
      );
      const counts = ['guestsAdults', 'guestsChildren'].flatMap((name) =>
        attributesIn(text, `input[type="hidden"][name="${name}"]`, 'value'),
      );
      expect({ adults, children, status, counts }).toEqual({ adults, children, status: 200, counts: ['2', '0'] });
      expectSense(`${adults} ${children}`, text);
    }
  });

  it('RES-11 RES-15 shows an unknown error code as the default text, at most five, and never the code itself', async () => {
    const { status, text } = await open(
      `/reserve-now/${sailing.itineraryId}?suiteId=BR-I,SV&errorcode=RES-VID,%3Cscript%3Ealert(1)%3C/script%3E,RES-CatCode,a,b,c,d,e,f`,
    );
    expect(status).toBe(200);
    expect(found(text, /It looks like something went wrong\./)).toHaveLength(1);
    expect(found(text, /<script>alert/)).toEqual([]);
    expect(found(visibleText(text), /alert\(1\)/)).toEqual([]);
  });

  it('VOY-01 shows the whole list for a region or a day that does not exist, and says so', async () => {
    for (const query of [
      'region=atlantis',
      'region=',
      'startDate=2027-02-30',
      'startDate=yesterday',
      'endDate=2027-13-01',
      'startDate=2030-01-01&endDate=2027-01-01',
      `region=${'x'.repeat(3_000)}`,
    ]) {
      const { status, text } = await open(`/voyages?${query}`);
      expect({ query: query.slice(0, 40), status: [200, 302, 303, 400, 404, 422].includes(status) }).toEqual({
        query: query.slice(0, 40),
        status: true,
      });
      expectSense(query, text);
    }
  });

  /** Links, form targets and restored values of a page that a browser would read as another site, whole or as a returnUrl. */
  const leadsAway = (text: string) =>
    [...text.matchAll(/(?:href|action|value)="([^"]+)"/g)]
      .map(([, value = '']) => value.replaceAll('&amp;', '&'))
      .filter((value) => {
        const resolve = (address: string) =>
          URL.canParse(address, api.server.url) ? new URL(address, api.server.url) : undefined;
        const resolved = resolve(value);
        return [resolved, resolve(resolved?.searchParams.get('returnUrl') ?? '/')].some(
          (url) => url && /evil|^javascript:/.test(`${url.protocol}//${url.host}`),
        );
      });

  it('C10 never leads to another site', async () => {
    const away = [
      'https://evil.example/',
      '//evil.example',
      '/\\evil.example',
      '\\\\evil.example',
      'javascript:alert(1)',
      '/%0d%0aLocation:https://evil.example',
      'https:evil.example',
      '/x'.repeat(2_000),
      ' //evil.example',
      'http://localhost@evil.example',
    ];
    for (const target of away) {
      const { status, location, text } = await open(`/login?returnUrl=${encodeURIComponent(target)}`);
      expect(status).toBeLessThan(400);
      expect({ target, location: found(location, /^(?!\/(?!\/)).*evil/), away: leadsAway(text) }).toEqual({
        target,
        location: [],
        away: [],
      });
    }
  });

  it.each([
    ['/my-profile/settings?done', 200, 200],
    ['/my-profile/settings/sessions?ended', 200, 200],
    ['/my-profile/settings/passkeys?done', 200, 200],
    ['/my-profile/settings/picture?done', 200, 200],
    ['/my-profile/settings/emails?edit', 200, 404],
    ['/my-profile/settings/addresses?edit', 200, 404],
    ['/my-profile/settings/preferences/survey?question', 303, 303],
    ['/my-profile/trips?answered', 200, 200],
    ['/shortlist/shared?token', 404, 404],
    ['/shortlist/stop?key', 200, 200],
    ['/watch/stop?token', 200, 200],
    ['/engine/details?hold', 303, 303],
    ['/engine/payment?hold', 303, 303],
    ['/engine/manage?reservationId', 404, 404],
  ])(
    'C5 answers a guest’s %s with %i when it is empty, and with %i when it names nothing',
    async (path, empty, unknown) => {
      const ask = async (value: string) => (await guest.get(`${path}=${value}`)).status;
      expect([await ask(''), await ask('x'), await ask('y'.repeat(3_000))]).toEqual([empty, unknown, unknown]);
    },
  );

  it('C5 reads the first value of a repeated parameter on a page, refuses it on the API, and names that reach into JavaScript', async () => {
    const refused = ['/voyages?__proto__=x', '/voyages?constructor=x', '/voyages?a[__proto__]=x'];
    for (const path of refused) expect({ path, status: (await open(path)).status }).toEqual({ path, status: 400 });
    const read = ['/voyages?region=caribbean&region=b', '/?a=1&a=2', '/login?returnUrl=/a&returnUrl=//evil.example'];
    for (const path of read) {
      const { status, text } = await open(path);
      expect({ path, status, away: leadsAway(text) }).toEqual({ path, status: 200, away: [] });
    }
    await spec()
      .get('/api/voyages?region=a&region=b')
      .expectStatus(400)
      .expect(({ res }) => expect(res.json).toMatchObject(apiError()));
  });
});

describe('any query at all', () => {
  const names = fc.constantFrom(
    'id',
    'suiteId',
    'guestsAdults',
    'guestsChildren',
    'errorcode',
    'region',
    'startDate',
    'endDate',
    'returnUrl',
    'type',
    'email',
    'tab',
    'reservationId',
    'p1',
    'p2',
    'voyageId',
    'categorycode',
    'siid',
  );
  const values = fc.oneof(
    fc.string({ maxLength: 60, unit: anyCharacter }),
    fc.constantFrom(
      '-1',
      '0',
      '1e309',
      'NaN',
      '2027-02-29',
      'BR-I,SV',
      'FS-I,FS',
      ',',
      'null',
      'true',
      '%',
      '🛥',
      '../..',
      '<svg onload=alert(1)>',
      '\u202e',
      '30,30,5',
      `${'9'.repeat(400)}`,
    ),
  );
  const paths = fc.constantFrom(
    '/',
    '/voyages',
    '/voyages/{slug}',
    '/reserve-now/{id}',
    '/reserve-now/{id}/suite/',
    '/login',
    '/login/verify',
    '/engine/details',
    '/engine/payment',
    '/engine/confirmation',
    '/my-profile/trips/itinerary',
    '/api/voyages',
    '/api/voyage-data',
    '/api/bot-check/challenge',
  );

  it('C7 C14 never makes a 500, prints no NaN and puts nothing typed into the markup as markup', async () => {
    await fc.assert(
      fc.asyncProperty(
        paths,
        fc.uniqueArray(fc.tuple(names, values), { maxLength: 5, selector: ([name]) => name }),
        async (pattern, entries) => {
          const path = pattern.replace('{slug}', sailing.slug).replace('{id}', sailing.itineraryId);
          const { status, text } = await open(`${path}?${new URLSearchParams(entries).toString()}`);
          expect({ path, status: status < 500 ? 'fine' : status }).toEqual({ path, status: 'fine' });
          // A value that is not understood is repeated in quotation marks.
          expect(found(visibleText(text), /(?<!“)\bNaN\b|\[object Object\]/)).toEqual([]);
          expect(text.includes('<svg onload')).toBe(false);
        },
      ),
      { numRuns: 150 },
    );
  }, 60_000);
});
