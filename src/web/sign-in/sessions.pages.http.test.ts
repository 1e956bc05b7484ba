import { resetLine } from '../../../test/support/reset-line';
import { FormBrowser } from '../../../test/support/form-browser';
import { readCode } from '../../../test/support/outbox';
import { sharedServer, type SharedServer } from '../../../test/support/shared-server';
import { ApiClient } from '../../../test/support/sign-in';
import { solveBotCheck } from '../../../test/support/solve-bot-check';
import { attributesIn, textsIn } from '../../../test/support/parse-html';

const email = 'guest@example.com';
const page = '/my-profile/settings/sessions';

let server: SharedServer;
beforeAll(async () => {
  server = await sharedServer();
  // Of other files: restoring the line ends no session (sign-in-tables.ts).
  await (await begin()).open(`${page}/end`, { session: 'everywhere' });
}, 60_000);
afterAll(() => server.stop());

const firefox = { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' };

/** A browser in which the guest has just signed in, as soon after the last one as it likes. */
const begin = async () => {
  await resetLine(server.url);
  const client = new ApiClient(server.url);
  await client.post('/api/otp-request', {
    email,
    loginMethod: 'OTP_EMAIL',
    token: await solveBotCheck(server.url, 'otp-request'),
  });
  const verified = await client.post(
    '/api/otp-verify',
    { email, loginMethod: 'OTP_EMAIL', OTP: await readCode(server.url, email) },
    firefox,
  );
  const { token } = (await verified.json()) as { token: string };
  await client.post('/api/otp-auth', {}, { Authorization: `Bearer ${token}`, ...firefox });
  const browser = new FormBrowser(server.url);
  for (const [name, value] of client.jar) browser.adopt(name, value);
  return browser;
};

const handlesIn = (html: string) => attributesIn(html, '[name="session"]', 'value');

describe('where a guest is signed in', () => {
  it('B2 H58 lists the browsers, this one first, with times and their zone', async () => {
    const browser = await begin();
    const { html, status } = await browser.open(page);
    expect(status).toBe(200);
    expect(html).toContain('Firefox on Linux');
    expect(html).toContain('This browser');
    expect(textsIn(html, 'time')[0]).toMatch(/^\d+ \w+ \d{4}, \d+:\d\d [ap]m E[SD]T$/);
    expect(attributesIn(html, 'time', 'datetime')[0]).toMatch(/Z$/);
    expect(html).not.toContain(browser.cookie.split('sid=')[1]?.split(';')[0] ?? 'no session');
    await browser.open(`${page}/end`, { session: 'everywhere' });
  });

  it('B2 signs out another browser, and that one stays signed out', async () => {
    const [here, there] = [await begin(), await begin()];
    const list = await here.open(page);
    const [, other = ''] = handlesIn(list.html);
    expect(await here.open(`${page}/end`, { session: other })).toMatchObject({
      status: 303,
      location: `${page}?ended=one`,
    });
    const after = await here.open(`${page}?ended=one`);
    expect(after.words).toContain('That browser is signed out.');
    expect(after.html).toContain('You are signed in nowhere else.');
    expect(await there.open('/my-profile/trips')).toMatchObject({ status: 302 });
    expect(await here.open(`${page}/end`, { session: other })).toMatchObject({ location: `${page}?ended=none` });
    expect((await here.open('/api/user')).status).toBe(200);
    await here.open(`${page}/end`, { session: 'everywhere' });
  });

  it('B2 signs out everywhere, here too, and says so', async () => {
    const [here, there] = [await begin(), await begin()];
    expect(await here.open(`${page}/end`, { session: 'everywhere' })).toMatchObject({
      status: 303,
      location: '/login?left=everywhere',
    });
    expect((await here.open('/login?left=everywhere')).words).toEqual([
      'Sign In',
      'You are signed out in every browser.',
    ]);
    for (const browser of [here, there]) expect((await browser.open('/api/user')).status).toBe(401);
  });

  it('B2 signs out of this browser like Sign Out does', async () => {
    const here = await begin();
    const [own = ''] = handlesIn((await here.open(page)).html);
    expect(await here.open(`${page}/end`, { session: own })).toMatchObject({ status: 303, location: '/' });
    expect((await here.open('/api/user')).status).toBe(401);
  });

  it('C5 takes no word from an address that every object has', async () => {
    const here = await begin();
    for (const word of ['__proto__', 'constructor', 'toString']) {
      expect((await here.open(`${page}?ended=${word}`)).status).toBe(200);
      expect((await here.open(`/my-profile/trips?answered=${word}`)).status).toBe(200);
    }
  });

  it('C1 shows nothing to a visitor, and ends nothing for one', async () => {
    const visitor = new FormBrowser(server.url);
    expect(await visitor.open(page)).toMatchObject({
      status: 302,
      location: `/login?returnUrl=${encodeURIComponent(page)}`,
    });
    expect((await visitor.open(`${page}/end`, { session: 'everywhere' })).status).not.toBe(200);
  });
});
