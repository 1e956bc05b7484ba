import { oneOfEachKind } from '../../../test/support/one-of-each-kind';
import { resetLine } from '../../../test/support/reset-line';
import { sharedServer, type SharedServer } from '../../../test/support/shared-server';
import { type ApiClient, signIn } from '../../../test/support/sign-in';
import { parseHtml, textsIn } from '../../../test/support/parse-html';

let server: SharedServer;
let guest: ApiClient;
beforeAll(async () => {
  server = await sharedServer();
}, 60_000);
beforeEach(async () => {
  await resetLine(server.url);
  guest = await signIn(server.url, 'guest@example.com');
});
afterAll(() => server.stop());

const open = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(`${server.url}${path}`, { headers: { cookie: guest.cookie, ...headers } });
  return { headers: answer.headers, html: await answer.text() };
};
/** An undeclared parameter: the page is made for this guest alone. */
const openMade = async (path: string, headers: Record<string, string> = {}) => {
  const made = await open(`${path}${path.includes('?') ? '&' : '?'}alone=1`, headers);
  return { ...made, html: made.html.replaceAll(/(\?|&amp;|%3F|%26)alone(=|%3D)1/g, '') };
};
const answeredSoFar = async (how: 'filled' | 'hit' | 'miss') =>
  Number(new RegExp(`how="${how}"\\} (\\d+)`).exec(await (await fetch(`${server.url}/metrics`)).text())?.[1] ?? 0);
const ownVoyage = 'It is about the voyage that the guest has booked.';
const form = 'Each of its forms has a challenge of its own.';
/** The kinds of pages in the sitemap that are made for each guest alone, and why. */
const withoutTemplate: Readonly<Record<string, string>> = {
  '/careers': form,
  '/community': 'It shows the guest’s news and consultant.',
  '/compare': 'Without what is to be compared it is a form, which no cache stores.',
  '/contact-us': form,
  '/documents/deck-plans': 'It leads a guest to the document.',
  '/get-in-touch': form,
  '/inquire-now': form,
  '/join-us': form,
  '/search': 'It answers words that nobody else may have typed.',
  '/shore-and-sea-experiences': ownVoyage,
  '/shore-and-sea-experiences/at-the-table': ownVoyage,
  '/shore-and-sea-experiences/sail-and-oar/a-batana-with-a-lantern': ownVoyage,
  '/status': 'It says how the systems are at this moment.',
};
const differing = new Set([
  'x-request-id',
  'date',
  'transfer-encoding',
  'content-length',
  'content-encoding',
  'ratelimit-reset',
]);
const lasting = (headers: Headers) => [...headers].filter(([name]) => !differing.has(name));
const story = { type: 'STORY', value: 'the-middle-watch' } as const;

describe('a public page that is filled for a guest', () => {
  it('C16 is byte for byte and header for header the page that is made for this guest alone, and every kind of page but those known to be none', async () => {
    const [sailing] = (await (await fetch(`${server.url}/api/voyages`)).json()) as {
      slug: string;
      itineraryId: string;
    }[];
    const sitemap = await (await fetch(`${server.url}/sitemap.xml`)).text();
    const combinations = [
      '/voyages?region=caribbean&guestsAdults=2&guestsChildren=1&amenity=terrace&budget=60000&sortBy=price',
      `/voyages/${sailing?.slug}?guestsAdults=3`,
    ];
    const paths = [
      ...oneOfEachKind(textsIn(sitemap, 'loc').map((address) => new URL(address).pathname)),
      '/voyages?view=list',
      `/voyages/${sailing?.slug}?id=${sailing?.itineraryId}`,
      ...combinations,
    ];
    // A combination is filled when it is asked for again.
    for (const path of combinations) await open(path);
    await guest.post('/api/favorites', story);
    const notFilled: string[] = [];
    let before = await answeredSoFar('filled');
    for (const path of paths) {
      const [filled, zipped] = [await open(path, { 'accept-encoding': 'identity' }), await open(path)];
      const after = await answeredSoFar('filled');
      if (after === before) notFilled.push(path);
      else {
        expect([path, after - before]).toEqual([path, 2]);
        const made = await openMade(path);
        expect(filled.html).toBe(made.html);
        expect(zipped.html).toBe(made.html);
        expect([path, lasting(zipped.headers)]).toEqual([path, lasting(made.headers)]);
      }
      before = after;
    }
    expect(notFilled).toEqual(expect.arrayContaining(Object.keys(withoutTemplate)));
    expect(notFilled.filter((path) => !(path in withoutTemplate))).toEqual([]);
  }, 120_000);

  it('FAV-01 SUR-01 NAV-07 shows a guest what they have just done, and a visitor’s page after sign-out', async () => {
    const path = '/stories/the-middle-watch';
    const favouriteButton = async () =>
      parseHtml((await open(path)).html).querySelector('[data-favourite="STORY:the-middle-watch"]');
    const pressed = async () => (await favouriteButton())?.getAttribute('aria-pressed');
    expect(await pressed()).toBe('false');
    const added = (await (await guest.post('/api/favorites', story)).json()) as { id: string };
    expect(await pressed()).toBe('true');
    expect((await favouriteButton())?.getAttribute('data-favourite-id')).toBe(added.id);
    await guest.delete('/api/favorites', [{ favoritesId: added.id }]);
    expect(await pressed()).toBe('false');
    expect((await open('/')).html).toContain('data-survey-card');
    await guest.submit('/my-profile/settings/preferences/survey', { step: 'dismiss', returnUrl: '/' });
    expect((await open('/')).html).not.toContain('data-survey-card');
    await guest.get('/api/logout');
    const out = await open('/');
    expect([out.html.includes('Sign Out'), out.html.includes('data-records')]).toEqual([false, false]);
  });
});

describe('a public page for a cookie without a session', () => {
  /** Addresses whose page nobody has asked for before. */
  const fresh = ['/stories/bread-at-three', '/voyages?region=adriatic&view=list', '/stories/no-such-story'];

  it.each([
    ['that was never given out', async () => 'sid=x'],
    ['that was signed with another secret', async () => `sid=${encodeURIComponent('s:somebody.c2lnbmF0dXJl')}`],
    [
      'whose guest has signed out',
      async () => {
        const { cookie } = guest;
        await guest.get('/api/logout');
        return cookie;
      },
    ],
  ])(
    'C16 B2 is byte for byte the visitors’ one, made and stored once for all: a cookie %s',
    async (_which, cookieOf) => {
      const cookie = await cookieOf();
      const misses = await answeredSoFar('miss');
      for (const path of fresh) {
        const [first, second] = [await open(path, { cookie }), await open(path, { cookie })];
        const [visitors, hits] = [await open(path, { cookie: '' }), await answeredSoFar('hit')];
        const again = await open(path, { cookie });
        expect([path, first.html, second.html]).toEqual([path, visitors.html, visitors.html]);
        expect(lasting(again.headers)).toEqual(lasting(visitors.headers));
        expect([await answeredSoFar('hit'), again.html]).toEqual([hits + 1, visitors.html]);
        const shared = ({ headers }: Awaited<ReturnType<typeof open>>) =>
          ['set-cookie', 'cache-control', 'etag'].map((name) => headers.get(name));
        // An address with a query, or that does not exist, is stored when it is asked for again, and has an ETag from then.
        const storedAnswers = path === '/stories/bread-at-three' ? [first, second, again] : [second, again];
        for (const answer of storedAnswers) expect(shared(answer)).toEqual(shared(visitors));
        expect(shared(first).slice(0, 2)).toEqual(shared(visitors).slice(0, 2));
        expect(shared(visitors)).toEqual([null, expect.stringContaining('public'), expect.stringMatching(/^W\//)]);
      }
      expect((await answeredSoFar('miss')) - misses).toBeGreaterThanOrEqual(fresh.length);
    },
  );

  it('C16 is no obstacle to signing in: afterwards each of two guests sees their own page, and the visitor theirs', async () => {
    const path = '/stories/bread-at-three';
    expect((await open(path, { cookie: 'sid=x' })).html).not.toContain('Sign Out');
    const newcomer = await signIn(server.url, 'newcomer@example.com');
    const cookies = [guest.cookie, newcomer.cookie];
    const pages = await Promise.all(cookies.map(async (cookie) => (await open(path, { cookie })).html));
    const made = await Promise.all(cookies.map(async (cookie) => (await openMade(path, { cookie })).html));
    expect(pages).toEqual(made);
    expect(new Set([...pages, (await open(path, { cookie: '' })).html]).size).toBe(3);
    expect((await open(path, { cookie: 'sid=x' })).html).toBe((await open(path, { cookie: '' })).html);
  });
});
