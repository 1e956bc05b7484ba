import { FormBrowser, hiddenFields } from '../../../test/support/form-browser';
import { ApiContract } from '../../../test/support/open-api';
import { type ApiClient, signIn } from '../../../test/support/sign-in';
import { type RunningServer, startServer } from '../../../test/support/start-server';
import { attributesIn, parseHtml, textsIn } from '../../../test/support/parse-html';

let server: RunningServer;
let contract: ApiContract;
let eleanor: ApiClient;
let james: ApiClient;
beforeAll(async () => {
  server = await startServer({ env: { LOG_LEVEL: 'info' } });
  contract = await ApiContract.of(server.url);
  eleanor = await signIn(server.url, 'guest@example.com');
  james = await signIn(server.url, 'newcomer@example.com');
}, 60_000);
afterAll(() => server.stop());

const current = '/reserve-now/ON1-CYC-270503-007/suite/?guestsAdults=2';
const target = '/engine/details?siid=landfall&p2=30,30';
const ask = async (client: ApiClient, body: object) => {
  const answer = await client.post('/api/reservation-token', body);
  const { status, body: json } = await contract.read<{ readonly cust_token: string; readonly loginUrl: string }>(
    'POST',
    '/api/reservation-token',
    answer,
  );
  return { status, headers: answer.headers, json };
};
const tokenFor = async (client: ApiClient, body: object = {}) =>
  (await ask(client, { currentUrl: current, redirectUrl: target, ...body })).json.cust_token;
const browserOf = (client: ApiClient) => {
  const browser = new FormBrowser(server.url);
  for (const [name, value] of client.jar) browser.adopt(name, value);
  return browser;
};
const logIn = (client: ApiClient, cust_token: string) => browserOf(client).open('/engine/sso', { cust_token });
const moveClock = (to: Date) =>
  new Promise<void>((resolve, reject) => {
    fetch(`${server.url}/dev/clock`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ now: to.toISOString() }),
    }).then(() => resolve(), reject);
  });

const atEngine = '[href^="/engine/details?siid=landfall"], [href^="/engine/waitlist?siid=landfall"]';

describe('POST /api/reservation-token', () => {
  it('API-28 ENG-03 D10 gives a token that no cache stores, and the login that takes it', async () => {
    const { status, headers, json } = await ask(eleanor, {
      currentUrl: `${server.url}${current}&ssoFailed=1`,
      redirectUrl: target,
    });
    expect([status, json.loginUrl]).toEqual([200, '/engine/sso']);
    expect(json.cust_token.length).toBeGreaterThan(60);
    expect(headers.get('cache-control')).toMatch(/no-store/);
    expect(headers.get('content-security-policy')).toContain("form-action 'self'");
  });

  it('API-28 C10 H59 refuses a target that is not the engine’s, and comes back to us alone', async () => {
    for (const redirectUrl of [
      'https://evil.example/engine',
      '//evil.example',
      'javascript:alert(1)',
      '/\\evil.example',
      `/${'a'.repeat(3_000)}`,
    ]) {
      expect([redirectUrl, (await ask(eleanor, { currentUrl: current, redirectUrl })).status]).toEqual([
        redirectUrl,
        422,
      ]);
    }
    expect((await ask(eleanor, { currentUrl: current })).status).toBe(422);
    const refused = await logIn(james, await tokenFor(eleanor, { currentUrl: 'https://evil.example/' }));
    expect(refused.location).toBe('/voyages?ssoFailed=1');
  });

  it('API-28 B4 is for guests, from our own pages', async () => {
    const body = { currentUrl: current, redirectUrl: target };
    const stranger = await fetch(`${server.url}/api/reservation-token`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' },
      body: JSON.stringify(body),
    });
    expect(stranger.status).toBe(401);
    const foreign = await fetch(`${server.url}/api/reservation-token`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'cross-site', Cookie: eleanor.cookie },
      body: JSON.stringify(body),
    });
    expect(foreign.status).toBe(403);
  });
});

describe('the engine’s login', () => {
  it('ENG-04 D10 takes a token once, from its guest, in the body of a POST', async () => {
    const token = await tokenFor(eleanor);
    expect((await logIn(james, token)).location).toBe(`${current}&ssoFailed=1`);
    expect((await eleanor.get(`/engine/sso?cust_token=${token}`)).status).toBe(405);
    const taken = await logIn(eleanor, token);
    expect([taken.status, taken.location, taken.headers.get('cache-control')]).toEqual([
      303,
      target,
      'private, no-store',
    ]);
    expect((await logIn(eleanor, token)).location).toBe(`${current}&ssoFailed=1`);
    expect(server.output()).not.toContain(token);
  });

  it('D10 takes no token after 60 seconds, nor one that it cannot read', async () => {
    const token = await tokenFor(eleanor);
    await moveClock(new Date(Date.now() + 61_000));
    expect((await logIn(eleanor, token)).location).toBe(`${current}&ssoFailed=1`);
    await moveClock(new Date());
    const unreadable = await logIn(eleanor, 'x'.repeat(200));
    expect([unreadable.status, unreadable.words.join()]).toEqual([
      403,
      expect.stringContaining('Please choose your suite again.'),
    ]);
    const foreign = await fetch(`${server.url}/engine/sso`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/x-www-form-urlencoded',
        'Sec-Fetch-Site': 'cross-site',
        Cookie: eleanor.cookie,
      },
      redirect: 'manual',
      body: new URLSearchParams({ cust_token: await tokenFor(eleanor) }),
    });
    expect([foreign.status, foreign.headers.get('location')]).toEqual([303, expect.stringContaining('ssoFailed=1')]);
  });
});

describe('a guest’s way without script', () => {
  const firstSuiteStep = async () => {
    const [sailing] = (await (await fetch(`${server.url}/api/voyages`)).json()) as { readonly itineraryId: string }[];
    return `/reserve-now/${sailing?.itineraryId}/suite/?guestsAdults=2&guestsChildren=0`;
  };

  it('ENG-02 ENG-04 H05 leads from Select by a form to Details', async () => {
    const browser = browserOf(eleanor);
    const { html } = await browser.open(await firstSuiteStep());
    const [select = ''] = attributesIn(html, 'a[href^="/handoff?to="]', 'href');
    const between = await browser.open(select);
    expect([between.status, between.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    expect(parseHtml(between.html).querySelector('form[method="post"] button')).not.toBeNull();
    const taken = await browser.open('/engine/sso', hiddenFields(between.html));
    expect(taken.location).toMatch(/^\/engine\/(details|waitlist)\?siid=landfall&voyageId=/);
    const inside = await browser.open(taken.location ?? '');
    expect([inside.status, inside.location ?? '']).toEqual([
      expect.any(Number),
      expect.stringMatching(/^(\/engine\/details\?hold=.*)?$/),
    ]);
  });

  it('ENG-02 leads a visitor straight to the engine, from the suites and from a link that was kept', async () => {
    const visitor = new FormBrowser(server.url);
    const { html } = await visitor.open(await firstSuiteStep());
    expect(parseHtml(html).querySelector(atEngine)).not.toBeNull();
    expect(html).not.toContain('/handoff?');
    expect((await visitor.open(`/handoff?to=${encodeURIComponent(target)}&from=%2Fvoyages`)).location).toBe(target);
    expect((await visitor.open('/handoff?to=https%3A%2F%2Fevil.example')).location).toBe('/voyages');
  });

  it('H06 RES-11 explains a refusal to its guest, and leads on to the engine as a visitor goes', async () => {
    const { html } = await browserOf(eleanor).open(`${await firstSuiteStep()}&ssoFailed=1`);
    expect(textsIn(html, '[role="alert"]').join()).toContain('did not recognize your account');
    expect(html).not.toContain('/handoff?');
    expect(parseHtml(html).querySelector(atEngine)).not.toBeNull();
  });
});

describe('the single-sign-on page', () => {
  it('ENG-06 AUT-28 sends visitors home who are not signed in, or who bring nothing that is at the engine', async () => {
    expect((await new FormBrowser(server.url).open('/ody?ody_sso_redirect=%2Fengine%2Fmanage')).location).toBe('/');
    for (const query of [
      '',
      '?ody_sso_redirect=',
      '?ody_sso_redirect=%2F%2Fevil.example',
      '?ody_sso_redirect=https%3A%2F%2Fevil.example',
    ]) {
      expect([query, (await eleanor.get(`/ody${query}`)).headers.get('location')]).toEqual([query, '/']);
    }
  });

  it('ROU-22 ROU-28 ENG-05 shows a guest who comes from sign-in the loader for four seconds, and the way on', async () => {
    const browser = browserOf(eleanor);
    const fromLogin = await browser.open('/login?ody_sso_redirect=%2Fvoyages%3Fx%3D1');
    expect(fromLogin.location).toBe('/ody?ody_sso_redirect=%2Fvoyages%3Fx%3D1');
    const { html, status } = await browser.open(fromLogin.location ?? '');
    expect([status, attributesIn(html, 'form[data-hands-over]', 'data-hands-over')]).toEqual([200, ['4000']]);
    expect(parseHtml(html).querySelector('[role="progressbar"]')).not.toBeNull();
    expect((await browser.open('/engine/sso', hiddenFields(html))).location).toBe('/voyages?x=1');
    const failed = await browser.open(`${fromLogin.location ?? ''}&ssoFailed=1`);
    expect(textsIn(failed.html, '[href="/voyages?x=1"]').join()).toContain('Go on as a visitor');
  });
});

describe('from a trip to the engine’s page for it', () => {
  const tripOf = async (status: string) => {
    const trips = (await (await eleanor.get('/api/reservations')).json()) as {
      readonly seawareId: string;
      readonly reservationStatus: string;
    }[];
    return trips.find(({ reservationStatus }) => reservationStatus === status)?.seawareId ?? '';
  };

  it('ENG-07 H08 opens Make a Payment beside the trip, by a sealed address that names no guest', async () => {
    const id = await tripOf('OF');
    const { html } = await browserOf(eleanor).open('/my-profile/trips');
    expect(attributesIn(html, `a[href="/my-profile/trips/payment?reservationId=${id}"]`, 'target')).toEqual(['_blank']);
    const entry = (await eleanor.get(`/my-profile/trips/payment?reservationId=${id}`)).headers.get('location') ?? '';
    expect(entry).toMatch(/^\/engine\/manage\?permit=[\w-]+$/);
    const page = await new FormBrowser(server.url).open(entry);
    expect([page.status, page.html.includes(id)]).toEqual([200, true]);
  });

  it('ENG-08 H08 downloads the fare breakdown by another, which is a PDF', async () => {
    const id = await tripOf('BK');
    const entry =
      (await eleanor.get(`/my-profile/trips/fare-breakdown.pdf?reservationId=${id}`)).headers.get('location') ?? '';
    expect(entry).toMatch(/^\/engine\/manage\/fare-breakdown\.pdf\?permit=[\w-]+$/);
    const pdf = await eleanor.get(entry);
    expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  });

  it('C1 ROL-04 H08 opens neither for another guest, who learns nothing', async () => {
    const id = await tripOf('OF');
    const unknown = id.replace(/.$/, (digit) => String((Number(digit) + 1) % 10));
    for (const path of ['/my-profile/trips/payment', '/my-profile/trips/fare-breakdown.pdf']) {
      const [theirs, nobodys] = await Promise.all(
        [id, unknown].map(async (reservationId) => {
          const answer = await james.get(`${path}?reservationId=${reservationId}`);
          return { status: answer.status, html: (await answer.text()).replaceAll(reservationId, '#') };
        }),
      );
      expect([theirs?.status, theirs?.html]).toEqual([404, nobodys?.html]);
      expect((await new FormBrowser(server.url).open(`${path}?reservationId=${id}`)).location).toMatch(
        /^\/login\?returnUrl=/,
      );
    }
  });

  it('TRP-08 ENG-07 leads back to a trip on which nothing can be paid any more', async () => {
    const id = await tripOf('CX');
    expect((await eleanor.get(`/my-profile/trips/payment?reservationId=${id}`)).headers.get('location')).toBe(
      `/my-profile/trips/itinerary?reservationId=${id}&tab=payment`,
    );
  });
});

it('H57 serves no engine to other sites where no key is set', async () => {
  for (const path of ['/v1/health', '/v1/reservations?clientRef=contact-eleanor-marsh']) {
    for (const authorization of ['Bearer undefined', 'Bearer ', ''])
      expect((await fetch(`${server.url}${path}`, { headers: { Authorization: authorization } })).status).toBe(404);
  }
});
