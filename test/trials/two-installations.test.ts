import { paths } from '../../src/web/paths';
import { buySuite, findCategory } from '../support/buyer';
import { hiddenFields } from '../support/form-browser';
import { type HangingProxy, startHangingProxy } from '../support/hanging-proxy';
import { attributesIn, parseHtml } from '../support/parse-html';
import { sharedServer, type SharedServer } from '../support/shared-server';
import { sharedServerEnv } from '../support/shared-server-env';
import { type ApiClient, signIn } from '../support/sign-in';
import { type RunningServer, startServer } from '../support/start-server';

const key = sharedServerEnv.ENGINE_SERVE_KEY;

/** `site` has `engine` as its reservation engine: two installations, two databases, nothing in common but a key. */
describe('an installation whose engine is another installation', () => {
  let engine: SharedServer;
  /** How the site reaches the engine's API: what ends is the way there, because the engine is other files' as well. */
  let way: HangingProxy;
  let site: RunningServer;
  let eleanor: ApiClient;
  let order: { readonly itineraryId: string; readonly category: string };
  beforeAll(async () => {
    engine = await sharedServer();
    way = await startHangingProxy(engine.url);
    site = await startServer({
      env: {
        ENGINE: 'http',
        ENGINE_API_URL: way.url,
        ENGINE_API_KEY: key,
        ENGINE_URL: `${engine.url}/engine/details`,
      },
    });
    const inHalfAYear = new Date(Date.now() + 180 * 86_400_000).toISOString().slice(0, 10);
    order = await findCategory(engine.url, 3, inHalfAYear);
    eleanor = await signIn(site.url, 'guest@example.com');
  }, 90_000);
  afterAll(async () => {
    way.close();
    await Promise.all([site.stop(), engine.stop()]);
  });

  const read = async (path: string, client?: ApiClient) => {
    const answer = await (client ? client.get(path) : fetch(`${site.url}${path}`, { redirect: 'manual' }));
    return { status: answer.status, location: answer.headers.get('location'), text: await answer.text() };
  };
  const suiteStep = () => `/reserve-now/${order.itineraryId}/suite/?guestsAdults=2&guestsChildren=0`;

  /** The form's way into the engine, from a page on `origin`, by a browser that nobody is signed in with there. */
  async function enter(action: string, token: string, origin: string = site.url) {
    const headers = {
      'Content-Type': 'application/x-www-form-urlencoded',
      Origin: origin,
      'Sec-Fetch-Site': 'cross-site',
      'Sec-Fetch-Mode': 'navigate',
    };
    const answer = await fetch(action, {
      method: 'POST',
      redirect: 'manual',
      headers,
      body: new URLSearchParams({ cust_token: token }),
    });
    const [, name = '', value = ''] =
      /^([^=]+)=([^;]+)/.exec(answer.headers.getSetCookie().find((line) => line.startsWith('sid=')) ?? '') ?? [];
    return {
      status: answer.status,
      location: answer.headers.get('location') ?? '',
      session: value ? { name, value } : undefined,
    };
  }
  const tokenFor = async (redirectUrl: string) => {
    const answer = await eleanor.post('/api/reservation-token', { currentUrl: suiteStep(), redirectUrl });
    return (await answer.json()) as { readonly cust_token: string; readonly loginUrl: string };
  };

  it('VOY-30 H65 shows the engine’s prices, and a new one within moments', async () => {
    const changed = await fetch(`${engine.url}/dev/fare`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...order, price: 77_123 }),
    });
    expect(changed.ok).toBe(true);
    const { availability } = JSON.parse((await read(`/api/voyage-data?voyageId=${order.itineraryId}`)).text) as {
      availability: { category: string; price?: number }[];
    };
    expect(availability.find(({ category }) => category === order.category)?.price).toBe(77_123);
    expect((await read(suiteStep())).text).toContain('77,123');
  });

  it('ENG-01 ROU-01 shows every page of a voyage and leads visitors to the engine with its six parameters', async () => {
    const pages = [
      '/',
      '/voyages',
      `/reserve-now/${order.itineraryId}`,
      suiteStep(),
      '/search?q=greek',
      '/sitemap.xml',
    ];
    const statuses: string[] = [];
    for (const page of pages) statuses.push(`${page} ${(await read(page)).status}`);
    expect(statuses).toEqual(pages.map((page) => `${page} 200`));
    const hrefs = attributesIn((await read(suiteStep())).text, 'a[href^="http"][href*="/engine/"]', 'href').map(
      (href) => new URL(href),
    );
    expect(hrefs.length).toBeGreaterThan(0);
    for (const { origin, pathname, searchParams } of hrefs) {
      expect([origin, pathname, [...searchParams.keys()]]).toEqual([
        engine.url,
        '/engine/details',
        ['siid', 'voyageId', 'categorycode', 'farecode', 'p1', 'p2'],
      ]);
    }
  });

  it('ENG-01 has no engine of its own beside it', async () => {
    for (const path of [
      '/engine/details',
      '/engine/payment',
      '/engine/waitlist',
      '/engine/manage',
      '/engine/sso',
      '/v1/health',
    ])
      expect([path, (await read(path)).status]).toEqual([path, 404]);
  });

  /** What Eleanor books at the engine with a deposit, where a token of the site has signed her in. */
  async function bookAtEngine() {
    const { cust_token: token, loginUrl } = await tokenFor(
      `${engine.url}/engine/details?siid=landfall&voyageId=${order.itineraryId}&categorycode=${order.category}&farecode=BESTPRICE&p1=2&p2=30,30`,
    );
    const entered = await enter(loginUrl, token);
    if (!entered.session) throw new Error('The engine began no session.');
    const bought = await buySuite(
      engine.url,
      { ...order, email: 'guest@example.com', session: entered.session },
      'deposit',
    );
    if (bought.kind !== 'reserved') throw new Error(`The engine reserved nothing: ${bought.kind}.`);
    return { loginUrl, entered, reservationId: bought.reservationId };
  }

  it('ENG-03 D10 signs a guest in at the engine, where what they book is theirs and shows among their trips', async () => {
    const { loginUrl, entered, reservationId } = await bookAtEngine();
    expect(loginUrl).toBe(`${engine.url}/engine/sso`);
    expect([entered.status, entered.location]).toEqual([
      303,
      expect.stringMatching(/^\/engine\/details\?siid=landfall&voyageId=/),
    ]);
    expect((await read('/my-profile/trips', eleanor)).text).toContain(reservationId);
    expect(await read(`/my-profile/trips/itinerary?reservationId=${reservationId}&tab=payment`, eleanor)).toMatchObject(
      { status: 200, text: expect.stringContaining('Lindqvist') },
    );
    const james = await signIn(site.url, 'newcomer@example.com');
    expect((await read('/my-profile/trips', james)).text).not.toContain(reservationId);
    expect((await read(`/my-profile/trips/itinerary?reservationId=${reservationId}`, james)).status).toBe(404);
  }, 30_000);

  it('ENG-07 H08 leads from a trip to its payment at the engine, signed in by a token in a form', async () => {
    const { reservationId } = await bookAtEngine();
    const { status, text } = await read(`/my-profile/trips/payment?reservationId=${reservationId}`, eleanor);
    const action = parseHtml(text).querySelector('[name="cust_token"]')?.closest('form')?.getAttribute('action') ?? '';
    expect([status, action]).toEqual([200, `${engine.url}/engine/sso`]);
    const { cust_token: token = '' } = hiddenFields(text);
    const { location, session } = await enter(action, token);
    expect(location).toBe(`/my-profile/trips/payment?reservationId=${reservationId}`);
    const cookie = { Cookie: `${session?.name}=${session?.value}` };
    const led = await fetch(`${engine.url}${location}`, { headers: cookie, redirect: 'manual' });
    expect(led.headers.get('location')).toMatch(/^\/engine\/manage\?permit=/);
    const manage = await fetch(`${engine.url}${led.headers.get('location')}`, { headers: cookie });
    expect([manage.status, (await manage.text()).includes(reservationId)]).toEqual([200, true]);
    // Nobody typed a code at the engine: what needs a fresh one is not open.
    const needsCode = await fetch(`${engine.url}${paths.account.emails}`, { headers: cookie, redirect: 'manual' });
    expect([needsCode.status, needsCode.headers.get('location')]).toEqual([302, expect.stringMatching(/^\/login/)]);
  });

  it('D10 H06 B5 sends a visitor who brings a token twice or from elsewhere back to the page before, with the marker', async () => {
    const back = `${site.url}${suiteStep()}&ssoFailed=1`;
    const first = await tokenFor(`${engine.url}/engine/details`);
    expect(await enter(first.loginUrl, first.cust_token, 'https://evil.example')).toEqual({
      status: 303,
      location: back,
      session: undefined,
    });
    expect((await enter(first.loginUrl, first.cust_token)).session).toBeDefined();
    expect(await enter(first.loginUrl, first.cust_token)).toEqual({ status: 303, location: back, session: undefined });
    expect((await read(`${suiteStep()}&ssoFailed=1`, eleanor)).text).toContain('did not recognize your account');
  });

  it('D10 C10 asks for tokens towards the engine’s pages only', async () => {
    const wrong = await eleanor.post('/api/reservation-token', {
      currentUrl: suiteStep(),
      redirectUrl: 'https://evil.example/engine',
    });
    expect(wrong.status).toBe(422);
    const direct = await fetch(`${engine.url}/v1/sso-tokens`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({
        clientRef: '0035g00000ElMarAAF',
        targetUrl: '/my-profile/edit',
        failureUrl: `${site.url}/`,
      }),
    });
    expect([direct.status, ((await direct.json()) as { code: string }).code]).toEqual([422, 'TARGET_NOT_ALLOWED']);
  });

  it('E1 E2 stays up when the engine goes away, and says what is missing', async () => {
    expect((await read('/health')).text).toContain('{"name":"reservation-engine","status":"ok"}');
    await read('/voyages', eleanor);
    way.close();
    expect((await read('/health')).text).toContain('{"name":"reservation-engine","status":"failing"');
    for (const page of ['/', '/voyages']) expect([page, (await read(page)).status]).toEqual([page, 200]);
    expect((await read('/voyages', eleanor)).status).toBe(200);
    expect((await read('/my-profile', eleanor)).status).toBe(200);
    expect(
      (
        await eleanor.post('/api/reservation-token', {
          currentUrl: suiteStep(),
          redirectUrl: `${engine.url}/engine/details`,
        })
      ).status,
    ).toBe(503);
  }, 30_000);
});
