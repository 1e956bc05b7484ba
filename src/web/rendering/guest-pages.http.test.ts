import { resetLine } from '../../../test/support/reset-line';
import { sharedServer, type SharedServer } from '../../../test/support/shared-server';
import { type ApiClient, signIn } from '../../../test/support/sign-in';
import { parseHtml } from '../../../test/support/parse-html';

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
const openMade = async (path: string) => {
  const made = await open(`${path}${path.includes('?') ? '&' : '?'}alone=1`);
  return { ...made, html: made.html.replaceAll(/(\?|&amp;|%3F|%26)alone(=|%3D)1/g, '') };
};
const filledSoFar = async () =>
  Number(/how="filled"\} (\d+)/.exec(await (await fetch(`${server.url}/metrics`)).text())?.[1] ?? 0);
const story = { type: 'STORY', value: 'the-middle-watch' } as const;

describe('a public page that is filled for a guest', () => {
  it('C16 is byte for byte and header for header the page that is made for this guest alone', async () => {
    const [sailing] = (await (await fetch(`${server.url}/api/voyages`)).json()) as {
      slug: string;
      itineraryId: string;
    }[];
    const paths = [
      '/',
      '/voyages?view=list',
      `/voyages/${sailing?.slug}?id=${sailing?.itineraryId}`,
      '/stories/bread-at-three',
      '/faq',
    ];
    for (const path of paths) {
      const before = await filledSoFar();
      const [filled, zipped] = [await open(path, { 'accept-encoding': 'identity' }), await open(path)];
      expect([path, (await filledSoFar()) - before]).toEqual([path, 2]);
      const made = await openMade(path);
      expect(filled.html).toBe(made.html);
      expect(zipped.html).toBe(made.html);
      const one = new Set([
        'x-request-id',
        'date',
        'transfer-encoding',
        'content-length',
        'content-encoding',
        'ratelimit-reset',
      ]);
      const lasting = (headers: Headers) => [...headers].filter(([name]) => !one.has(name));
      expect(lasting(zipped.headers)).toEqual(lasting(made.headers));
    }
  });

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
