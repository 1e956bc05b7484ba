import { LineClock } from '../../../test/support/line-clock';
import { readOutbox } from '../../../test/support/outbox';
import { sharedServer, type SharedServer } from '../../../test/support/shared-server';
import { ApiClient, signIn } from '../../../test/support/sign-in';
import { ceremonyOptions, SoftwareAuthenticator } from '../../../test/support/software-authenticator';
import { attributesIn, parseHtml } from '../../../test/support/parse-html';

const email = 'guest@example.com';
const newcomer = 'newcomer@example.com';

let server: SharedServer;
beforeAll(async () => {
  server = await sharedServer();
}, 60_000);
afterAll(() => server.stop());

const clock = new LineClock(() => server.url);
beforeEach(clock.resetLine);

/** A guest who has signed in by code and added a passkey. */
async function withPasskey(address = email) {
  const guest = await signIn(server.url, address);
  const device = new SoftwareAuthenticator(server.url);
  const passkey = device.create(await ceremonyOptions(guest, '/api/passkeys/options'));
  const added = await guest.post('/api/passkeys', { passkey });
  expect(added.status).toBe(200);
  return { guest, device, passkey, added: (await added.json()) as { readonly passkeys: readonly { id: string }[] } };
}

type Wrong = Parameters<SoftwareAuthenticator['get']>[1];

async function touch(
  device: SoftwareAuthenticator,
  { wrong = {} as Wrong, more = {}, client = new ApiClient(server.url) } = {},
) {
  const passkey = device.get(await ceremonyOptions(client, '/api/passkey-sign-in/options'), wrong);
  const answer = await client.post('/api/passkey-sign-in', { passkey, ...more });
  return { client, passkey, status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

describe('passkeys', () => {
  it('F6 signs a guest in by one touch, and goes on to the asked page', async () => {
    const { device } = await withPasskey();
    const { client, status, body } = await touch(device, { more: { returningURL: '/my-profile/trips?tab=1' } });
    expect([status, body]).toEqual([200, { redirectTo: '/my-profile/trips?tab=1' }]);
    expect(await (await client.get('/api/user')).json()).toMatchObject({ firstName: 'Eleanor' });
    const { body: elsewhere } = await touch(device, { more: { returningURL: 'https://evil.example/' } });
    expect(elsewhere).toEqual({ redirectTo: '/my-profile' });
  });

  it('F6 lists passkeys of the guest alone, notifies of a new one, and marks the browser as known', async () => {
    const { guest, device, passkey } = await withPasskey();
    const { client } = await touch(device);
    expect(await (await guest.get('/api/passkeys')).json()).toEqual({
      passkeys: [
        {
          id: passkey.id,
          name: 'An unnamed browser',
          createdAt: expect.any(String),
          lastUsedAt: expect.any(String),
          isBackedUp: false,
        },
      ],
    });
    expect(client.jar.has('known')).toBe(true);
    const subjects = (await readOutbox(server.url, email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.startsWith('A passkey was added'))).toHaveLength(1);
    expect(subjects.filter((subject) => subject.startsWith('A new browser'))).toHaveLength(2);
    const other = await signIn(server.url, newcomer);
    expect(await (await other.get('/api/passkeys')).json()).toEqual({ passkeys: [] });
  });

  it('A8 adds one within ten minutes of a code alone; a session begun by a passkey has no fresh code', async () => {
    const { guest, device } = await withPasskey();
    const { client } = await touch(device);
    for (const stale of [client, guest]) {
      if (stale === guest) await clock.pass(10 * 60_000 + 1_000);
      for (const path of ['/api/passkeys/options', '/api/passkeys']) {
        const refused = await stale.post(path, {});
        expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([403, 'REAUTH_REQUIRED']);
      }
    }
    expect((await new ApiClient(server.url).post('/api/passkeys/options', {})).status).toBe(401);
    const user = (await (await client.get('/api/user')).json()) as { Passport?: string };
    expect(user.Passport).toMatch(/•|\*/);
  });

  it('A3 accepts a signed challenge once, in its browser, for five minutes', async () => {
    const { device } = await withPasskey();
    const browser = new ApiClient(server.url);
    const options = await ceremonyOptions(browser, '/api/passkey-sign-in/options');
    const { cookie } = browser;
    const passkey = device.get(options);
    const from = async (jar: string) =>
      (
        await fetch(`${server.url}/api/passkey-sign-in`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin', Cookie: jar },
          body: JSON.stringify({ passkey }),
        })
      ).status;
    expect(await from('')).toBe(401);
    const stranger = new ApiClient(server.url);
    await ceremonyOptions(stranger, '/api/passkey-sign-in/options');
    expect(await from(stranger.cookie)).toBe(401);
    const answers = await Promise.all(Array.from({ length: 10 }, () => from(cookie)));
    expect(answers.sort()).toEqual([200, ...Array<number>(9).fill(401)]);
    const late = new ApiClient(server.url);
    const expiringOptions = await ceremonyOptions(late, '/api/passkey-sign-in/options');
    await clock.pass(5 * 60_000);
    expect((await late.post('/api/passkey-sign-in', { passkey: device.get(expiringOptions) })).status).toBe(401);
  });

  it('A3 A7 refuses with one answer what is unknown, removed, of another site or not verified, and a copied key', async () => {
    const { guest, device, passkey } = await withPasskey();
    const unknown = new SoftwareAuthenticator(server.url);
    unknown.create({ challenge: 'x' });
    const copied = async () => {
      await touch(device);
      return touch(device, { wrong: { counter: 1 } });
    };
    const refusals = [
      await touch(unknown),
      await touch(device, { wrong: { origin: 'https://evil.example' } }),
      await touch(device, { wrong: { isVerified: false } }),
      await copied(),
    ];
    await guest.delete('/api/passkeys', { passkeyId: passkey.id });
    refusals.push(await touch(device));
    for (const { status, body, client } of refusals) {
      expect([status, body['code'], body['error']]).toEqual([
        401,
        'PASSKEY_FAILED',
        'That passkey could not be used. Please sign in with a code.',
      ]);
      expect((await client.get('/api/user')).status).toBe(401);
    }
  });

  it('F6 A3 refuses to add an answer to another challenge, and a passkey that another guest has', async () => {
    const { guest, device, passkey } = await withPasskey();
    const other = await signIn(server.url, newcomer);
    const codeOf = async (client: ApiClient, body: object) => {
      const answer = await client.post('/api/passkeys', body);
      return [answer.status, ((await answer.json()) as { code?: string }).code];
    };
    expect(await codeOf(guest, { passkey })).toEqual([422, 'PASSKEY_NOT_ADDED']);
    const options = await ceremonyOptions(other, '/api/passkeys/options');
    expect(await codeOf(other, { passkey: device.create(options) })).toEqual([422, 'PASSKEY_NOT_ADDED']);
    const forSignIn = await ceremonyOptions(other, '/api/passkey-sign-in/options');
    const fresh = new SoftwareAuthenticator(server.url);
    expect(await codeOf(other, { passkey: fresh.create({ ...forSignIn, user: { id: 'x' } }) })).toEqual([
      422,
      'PASSKEY_NOT_ADDED',
    ]);
    expect(await codeOf(other, { passkey: 'nonsense' })).toEqual([422, 'INVALID']);
    expect(await (await other.get('/api/passkeys')).json()).toEqual({ passkeys: [] });
  });

  it('C2 removes a passkey of the guest alone, by the API and by the page', async () => {
    const { passkey, guest } = await withPasskey();
    const other = await signIn(server.url, newcomer);
    expect((await other.delete('/api/passkeys', { passkeyId: passkey.id })).status).toBe(404);
    const page = await guest.get('/my-profile/settings/passkeys');
    expect(attributesIn(await page.text(), 'input[name="passkey"], button[name="passkey"]', 'value')).toContain(
      passkey.id,
    );
    const foreign = await other.submit('/my-profile/settings/passkeys/remove', { passkey: passkey.id });
    expect([foreign.status, foreign.headers.get('location')]).toEqual([303, '/my-profile/settings/passkeys?done=gone']);
    const own = await guest.submit('/my-profile/settings/passkeys/remove', { passkey: passkey.id });
    expect(own.headers.get('location')).toBe('/my-profile/settings/passkeys?done=removed');
    expect(await (await guest.get('/api/passkeys')).json()).toEqual({ passkeys: [] });
  });

  it('A7 begins a sign-in without saying who has a passkey, and 30 times in a quarter of an hour', async () => {
    const client = new ApiClient(server.url);
    const options = await client.post('/api/passkey-sign-in/options', {});
    expect(await options.json()).toEqual({
      challenge: expect.stringMatching(/^[\w-]{43}$/),
      rpId: 'localhost',
      timeout: 300_000,
      userVerification: 'required',
    });
    const device = new SoftwareAuthenticator(server.url);
    const statuses: number[] = [];
    for (let count = 0; count < 31; count += 1) statuses.push((await touch(device)).status);
    expect(statuses).toEqual([...Array<number>(30).fill(401), 429]);
  });

  it('A8 offers no passkey on the sign-in page where only a code will do, nor a button without script', async () => {
    const guest = await signIn(server.url, email);
    const buttons = (html: string) =>
      ['sign-in', 'add'].map((step) => parseHtml(html).querySelector(`[data-passkey="${step}"]`) !== null);
    const anonymous = await (await new ApiClient(server.url).get('/login')).text();
    expect(buttons(anonymous)).toEqual([true, false]);
    expect(parseHtml(anonymous).querySelector('.passkey[data-with-script][hidden]')).not.toBeNull();
    expect(buttons(await (await guest.get('/my-profile/settings/passkeys')).text())).toEqual([false, true]);
    await clock.pass(10 * 60_000 + 1_000);
    expect(buttons(await (await guest.get('/login?again=true')).text())).toEqual([false, false]);
    const page = await (await guest.get('/my-profile/settings/passkeys')).text();
    expect(buttons(page)).toEqual([false, false]);
    expect(page).toContain('please confirm with a new code');
  });
});
