import { contractSpec, startApi, type ApiUnderTest } from '../support/api-spec';
import { readCode, readSignInMessages } from '../support/outbox';
import { ApiClient, signIn } from '../support/sign-in';
import { solveBotCheck } from '../support/solve-bot-check';
import { resetLine } from '../support/reset-line';

let api: ApiUnderTest;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.server.stop());
/** A line as good as new: no codes, no sessions, an empty outbox. */
beforeEach(() => resetLine(api.server.url));

const email = 'guest@example.com';
const byEmail = { email, loginMethod: 'OTP_EMAIL' };
const json = { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' };

async function requestCode(client: ApiClient, body: object = byEmail) {
  return client.post('/api/otp-request', { ...body, token: await solveBotCheck(api.server.url, 'otp-request') });
}

describe('signing in without a browser', () => {
  it('AUT-01 API-16 AUT-27 goes from code to token to session, and the session knows its guest', async () => {
    const client = await signIn(api.server.url, email);
    const user = await client.get('/api/user');
    expect(await user.json()).toMatchObject({ firstName: 'Eleanor', email, isOwnedByPYC: true });
  });

  it('AUT-12 AUT-22 says that an e-mail is not known, with StatusCode 0', async () => {
    const answer = await requestCode(new ApiClient(api.server.url), {
      email: 'nobody@example.com',
      loginMethod: 'OTP_EMAIL',
    });
    expect(await answer.json()).toEqual([
      expect.objectContaining({
        StatusCode: 0,
        message: 'This email doesn’t match our system. Please try signing in with your phone number.',
      }),
    ]);
  });

  it('A1 locks a code after five wrong guesses, even for the right one', async () => {
    const client = new ApiClient(api.server.url);
    await requestCode(client);
    const code = await readCode(api.server.url, email);
    const wrong = code === '000000' ? '000001' : '000000';
    for (let guess = 0; guess < 5; guess++) {
      const answer = await client.post('/api/otp-verify', { ...byEmail, OTP: wrong });
      expect([answer.status, await answer.json()]).toEqual([
        401,
        expect.objectContaining({ error: 'OTP verification failed.' }),
      ]);
    }
    const right = await client.post('/api/otp-verify', { ...byEmail, OTP: code });
    expect([right.status, await right.json()]).toEqual([
      429,
      expect.objectContaining({ error: 'Too many attempts. Get a new code.' }),
    ]);
    expect(right.headers.get('retry-after')).not.toBeNull();
  });

  it('A1 counts guesses that come at once', async () => {
    const client = new ApiClient(api.server.url);
    await requestCode(client);
    const guesses = await Promise.all(
      Array.from({ length: 40 }, (_, guess) =>
        client.post('/api/otp-verify', { ...byEmail, OTP: String(guess).padStart(6, '0') }),
      ),
    );
    expect(guesses.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(5);
    expect(guesses.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(35);
  });

  it('A3 takes a code once, and a verify token once', async () => {
    const client = new ApiClient(api.server.url);
    await requestCode(client);
    const code = await readCode(api.server.url, email);
    const verified = await client.post('/api/otp-verify', { ...byEmail, OTP: code });
    const { token } = (await verified.json()) as { token: string };
    expect((await client.post('/api/otp-verify', { ...byEmail, OTP: code })).status).toBe(401);
    expect((await client.post('/api/otp-auth', {}, { Authorization: `Bearer ${token}` })).status).toBe(200);
    expect(
      (await new ApiClient(api.server.url).post('/api/otp-auth', {}, { Authorization: `Bearer ${token}` })).status,
    ).toBe(401);
  });

  it('A5 takes a code from the browser that asked for it only', async () => {
    await requestCode(new ApiClient(api.server.url));
    const code = await readCode(api.server.url, email);
    expect((await new ApiClient(api.server.url).post('/api/otp-verify', { ...byEmail, OTP: code })).status).toBe(401);
  });

  it('D4 wants a bot check that was solved, for this form, and only once', async () => {
    const ask = (token: string) =>
      contractSpec(api.contract, 'POST', '/api/otp-request')
        .withHeaders(json)
        .withJson({ ...byEmail, token });
    await ask('').expectStatus(422).expectJsonLike({ error: 'Recaptcha validation failed: token is empty.' });
    await ask('bm90aGluZw==').expectStatus(403).expectJsonLike({ error: 'Recaptcha failed. Please try again.' });
    await ask(await solveBotCheck(api.server.url, 'contact-us')).expectStatus(403);
    const token = await solveBotCheck(api.server.url, 'otp-request');
    await ask(token).expectStatus(200);
    await ask(token).expectStatus(403);
    expect(await readSignInMessages(api.server.url, email)).toHaveLength(1);
  });

  it('B1 B3 gives a session with an id that no client can choose, readable by no script', async () => {
    const client = new ApiClient(api.server.url);
    const chosen = 's%3Achosen-by-a-stranger.signature';
    const answer = await fetch(`${api.server.url}/voyages`, { headers: { Cookie: `sid=${chosen}` } });
    expect(answer.status).toBe(200);
    expect(answer.headers.getSetCookie()).toEqual([]);
    await requestCode(client);
    const verified = await client.post('/api/otp-verify', { ...byEmail, OTP: await readCode(api.server.url, email) });
    const { token } = (await verified.json()) as { token: string };
    const session = await client.post(
      '/api/otp-auth',
      {},
      { Authorization: `Bearer ${token}`, Cookie: `${client.cookie}; sid=${chosen}` },
    );
    const [cookie] = session.headers.getSetCookie().filter((line) => line.startsWith('sid='));
    expect(cookie).toMatch(/; HttpOnly/i);
    expect(cookie).toMatch(/; SameSite=Lax/i);
    expect(cookie).toMatch(/; Path=\//i);
    expect(cookie).not.toContain('chosen-by-a-stranger');
  });

  it('ROU-15 B2 B5 ends a session for good, and not at the word of another site', async () => {
    const client = await signIn(api.server.url, email);
    const cookie = client.cookie;
    const logout = (site: string) =>
      fetch(`${api.server.url}/api/logout`, {
        headers: { Cookie: cookie, 'Sec-Fetch-Site': site, Accept: 'text/html' },
        redirect: 'manual',
      });
    expect((await logout('cross-site')).status).toBe(200);
    expect((await client.get('/api/user')).status).toBe(200);
    const left = await logout('same-origin');
    expect([left.status, left.headers.get('location')]).toEqual([302, '/']);
    expect(left.headers.get('clear-site-data')).toBeTruthy();
    const after = await fetch(`${api.server.url}/api/user`, { headers: { Cookie: cookie } });
    expect(after.status).toBe(401);
  });
});
