import { resetLine } from '../../../test/support/reset-line';
import { ApiContract } from '../../../test/support/open-api';
import { FormBrowser } from '../../../test/support/form-browser';
import { attributesIn } from '../../../test/support/parse-html';
import { readCode } from '../../../test/support/outbox';
import { ApiClient, signIn } from '../../../test/support/sign-in';
import { solveBotCheck } from '../../../test/support/solve-bot-check';
import { sharedServer, type SharedServer } from '../../../test/support/shared-server';

const story = { type: 'STORY', value: 'bread-at-three' };
const venue = { type: 'CULINARY VENUE', value: '' };

let server: SharedServer;
let contract: ApiContract;
let eleanor: ApiClient;
let james: ApiClient;
let itineraryId: string;
beforeAll(async () => {
  server = await sharedServer();
  contract = await ApiContract.of(server.url);
  const voyages = (await (await fetch(`${server.url}/api/voyages`)).json()) as readonly {
    readonly itineraryId: string;
  }[];
  itineraryId = voyages[0]?.itineraryId ?? '';
  venue.value =
    ((await (await fetch(`${server.url}/api/culinary-venue`)).json()) as readonly { readonly slug: string }[])[0]
      ?.slug ?? '';
  eleanor = await signIn(server.url, 'guest@example.com', { address: '198.51.100.1' });
  james = await signIn(server.url, 'newcomer@example.com', { address: '198.51.100.2' });
}, 60_000);
afterAll(() => server.stop());
/** Both keep nothing. */
beforeEach(async () => {
  for (const guest of [eleanor, james]) {
    const removals = (await list(guest)).body.map(({ id }) => ({ favoritesId: id }));
    if (removals.length > 0) await remove(guest, removals);
  }
});

const post = (path: string, body: object) =>
  fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

interface SavedFavourite {
  readonly id: string;
  readonly type: string;
  readonly value: string;
  readonly description: string;
}

/** Every answer is held to what /api/openapi.json says of it. */
async function readAnswer<Body>(
  method: string,
  answer: Response,
): Promise<{ readonly status: number; readonly body: Body }> {
  expect(answer.headers.get('cache-control')).toMatch(/no-store/);
  return contract.read<Body>(method, '/api/favorites', answer);
}
interface Refusal {
  readonly code: string;
  readonly error: string;
}
const list = async (client: ApiClient) =>
  readAnswer<readonly SavedFavourite[]>('GET', await client.get('/api/favorites'));
const add = async (client: ApiClient, item: object) =>
  readAnswer<SavedFavourite>('POST', await client.post('/api/favorites', item));
const refusedAdd = async (client: ApiClient, item: object) =>
  readAnswer<Refusal>('POST', await client.post('/api/favorites', item));
const remove = async (client: ApiClient, removals: object) =>
  readAnswer<readonly SavedFavourite[]>('DELETE', await client.delete('/api/favorites', removals));
const refusedRemoval = async (client: ApiClient, removals: object) =>
  readAnswer<Refusal>('DELETE', await client.delete('/api/favorites', removals));
/** Apart from what the sample guest keeps from the first day on, which a reset brings back. */
const isAdded = ({ id }: SavedFavourite) => !id.startsWith('favourite-eleanor-');
const valuesOf = async (client: ApiClient) => (await list(client)).body.filter(isAdded).map(({ value }) => value);
const contactIdOf = async (client: ApiClient) =>
  ((await (await client.get('/api/user')).json()) as { readonly contactId: string }).contactId;

describe('/api/favorites', () => {
  it('FAV-02 FAV-08 API-19 adds by type and value, and lists id, type, value and description', async () => {
    const first = await add(eleanor, story);
    expect(first).toMatchObject({ status: 201, body: { ...story, description: 'Bread at three' } });
    expect((await add(eleanor, { type: 'VOYAGE', value: itineraryId })).body.description).toMatch(/, \d.* 20\d\d$/);
    expect((await add(eleanor, { type: 'SUITE', value: 'BR-I,SV' })).status).toBe(201);
    expect(await add(eleanor, { type: 'SUITE', value: '503' })).toMatchObject({
      status: 201,
      body: { description: 'Suite 503' },
    });
    expect((await add(eleanor, venue)).status).toBe(201);
    const { status, body } = await list(eleanor);
    expect({ status, types: body.map(({ type }) => type).toSorted() }).toEqual({
      status: 200,
      types: ['CULINARY VENUE', 'STORY', 'SUITE', 'SUITE', 'VOYAGE'],
    });
    expect(body).toContainEqual(first.body);
    expect(await valuesOf(james)).toEqual([]);
  });

  it('H38 adds once, however often it is sent', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => add(eleanor, story)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 201]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await valuesOf(eleanor)).toEqual([story.value]);
  });

  it('FAV-02 takes nothing that is not there', async () => {
    expect(await refusedAdd(eleanor, { type: 'STORY', value: 'no-such-story' })).toMatchObject({
      status: 422,
      body: { code: 'INVALID', fields: [{ field: 'value' }] },
    });
    expect(await refusedAdd(eleanor, { type: 'ONBOARD', value: story.value })).toMatchObject({ status: 422 });
    expect(await refusedAdd(eleanor, { type: 'HAT', value: 'x' })).toMatchObject({
      status: 422,
      body: { code: 'INVALID' },
    });
    expect(await refusedAdd(eleanor, { type: 'STORY' })).toMatchObject({ status: 422 });
    expect(await refusedAdd(eleanor, { type: 'STORY', value: 'x'.repeat(121) })).toMatchObject({ status: 422 });
    expect(await valuesOf(eleanor)).toEqual([]);
  });

  it('API-19 D9 removes what is named, answers with what is left, and does no harm the second time', async () => {
    const { body: one } = await add(eleanor, story);
    const { body: two } = await add(eleanor, { type: 'SUITE', value: 'BR-I,SV' });
    const contactId = await contactIdOf(eleanor);
    expect(await remove(eleanor, [{ contactId, favoritesId: one.id }])).toEqual({ status: 200, body: [two] });
    expect(await remove(eleanor, [{ favoritesId: one.id }])).toEqual({ status: 200, body: [two] });
    expect(
      await remove(eleanor, [
        { contactId, favoritesId: one.id },
        { contactId, favoritesId: two.id },
      ]),
    ).toEqual({ status: 200, body: [] });
    expect(await refusedRemoval(eleanor, [])).toMatchObject({ status: 422 });
    expect(await refusedRemoval(eleanor, { favoritesId: one.id })).toMatchObject({ status: 422 });
  });

  it('H60 C2 lets no guest change another’s favourites: 403 for their name, the same 404 for theirs and unknown ones', async () => {
    const { body: hers } = await add(eleanor, story);
    const { body: his } = await add(james, story);
    const [herName, hisName] = await Promise.all([contactIdOf(eleanor), contactIdOf(james)]);
    expect(await refusedRemoval(eleanor, [{ contactId: hisName, favoritesId: his.id }])).toMatchObject({
      status: 403,
      body: { code: 'FORBIDDEN' },
    });
    expect(
      await refusedRemoval(eleanor, [
        { contactId: herName, favoritesId: hers.id },
        { contactId: hisName, favoritesId: hers.id },
      ]),
    ).toMatchObject({ status: 403 });
    expect(await refusedAdd(eleanor, { ...story, contactId: hisName })).toMatchObject({ status: 403 });
    const bytesFor = async (id: string) =>
      (
        await (
          await eleanor.delete('/api/favorites', [
            { contactId: herName, favoritesId: hers.id },
            { contactId: herName, favoritesId: id },
          ])
        ).text()
      ).replace(/"requestId":"[^"]+"/, '');
    expect(JSON.parse((await bytesFor(his.id)).replace(',}', '}'))).toMatchObject({ code: 'NOT_FOUND' });
    expect(await bytesFor(his.id)).toBe(await bytesFor('00000000-0000-4000-8000-000000000000'));
    expect([await valuesOf(eleanor), await valuesOf(james)]).toEqual([[story.value], [story.value]]);
  });

  it('API-19 B4 is for guests, called by pages of ours', async () => {
    const visitor = new ApiClient(server.url);
    for (const answer of [
      await visitor.get('/api/favorites'),
      await visitor.post('/api/favorites', story),
      await visitor.delete('/api/favorites', [{ favoritesId: 'x' }]),
    ]) {
      expect([answer.status, ((await answer.json()) as Refusal).code]).toEqual([401, 'NO_SESSION']);
    }
    const foreign = { Cookie: eleanor.cookie, 'Content-Type': 'application/json', Origin: 'https://evil.example' };
    const forged = await fetch(`${server.url}/api/favorites`, {
      method: 'POST',
      headers: foreign,
      body: JSON.stringify(story),
    });
    expect([forged.status, ((await forged.json()) as Refusal).code]).toEqual([403, 'CSRF']);
    expect(await valuesOf(eleanor)).toEqual([]);
  });
});

let browsers = 0;
const newBrowser = () =>
  new FormBrowser(server.url, { passTime: async () => undefined, address: `198.51.101.${(browsers += 1)}` });
const asBrowser = (client: ApiClient) => {
  const browser = newBrowser();
  for (const [name, value] of client.jar) browser.adopt(name, value);
  return browser;
};

describe('a favourite button as a plain form', () => {
  const form = { ...story, returnUrl: '/stories?show=2', place: 'heart-1' };
  const press = (browser: FormBrowser, fields: Readonly<Record<string, string>>) =>
    browser.open('/my-profile/favourites/heart', fields);

  it('FAV-01 adds, removes, and comes back to where it stands', async () => {
    const browser = asBrowser(eleanor);
    expect(await press(browser, { ...form, intent: 'add' })).toMatchObject({
      status: 303,
      location: '/stories?show=2#heart-1',
    });
    expect(await valuesOf(eleanor)).toEqual([story.value]);
    expect(await press(browser, { ...form, intent: 'remove' })).toMatchObject({ status: 303 });
    expect(await press(browser, { ...form, intent: 'remove' })).toMatchObject({ status: 303 });
    expect(await valuesOf(eleanor)).toEqual([]);
  });

  it('FAV-01 C10 leads to no other site, and refuses what is no favourite', async () => {
    const browser = asBrowser(eleanor);
    expect(await press(browser, { ...form, returnUrl: 'https://evil.example/', place: '' })).toMatchObject({
      status: 303,
      location: '/my-profile',
    });
    expect((await press(browser, { ...form, value: 'no-such' })).status).toBe(422);
    expect((await press(browser, { ...form, type: 'HAT' })).status).toBe(422);
  });

  it('H38 leads to sign-in when the session has ended meanwhile, and carries the favourite along', async () => {
    const pressed = await press(newBrowser(), { ...form, intent: 'add' });
    expect(pressed).toMatchObject({
      status: 303,
      location: `/login?${new URLSearchParams({ returnUrl: '/stories?show=2&favorite=STORY%3Abread-at-three' }).toString()}`,
    });
  });
});

describe('the list as a page', () => {
  const page = '/my-profile/favourites';
  const tilesOf = (html: string) => attributesIn(html, '.favourite-tile__title a', 'href');

  it('FAV-03 FAV-06 shows favourites by kind with their links, and a next step where there are none', async () => {
    await add(eleanor, story);
    await add(eleanor, { type: 'VOYAGE', value: itineraryId });
    await add(eleanor, { type: 'VOYAGE-EXTENSION', value: 'three-nights-on-hydra' });
    const browser = asBrowser(eleanor);
    const all = await browser.open(page);
    expect([all.status, all.headers.get('cache-control'), all.words[0], tilesOf(all.html).length]).toEqual([
      200,
      'private, no-store',
      'My Favourites',
      3,
    ]);
    expect(tilesOf((await browser.open(`${page}?tab=STORY`)).html)).toEqual(['/stories/bread-at-three']);
    expect(tilesOf((await browser.open(`${page}?tab=VOYAGE`)).html)[0]).toMatch(
      new RegExp(`^/voyages/[a-z-]+\\?id=${itineraryId}$`),
    );
    expect(tilesOf((await browser.open(`${page}?tab=VOYAGE-EXTENSION`)).html)).toEqual([
      '/voyage-extensions/inquire?extension=three-nights-on-hydra',
    ]);
    const none = (await browser.open(`${page}?tab=CULINARY+VENUE`)).html;
    expect(none).toContain('Save your favourites');
    expect(attributesIn(none, 'main a', 'href')).toContain('/culinary-and-beverage');
    expect(await newBrowser().open(page)).toMatchObject({
      status: 302,
      location: '/login?returnUrl=%2Fmy-profile%2Ffavourites',
    });
  });

  it('FAV-04 FAV-05 H60 removes what is ticked as a plain form, and nothing of another guest’s', async () => {
    const { body: one } = await add(eleanor, story);
    const { body: two } = await add(eleanor, { type: 'SUITE', value: 'BR-I,SV' });
    const { body: his } = await add(james, story);
    const browser = asBrowser(eleanor);
    const choicesOf = (html: string) => attributesIn(html, '[data-editing] [name^="remove-"]', 'name');
    expect(choicesOf((await browser.open(page)).html)).toEqual([]);
    expect(choicesOf((await browser.open(`${page}?edit=true`)).html)).toContain(`remove-${one.id}`);
    const remove = (...ids: readonly string[]) =>
      browser.open(`${page}/remove`, { tab: 'STORY', ...Object.fromEntries(ids.map((id) => [`remove-${id}`, '1'])) });
    expect(await remove()).toMatchObject({ status: 303, location: `${page}?tab=STORY&edit=true&removed=0` });
    expect((await remove(one.id, his.id)).status).toBe(404);
    expect(await valuesOf(eleanor)).toHaveLength(2);
    expect(await remove(one.id)).toMatchObject({ status: 303, location: `${page}?tab=STORY&removed=1` });
    expect((await browser.open(`${page}?removed=1`)).html).toContain('One favourite is removed.');
    expect([await valuesOf(eleanor), await valuesOf(james)]).toEqual([[two.value], [story.value]]);
  });
});

const togglePath = (favorite = 'STORY:bread-at-three', more: Readonly<Record<string, string>> = {}) =>
  `/login?${new URLSearchParams({ yachts: 'true', returnUrl: '/stories?show=2', favorite, ...more }).toString()}`;

describe('the way to sign-in', () => {
  it('H38 is not added before the code is right', async () => {
    await newBrowser().open(togglePath());
    expect(await valuesOf(eleanor)).toEqual([]);
  });

  it('H38 B4 of a guest who is signed in by now is added when our own page sends it, and not when another site does', async () => {
    const open = (site: string) =>
      fetch(`${server.url}${togglePath()}`, {
        headers: { Cookie: eleanor.cookie, 'Sec-Fetch-Site': site },
        redirect: 'manual',
      });
    for (const site of ['cross-site', 'none']) expect((await open(site)).status).toBe(302);
    expect(await valuesOf(eleanor)).toEqual([]);
    expect((await open('same-origin')).headers.get('location')).toBe('/stories?show=2');
    expect(await valuesOf(eleanor)).toEqual([story.value]);
  });
});

/** Signs in without script, with a wrong code and both screens on the way. */
async function signInBy(path: string): Promise<{ readonly browser: FormBrowser; readonly location: string | null }> {
  const passTime = async (ms: number) => {
    await post('/dev/clock', { now: new Date(Date.now() + 60_000 + ms).toISOString() });
  };
  const browser = new FormBrowser(server.url, { passTime, address: `198.51.102.${(browsers += 1)}` });
  expect(await browser.askForCodeBy('OTP_EMAIL', path, { email: 'guest@example.com' })).toMatchObject({
    location: '/login/verify',
  });
  const code = await readCode(server.url, 'guest@example.com');
  await browser.open('/login/verify', { OTP: code === '000000' ? '000001' : '000000' });
  const entered = await browser.open('/login/verify', { OTP: code });
  return { browser, location: entered.location };
}
const savedBy = async (browser: FormBrowser) =>
  (JSON.parse((await browser.open('/api/favorites')).html) as readonly SavedFavourite[])
    .filter(isAdded)
    .map(({ value }) => value);

describe('a visitor’s favourite button', () => {
  /** Nobody has to wait for a code. It ends every session. */
  beforeEach(() => resetLine(server.url));

  it('H38 FAV-08 goes through both screens and a wrong code, is added once, and leaves no trace in the address', async () => {
    const { browser, location } = await signInBy(togglePath());
    expect(location).toBe('/stories?show=2');
    expect(await savedBy(browser)).toEqual([story.value]);
  });

  it('H38 goes along when the visitor chooses another way to sign in, and when they ask for a new code', async () => {
    const browser = newBrowser();
    const { html } = await browser.open(togglePath());
    const carried = encodeURIComponent('/stories?show=2&favorite=STORY%3Abread-at-three');
    expect(html.replaceAll('&amp;', '&')).toContain(`/login?via=phone&returnUrl=${carried}`);
  });

  it.each(['nonsense', 'STORY:no-such-story', 'HAT:x', 'STORY:'])(
    'H38 saves no favourite for the value %s',
    async (favorite) => {
      const { browser, location } = await signInBy(togglePath(favorite));
      expect(location).toBe('/stories?show=2');
      expect(await savedBy(browser)).toEqual([]);
    },
  );

  it('H38 H01 is added for a new guest who is welcomed first', async () => {
    const { browser, location } = await signInBy(togglePath('STORY:bread-at-three', { type: 'new' }));
    expect(location).toBe('/register-thank-you');
    expect(await savedBy(browser)).toEqual([story.value]);
  });

  it('H38 API-16 is added by the calls of the script as well', async () => {
    const client = new ApiClient(server.url, '198.51.103.1');
    const codeRequest = { email: 'guest@example.com', loginMethod: 'OTP_EMAIL' };
    const token = await solveBotCheck(server.url, 'otp-request');
    await client.post('/api/otp-request', {
      ...codeRequest,
      token,
      returningURL: '/stories?favorite=STORY%3Abread-at-three',
    });
    const verified = (await (
      await client.post('/api/otp-verify', { ...codeRequest, OTP: await readCode(server.url, codeRequest.email) })
    ).json()) as { token: string };
    const begun = await client.post('/api/otp-auth', {}, { Authorization: `Bearer ${verified.token}` });
    expect(await begun.json()).toEqual({ redirectTo: '/stories' });
    expect(await valuesOf(client)).toEqual([story.value]);
  });
});
