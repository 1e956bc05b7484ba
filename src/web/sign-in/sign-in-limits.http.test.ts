import { LineClock } from '../../../test/support/line-clock';
import { FormBrowser } from '../../../test/support/form-browser';
import { readCode, readCodeMessages, readOutbox, readSignInMessages } from '../../../test/support/outbox';
import { ApiClient, signIn } from '../../../test/support/sign-in';
import { hrefOf } from '../../../test/support/parse-html';
import { solveBotCheck } from '../../../test/support/solve-bot-check';
import { type RunningServer, startServer } from '../../../test/support/start-server';

const email = 'guest@example.com';
const newcomer = 'newcomer@example.com';
const aWhile = 31_000;

let server: RunningServer;
const clock = new LineClock(() => server.url);

const ask = async (client: ApiClient, body: object, headers: Readonly<Record<string, string>> = {}) =>
  client.post('/api/otp-request', { ...body, token: await solveBotCheck(server.url, 'otp-request') }, headers);
const stranger = (n: number) => ({ email: `nobody-${n}@example.com` });
const verify = (client: ApiClient, OTP: string, more: object = { email }) =>
  client.post('/api/otp-verify', { ...more, OTP });
/** Each of them waits for an answer that is held back a while: one after the other they would take seconds. */
const atOnce = <Answer>(count: number, send: (n: number) => Promise<Answer>) =>
  Promise.all(Array.from({ length: count }, (_, n) => send(n)));
const codesFor = (to: string) => readCodeMessages(server.url, to);
const waits = async (answer: Response) => ({
  status: answer.status,
  retryAfter: Number(answer.headers.get('retry-after')),
  body: await answer.json(),
});

describe('the limits of sign-in, where one proxy is trusted', () => {
  beforeAll(async () => {
    server = await startServer({ env: { TRUST_PROXY: '1', LOG_LEVEL: 'info' } });
  }, 60_000);
  afterAll(() => server.stop());
  beforeEach(clock.resetLine);

  it('A6 waits half a minute between two codes for one address, for all visitors', async () => {
    expect((await ask(new ApiClient(server.url, '203.0.113.1'), { email })).status).toBe(200);
    const again = await waits(await ask(new ApiClient(server.url, '203.0.113.2'), { email: ' GUEST@example.com' }));
    expect(again).toMatchObject({
      status: 429,
      body: { error: 'Please wait before asking for another code.', code: 'WAIT' },
    });
    expect(again.retryAfter).toBeGreaterThan(20);
    expect(again.retryAfter).toBeLessThanOrEqual(30);
    await clock.pass(aWhile);
    expect((await ask(new ApiClient(server.url, '203.0.113.2'), { email })).status).toBe(200);
    expect(await codesFor(email)).toHaveLength(2);
  });

  it('A6 believes the last hop alone: what a client writes into X-Forwarded-For itself changes nothing', async () => {
    const forge = async (n: number) =>
      (await ask(new ApiClient(server.url), stranger(n % 5), { 'X-Forwarded-For': `203.0.113.${n}, 198.51.100.7` }))
        .status;
    expect(await atOnce(20, forge)).toEqual(Array(20).fill(200));
    expect(await forge(20)).toBe(429);
    expect((await ask(new ApiClient(server.url), stranger(0), { 'X-Forwarded-For': '198.51.100.8' })).status).toBe(200);
  });

  it('A7 lets one address, and one browser, name ten identifiers', async () => {
    const askFromOneAddress = async (n: number) =>
      (await ask(new ApiClient(server.url, '203.0.113.20'), stranger(n))).status;
    expect(await atOnce(10, askFromOneAddress)).toEqual(Array(10).fill(200));
    expect((await ask(new ApiClient(server.url, '203.0.113.20'), stranger(10))).status).toBe(429);
    const wanderer = new ApiClient(server.url);
    for (let n = 0; n < 10; n += 1)
      expect((await ask(wanderer, stranger(n), { 'X-Forwarded-For': `203.0.113.${30 + n}` })).status).toBe(200);
    expect((await ask(wanderer, stranger(10), { 'X-Forwarded-For': '203.0.113.50' })).status).toBe(429);
  });

  it('A7 turns neutral after 50 no-matches in a minute, and reveals nothing for a quarter of an hour', async () => {
    const guess = async (n: number) => (await ask(new ApiClient(server.url, `203.0.113.${n + 1}`), stranger(n))).json();
    expect(await atOnce(50, guess)).toEqual(Array(50).fill([expect.objectContaining({ StatusCode: 0 })]));
    expect(await guess(50)).toEqual([{ StatusCode: 1 }]);
    expect(await (await ask(new ApiClient(server.url, '203.0.113.99'), { email, askChannel: true })).json()).toEqual([
      { StatusCode: 1 },
    ]);
    expect(await readOutbox(server.url, 'nobody-50@example.com')).toEqual([]);
    expect(await codesFor(email)).toHaveLength(1);
    await clock.pass(15 * 60_000);
    expect(await guess(51)).toEqual([expect.objectContaining({ StatusCode: 0 })]);
  }, 60_000);

  it('A6 AUT-07 sends no text message to a country that is not listed (in full)', async () => {
    const answer = await ask(new ApiClient(server.url, '203.0.113.60'), {
      loginMethod: 'OTP_PHONE',
      code: 'FR',
      phoneNum: '06 12 34 56 78',
    });
    expect([answer.status, await answer.json()]).toEqual([
      422,
      expect.objectContaining({ code: 'UNLISTED_COUNTRY', error: 'SMS support is only eligible in select countries.' }),
    ]);
  });

  it('A1 evaluates at most five of 200 wrong guesses made at once', async () => {
    const client = new ApiClient(server.url, '203.0.113.70');
    await ask(client, { email });
    const guesses = await Promise.all(
      Array.from({ length: 200 }, (_, n) => verify(client, String(n).padStart(6, '0'))),
    );
    const count = (status: number) => guesses.filter((answer) => answer.status === status).length;
    expect(count(401)).toBeLessThanOrEqual(5);
    expect(count(401) + count(429)).toBe(200);
  });

  it('A2 AUT-06 counts failures on when a code is sent again (in full)', async () => {
    const browser = new FormBrowser(server.url, { passTime: clock.pass, address: '198.51.100.9' });
    await browser.askForCodeBy('OTP_EMAIL', '/login', { email });
    for (let code = 0; code < 2; code += 1) {
      for (let guess = 0; guess < 5; guess += 1)
        expect((await browser.open('/login/verify', { OTP: '000000' })).status).toBe(401);
      expect((await browser.open('/login/resend', {})).status).toBe(429);
      await clock.pass(aWhile);
      expect(await browser.open('/login/resend', {})).toMatchObject({ status: 303 });
    }
    const locked = await browser.open('/login/verify', { OTP: await readCode(server.url, email) });
    expect([locked.status, Number(locked.headers.get('retry-after')) > 7_000, locked.words.join()]).toEqual([
      429,
      true,
      expect.stringContaining('closed for about 2 hours, and a new code does not'),
    ]);
  });

  it('AUT-04 H04 offers a guest both addresses, masked, and sends to the chosen one alone', async () => {
    const client = new ApiClient(server.url, '203.0.113.80');
    const offered = await (await ask(client, { email, askChannel: true })).json();
    expect(offered).toEqual([
      {
        StatusCode: 1,
        channels: [
          { loginMethod: 'OTP_EMAIL', to: 'g•••@example.com' },
          { loginMethod: 'OTP_PHONE', to: '••• 42' },
        ],
      },
    ]);
    expect(await readSignInMessages(server.url, email)).toEqual([]);
    const browser = new FormBrowser(server.url, { passTime: clock.pass, address: '198.51.100.9' });
    expect(await browser.askForCodeBy('OTP_PHONE', '/login', { email })).toMatchObject({
      status: 303,
      location: '/login/verify',
    });
    expect([await readSignInMessages(server.url, email), await readCodeMessages(server.url, '+13055550142')]).toEqual([
      [],
      [expect.objectContaining({ channel: 'sms' })],
    ]);
    const { html } = await browser.open('/login/verify');
    expect(html.includes('5550142')).toBe(false);
    expect(await browser.open('/login/verify', { OTP: await readCode(server.url, '+13055550142') })).toMatchObject({
      status: 303,
      location: '/my-profile',
    });
  });

  it('AUT-04 takes the code of an address that was only shown masked by the browser’s own seal', async () => {
    const client = new ApiClient(server.url, '203.0.113.81');
    await ask(client, { email, askChannel: true });
    const chosen = await fetch(`${server.url}/login/send-code`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ loginMethod: 'OTP_PHONE' }),
      headers: { Cookie: client.cookie, 'Sec-Fetch-Site': 'same-origin', 'X-Forwarded-For': '203.0.113.81' },
    });
    for (const line of chosen.headers.getSetCookie())
      client.adopt(line.split('=', 1)[0] ?? '', /=([^;]*)/.exec(line)?.[1] ?? '');
    expect((await verify(client, await readCode(server.url, '+13055550142'), {})).status).toBe(200);
    expect((await verify(new ApiClient(server.url), '123456', {})).status).toBe(422);
  });

  it('A8 notifies a guest of a new browser, and not of one that they know', async () => {
    const guest = await signIn(server.url, email, { address: '203.0.113.90' });
    const isNotice = ({ subject }: { readonly subject: string }) =>
      subject.startsWith('A new browser signed in to your ');
    const notice = (await readOutbox(server.url, email)).find(isNotice);
    expect(notice?.text).toContain(`${server.url}/my-profile/settings/sessions`);
    expect(notice?.text).not.toMatch(/\b\d{6}\b/);
    await clock.pass(aWhile);
    const byPhone = { loginMethod: 'OTP_PHONE', code: 'US', phoneNum: '305 555 0142' };
    await ask(guest, byPhone);
    const { token } = (await (await verify(guest, await readCode(server.url, '+13055550142'), byPhone)).json()) as {
      token: string;
    };
    const before = guest.cookie;
    expect((await guest.post('/api/otp-auth', {}, { Authorization: `Bearer ${token}` })).status).toBe(200);
    expect((await readOutbox(server.url, email)).filter(({ subject }) => subject.includes('new browser'))).toHaveLength(
      1,
    );
    const old = await fetch(`${server.url}/api/user`, { headers: { Cookie: before } });
    expect([old.status, (await guest.get('/api/user')).status]).toEqual([401, 200]);
  });

  it('B2 signs out everywhere at once', async () => {
    const here = await signIn(server.url, newcomer, { address: '203.0.113.91' });
    await clock.pass(aWhile);
    const there = await signIn(server.url, newcomer, { address: '203.0.113.92' });
    const out = await fetch(`${server.url}/my-profile/settings/sessions/end`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ session: 'everywhere' }),
      headers: { Cookie: here.cookie, 'Sec-Fetch-Site': 'same-origin' },
    });
    expect(out.status).toBe(303);
    expect([(await here.get('/api/user')).status, (await there.get('/api/user')).status]).toEqual([401, 401]);
  });

  it('A7 E14 writes a no-match down once, hashed, with the request’s id; no address and no code in any line', async () => {
    const answer = await ask(new ApiClient(server.url, '203.0.113.95'), { email: 'somebody-unlisted@example.com' });
    await ask(new ApiClient(server.url, '203.0.113.95'), { email });
    const code = await readCode(server.url, email);
    await verify(new ApiClient(server.url, '203.0.113.95'), code);
    const lines = server
      .output()
      .split('\n')
      .filter(
        (line) =>
          line.includes('no guest is known by this identifier') &&
          line.includes(answer.headers.get('x-request-id') ?? 'none'),
      );
    expect(lines).toHaveLength(1);
    expect((JSON.parse(lines[0] ?? '{}') as { identifier?: string }).identifier).toMatch(/^[\w-]{43}$/);
    for (const secret of ['somebody-unlisted', email, code, '5550142']) expect(server.output()).not.toContain(secret);
  });
});

describe('the limits of sign-in, where no proxy is trusted', () => {
  beforeAll(async () => {
    server = await startServer();
  }, 60_000);
  afterAll(() => server.stop());

  it('A6 counts by the connection, whatever X-Forwarded-For says (in full)', async () => {
    const answers: number[] = [];
    for (let n = 0; n < 21; n += 1)
      answers.push((await ask(new ApiClient(server.url, `203.0.113.${n}`), stranger(n % 5))).status);
    expect(answers).toEqual([...Array<number>(20).fill(200), 429]);
  });
});

describe('a code that cannot be sent', () => {
  beforeAll(async () => {
    server = await startServer({
      env: {
        MESSAGES: 'smtp',
        SMTP_URL: 'smtp://line:secret@127.0.0.1:9',
        MAIL_FROM: 'Ondine <sign-in@ondine.example>',
      },
    });
  }, 60_000);
  afterAll(() => server.stop());

  it('D4 answers 503 within five seconds and uses no budget up', async () => {
    const client = new ApiClient(server.url);
    for (let time = 0; time < 3; time += 1) {
      const startedAt = performance.now();
      const answer = await waits(await ask(client, { email }));
      expect(answer).toMatchObject({
        status: 503,
        retryAfter: 5,
        body: { error: 'Unexpected error. Please try again.' },
      });
      expect(performance.now() - startedAt).toBeLessThan(5_500);
    }
  });
});

describe('AUTH_NEUTRAL and SIGN_IN_URL', () => {
  beforeAll(async () => {
    server = await startServer({ env: { AUTH_NEUTRAL: 'true', SIGN_IN_URL: 'https://id.example/in' } });
  }, 60_000);
  afterAll(() => server.stop());

  it('NAV-09 H02 leads to the page that the line has configured, in the dialog of every stored page', async () => {
    const answer = await new FormBrowser(server.url).open('/voyages');
    expect(hrefOf(answer.html, 'SIGN IN NOW')).toBe('https://id.example/in?yachts=true&returnUrl=%2Fvoyages');
    expect([answer.headers.getSetCookie(), answer.headers.get('cache-control')]).toEqual([
      [],
      expect.stringContaining('public'),
    ]);
  });

  it('H10 answers guests and strangers alike, in words and in time', async () => {
    const timed = async (body: object) => {
      const client = new ApiClient(server.url);
      const token = await solveBotCheck(server.url, 'otp-request');
      const startedAt = performance.now();
      const answer = await client.post('/api/otp-request', { ...body, token });
      const ms = performance.now() - startedAt;
      return {
        ms,
        status: answer.status,
        body: await answer.json(),
        wrong: (await verify(client, '000000', body)).status,
      };
    };
    const [known, unknown] = [await timed({ email }), await timed(stranger(1))];
    expect(known).toMatchObject({ status: 200, body: [{ StatusCode: 1 }], wrong: 401 });
    expect(unknown).toMatchObject({ status: 200, body: [{ StatusCode: 1 }], wrong: 401 });
    for (const { ms } of [known, unknown]) expect(ms).toBeGreaterThanOrEqual(295);
  });
});
