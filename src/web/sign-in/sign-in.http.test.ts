import { LineClock } from '../../../test/support/line-clock';
import { FormBrowser } from '../../../test/support/form-browser';
import { readCode } from '../../../test/support/outbox';
import { ApiClient, signIn } from '../../../test/support/sign-in';
import { solveBotCheck } from '../../../test/support/solve-bot-check';
import { sharedServer, type SharedServer } from '../../../test/support/shared-server';
import { mistakeAt, valueOf } from '../../../test/support/parse-html';

const email = 'guest@example.com';
const hour = 3_600_000;
/** Longer than the pause between two codes for one guest. */
const aWhile = 31_000;

let server: SharedServer;
beforeAll(async () => {
  server = await sharedServer();
}, 60_000);
afterAll(() => server.stop());

const clock = new LineClock(() => server.url);
/** Nobody is locked out any more or has to wait, and the clock is right again. */
beforeEach(clock.resetLine);

const ask = async (client: ApiClient, body: object) =>
  client.post('/api/otp-request', { ...body, token: await solveBotCheck(server.url, 'otp-request') });
const verify = (client: ApiClient, OTP: string) =>
  client.post('/api/otp-verify', { email, loginMethod: 'OTP_EMAIL', OTP });

/** What forms without script do beyond this stands in sign-in.pages.http.test.ts. */
describe('sign-in without script', () => {
  it('AUT-20 says what is wrong with a field at the field', async () => {
    const browser = new FormBrowser(server.url, { passTime: clock.pass });
    const wrong = await browser.askForCode('/login', { email: 'guest@' });
    expect(wrong.status).toBe(422);
    expect(wrong.words).toContain('The input is not a valid E-mail');
    expect(mistakeAt(wrong.html, 'email')).toBe('The input is not a valid E-mail');
    expect(valueOf(wrong.html, 'email')).toBe('guest@');
  });
});

describe('sign-in for programs', () => {
  it('AUT-10 AUT-13 AUT-19 remembers the address that a client requested before sign-in', async () => {
    const client = new ApiClient(server.url);
    expect(await (await ask(client, { email, loginMethod: 'OTP_EMAIL', returningURL: '/voyages' })).json()).toEqual([
      { StatusCode: 1 },
    ]);
    const { token } = (await (await verify(client, await readCode(server.url, email))).json()) as { token: string };
    const begun = await client.post('/api/otp-auth', {}, { Authorization: `Bearer ${token}` });
    expect(await begun.json()).toEqual({ redirectTo: '/voyages' });
  });

  it('A2 counts failures across codes, and unlocks after two hours', async () => {
    const client = new ApiClient(server.url);
    for (let codes = 0; codes < 2; codes += 1) {
      await ask(client, { email });
      for (let guess = 0; guess < 5; guess += 1) expect((await verify(client, '000000')).status).toBe(401);
      await clock.pass(aWhile);
    }
    await ask(client, { email });
    const locked = await verify(client, await readCode(server.url, email));
    expect(locked.status).toBe(429);
    expect(Number(locked.headers.get('retry-after'))).toBeGreaterThan(7_000);
    await clock.pass(2 * hour + 1_000);
    await ask(client, { email });
    expect((await verify(client, await readCode(server.url, email))).status).toBe(200);
  });

  it('A3 A4 takes no code after ten minutes, no token after one', async () => {
    const client = new ApiClient(server.url);
    await ask(client, { email });
    const late = await readCode(server.url, email);
    await clock.pass(601_000);
    expect((await verify(client, late)).status).toBe(401);
    await ask(client, { email });
    const { token } = (await (await verify(client, await readCode(server.url, email))).json()) as { token: string };
    await clock.pass(61_000);
    const answer = await client.post('/api/otp-auth', {}, { Authorization: `Bearer ${token}` });
    expect([answer.status, await answer.json()]).toEqual([
      401,
      expect.objectContaining({ error: 'Authentication failed.', code: 'AUTHENTICATION_FAILED' }),
    ]);
  });

  it('A5 admits a browser that signed in before, though strangers have locked the account', async () => {
    const guest = await signIn(server.url, email);
    await guest.get('/api/logout');
    const stranger = new ApiClient(server.url);
    for (let codes = 0; codes < 2; codes += 1) {
      await clock.pass(aWhile);
      await ask(stranger, { email });
      for (let guess = 0; guess < 5; guess += 1) await verify(stranger, '000000');
    }
    await clock.pass(aWhile);
    await ask(stranger, { email });
    expect((await verify(stranger, await readCode(server.url, email))).status).toBe(429);
    await clock.pass(aWhile);
    await ask(guest, { email });
    expect((await verify(guest, await readCode(server.url, email))).status).toBe(200);
  });

  it('AUT-19 AUT-20 says which field is wrong', async () => {
    const answer = await ask(new ApiClient(server.url), { loginMethod: 'OTP_PHONE', code: '+1', phoneNum: 'abc' });
    expect([answer.status, await answer.json()]).toEqual([
      422,
      expect.objectContaining({ fields: [{ field: 'phoneNum', message: 'Please input a valid number!' }] }),
    ]);
  });

  it('H61 B5 stays signed in when a browser only fetches the way out ahead of time', async () => {
    const client = await signIn(server.url, email);
    const ahead = await fetch(`${server.url}/api/logout`, {
      headers: { Cookie: client.cookie, 'Sec-Fetch-Site': 'same-origin', 'Sec-Purpose': 'prefetch' },
      redirect: 'manual',
    });
    expect(ahead.status).toBe(403);
    expect((await client.get('/api/user')).status).toBe(200);
  });

  it('B5 H61 shows a confirmation for a link of a sibling host, and a HEAD request, instead of signing out', async () => {
    const client = await signIn(server.url, email);
    for (const [method, site] of [
      ['GET', 'same-site'],
      ['GET', 'cross-site'],
      ['HEAD', 'same-origin'],
    ] as const) {
      const asked = await fetch(`${server.url}/api/logout`, {
        method,
        headers: { Cookie: client.cookie, 'Sec-Fetch-Site': site },
        redirect: 'manual',
      });
      expect([method, site, asked.status]).toEqual([method, site, 200]);
      expect((await client.get('/api/user')).status).toBe(200);
    }
    expect((await client.get('/api/logout')).status).toBe(302);
    expect((await client.get('/api/user')).status).toBe(401);
  });

  it('H61 B5 signs out by a form of ours, without a session as well', async () => {
    const client = await signIn(server.url, email);
    const form = {
      method: 'POST',
      redirect: 'manual',
      headers: {
        Cookie: client.cookie,
        'Sec-Fetch-Site': 'same-origin',
        'Content-Type': 'application/x-www-form-urlencoded',
      },
    } as const;
    for (let time = 0; time < 2; time += 1) {
      const left = await fetch(`${server.url}/api/logout`, form);
      expect([left.status, left.headers.get('location'), left.headers.get('clear-site-data')]).toEqual([
        303,
        '/',
        '"cache", "storage"',
      ]);
    }
    expect((await client.get('/api/user')).status).toBe(401);
  });
});
