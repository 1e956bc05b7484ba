import { readCode, readOutbox } from '../../../test/support/outbox';
import { ApiClient, signIn } from '../../../test/support/sign-in';
import { answerPlainQuestion, solveBotCheck } from '../../../test/support/solve-bot-check';
import { type RunningServer, startServer } from '../../../test/support/start-server';

const email = 'guest@example.com';
const hour = 3_600_000;

let server: RunningServer;
beforeAll(async () => {
  server = await startServer();
}, 60_000);
afterAll(() => server.stop());

const post = (path: string, body: object) => fetch(`${server.url}${path}`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });
let passedMs = 0;
const passTime = async (ms: number) => {
  passedMs += ms;
  await post('/dev/clock', { now: new Date(Date.now() + passedMs).toISOString() });
};
/** Nobody is locked out any more, and the clock is right again. */
const startAnew = async () => {
  passedMs = 0;
  await post('/dev/reset', {});
};

/** A browser without script: it follows nothing by itself, keeps cookies, and sends forms as they stand in the page. */
class FormBrowser {
  private readonly cookies = new Map<string, string>();

  async open(path: string, form?: Record<string, string>) {
    const headers = { Cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '), 'Sec-Fetch-Site': 'same-origin' };
    const init = form ? { method: 'POST', headers: { ...headers, 'Content-Type': 'application/x-www-form-urlencoded' }, body: new URLSearchParams(form).toString() } : { headers };
    const answer = await fetch(`${server.url}${path}`, { ...init, redirect: 'manual' });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    const html = await answer.text();
    return { status: answer.status, location: answer.headers.get('location'), html, words: wordsOf(html), headers: answer.headers };
  }

  /** Fills the sign-in form, sum included, as a person would after a few seconds. */
  async askForCode(path: string, typed: Record<string, string>) {
    const { html } = await this.open(path);
    await passTime(4_000);
    return this.open('/login', { ...hiddenFields(html), plainAnswer: answerPlainQuestion(html), website: '', ...typed });
  }
}

const hiddenFields = (html: string) => Object.fromEntries(
  [...html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value.replaceAll('&amp;', '&')]),
);

/** What the page says where something is wrong, and its heading. */
const wordsOf = (html: string) => [...html.matchAll(/<(h1|[a-z]+[^>]*role="alert"|p class="field__error")[^>]*>(.*?)<\/(?:h1|div|p)>/g)]
  .map(([, , words = '']) => words.replace(/<[^>]+>/g, ''));

const ask = async (client: ApiClient, body: object) => client.post('/api/otp-request', { ...body, token: await solveBotCheck(server.url, 'otp-request') });
const verify = (client: ApiClient, OTP: string) => client.post('/api/otp-verify', { email, loginMethod: 'OTP_EMAIL', OTP });

describe('sign-in without script', () => {
  it('AUT-01 AUT-02 AUT-13 leads from the form over the code to where the visitor wanted to go', async () => {
    const browser = new FormBrowser();
    const login = await browser.open('/login?returnUrl=%2Fvoyages%3Fregion%3Dx');
    expect(login.words).toEqual(['Sign In']);
    for (const words of ['Via Email', 'Via Phone', 'Next']) expect({ words, isThere: login.html.includes(`>${words}<`) }).toEqual({ words, isThere: true });
    expect(login.headers.getSetCookie()).toEqual([]);
    expect(await browser.askForCode('/login?returnUrl=%2Fvoyages%3Fregion%3Dx', { email: ' Guest@Example.com ' })).toMatchObject({ status: 303, location: '/login/verify' });
    const page = await browser.open('/login/verify');
    expect(page.words).toEqual(['Verification Code']);
    expect([/autocomplete="one-time-code"/i.test(page.html), page.html.includes('>Get a new code</a>')]).toEqual([true, true]);
    const code = await readCode(server.url, email);
    expect(await browser.open('/login/verify', { OTP: `${code.slice(0, 3)} ${code.slice(3)}` })).toMatchObject({ status: 303, location: '/voyages?region=x' });
    expect(JSON.parse((await browser.open('/api/user')).html)).toMatchObject({ firstName: 'Eleanor' });
    expect(await browser.open('/login')).toMatchObject({ status: 302, location: '/my-profile' });
  });

  it('AUT-13 H01 welcomes somebody new', async () => {
    const browser = new FormBrowser();
    await browser.askForCode('/login?type=new&returnUrl=%2Fvoyages', { email });
    expect(await browser.open('/login/verify', { OTP: await readCode(server.url, email) })).toMatchObject({ status: 303, location: '/register-thank-you' });
    expect((await browser.open('/register-thank-you')).words).toEqual(['Welcome aboard']);
  });

  it('AUT-12 AUT-22 AUT-23 says who is not known, opens the other way in, and keeps what was typed', async () => {
    const browser = new FormBrowser();
    const byEmail = await browser.askForCode('/login', { email: 'nobody@example.com' });
    expect(byEmail.status).toBe(422);
    expect(byEmail.words).toContain('This email doesn’t match our system. Please try signing in with your phone number.');
    expect(byEmail.html.includes('value="nobody@example.com"')).toBe(true);
    expect(hiddenFields(byEmail.html)).toMatchObject({ loginMethod: 'OTP_PHONE' });
    const byPhone = await browser.askForCode('/login?via=phone', { code: 'US', phoneNum: '(305) 555-0199' });
    expect(byPhone.words).toContain('+1 3055550199 phone number doesn’t match our system. Please try signing in with your email address.');
    expect(await readOutbox(server.url, 'nobody@example.com')).toEqual([]);
  });

  it('AUT-20 says what is wrong with a field at the field', async () => {
    const browser = new FormBrowser();
    const wrong = await browser.askForCode('/login', { email: 'guest@' });
    expect(wrong.status).toBe(422);
    expect(wrong.words).toContain('The input is not a valid E-mail');
    expect([wrong.html.includes('id="email-error"'), wrong.html.includes('value="guest@"')]).toEqual([true, true]);
  });

  it('AUT-01 signs in by phone, as it is written at home', async () => {
    const browser = new FormBrowser();
    await browser.askForCode('/login?via=phone', { code: 'GB', phoneNum: '020 7946 0142' });
    const [message] = await readOutbox(server.url, '+442079460142');
    expect(message).toMatchObject({ channel: 'sms' });
    expect(await browser.open('/login/verify', { OTP: await readCode(server.url, '+442079460142') })).toMatchObject({ status: 303, location: '/my-profile' });
  });

  it('AUT-14 AUT-24 A1 shows a wrong code on the page, then wants a new one', async () => {
    await startAnew();
    const browser = new FormBrowser();
    await browser.askForCode('/login', { email });
    const code = await readCode(server.url, email);
    const wrong = code === '000000' ? '000001' : '000000';
    for (let guess = 0; guess < 5; guess += 1) {
      const page = await browser.open('/login/verify', { OTP: wrong });
      expect([page.status, page.words]).toEqual([401, expect.arrayContaining(['OTP verification failed.'])]);
    }
    const spent = await browser.open('/login/verify', { OTP: code });
    expect({ status: spent.status, retryAfter: spent.headers.get('retry-after') }).toEqual({ status: 429, retryAfter: '30' });
    expect(spent.words).toContain('Too many attempts. Get a new code.');
  });

  it('AUT-17 asks for the code when none was typed, and counts nothing', async () => {
    const browser = new FormBrowser();
    await browser.askForCode('/login', { email });
    for (let time = 0; time < 7; time += 1) expect((await browser.open('/login/verify', { OTP: '' })).status).toBe(422);
    expect((await browser.open('/login/verify', { OTP: await readCode(server.url, email) })).status).toBe(303);
  });

  it('AUT-06 leads somebody who never asked for a code to the form', async () => {
    expect(await new FormBrowser().open('/login/verify')).toMatchObject({ status: 302, location: '/login' });
  });

  it('TRK-03 TRK-04 D4 wants the sum: solved, in time, once, and with the trap empty', async () => {
    const browser = new FormBrowser();
    const without = await browser.open('/login', { loginMethod: 'OTP_EMAIL', email });
    expect(without.status).toBe(422);
    expect(without.words).toContain('Recaptcha validation failed: token is empty.');
    expect(without.html.replace(/<noscript>.*?<\/noscript>/s, '').includes('name="plainAnswer"')).toBe(true);
    const { html } = await browser.open('/login');
    const right = { ...hiddenFields(html), email, plainAnswer: answerPlainQuestion(html), website: '' };
    expect((await browser.open('/login', right)).status).toBe(403);
    await passTime(4_000);
    expect((await browser.open('/login', { ...right, website: 'https://spam.example' })).status).toBe(403);
    expect((await browser.open('/login', { ...right, plainAnswer: '99' })).status).toBe(403);
    expect((await browser.open('/login', right)).status).toBe(303);
    const again = await browser.open('/login', right);
    expect(again.status).toBe(403);
    expect(again.words).toContain('Recaptcha failed. Please try again.');
  });

  it('C10 H59 never leads to another site', async () => {
    for (const returnUrl of ['https://evil.example/', '//evil.example', '/\\evil.example', '/.//evil.example', 'javascript:alert(1)', '/api/logout']) {
      const browser = new FormBrowser();
      await browser.askForCode(`/login?returnUrl=${encodeURIComponent(returnUrl)}`, { email });
      expect(await browser.open('/login/verify', { OTP: await readCode(server.url, email) })).toMatchObject({ status: 303, location: '/my-profile' });
    }
  });

  it('B4 refuses a form from another site', async () => {
    const answer = await fetch(`${server.url}/login`, { method: 'POST', headers: { 'Sec-Fetch-Site': 'cross-site', 'Content-Type': 'application/x-www-form-urlencoded' }, body: `email=${email}` });
    expect(answer.status).toBe(403);
  });

  it('H07 lets no address of the sign-in page travel on', async () => {
    const { headers, html } = await new FormBrowser().open('/login?email=guest%40example.com&yachts=true&hint=x');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(html.includes('value="guest@example.com"')).toBe(true);
  });
});

describe('sign-in for programs', () => {
  it('AUT-10 AUT-13 AUT-19 remembers where a client wanted to go when it asked', async () => {
    const client = new ApiClient(server.url);
    expect(await (await ask(client, { email, loginMethod: 'OTP_EMAIL', returningURL: '/voyages' })).json()).toEqual([{ StatusCode: 1 }]);
    const { token } = (await (await verify(client, await readCode(server.url, email))).json()) as { token: string };
    const begun = await client.post('/api/otp-auth', {}, { Authorization: `Bearer ${token}` });
    expect(await begun.json()).toEqual({ redirectTo: '/voyages' });
  });

  it('A2 counts failures across codes, and lets everybody in again after two hours', async () => {
    await startAnew();
    const client = new ApiClient(server.url);
    for (let codes = 0; codes < 2; codes += 1) {
      await ask(client, { email });
      for (let guess = 0; guess < 5; guess += 1) expect((await verify(client, '000000')).status).toBe(401);
    }
    await ask(client, { email });
    const locked = await verify(client, await readCode(server.url, email));
    expect(locked.status).toBe(429);
    expect(Number(locked.headers.get('retry-after'))).toBeGreaterThan(7_000);
    await passTime(2 * hour + 1_000);
    await ask(client, { email });
    expect((await verify(client, await readCode(server.url, email))).status).toBe(200);
  });

  it('A3 A4 takes no code after ten minutes, no token after one', async () => {
    const client = new ApiClient(server.url);
    await ask(client, { email });
    const late = await readCode(server.url, email);
    await passTime(601_000);
    expect((await verify(client, late)).status).toBe(401);
    await ask(client, { email });
    const { token } = (await (await verify(client, await readCode(server.url, email))).json()) as { token: string };
    await passTime(61_000);
    const answer = await client.post('/api/otp-auth', {}, { Authorization: `Bearer ${token}` });
    expect([answer.status, await answer.json()]).toEqual([401, expect.objectContaining({ error: 'Authentication failed.', code: 'AUTHENTICATION_FAILED' })]);
  });

  it('A5 lets a browser that signed in before in, though strangers have locked everybody else out', async () => {
    await startAnew();
    const guest = await signIn(server.url, email);
    await guest.get('/api/logout');
    const stranger = new ApiClient(server.url);
    for (let codes = 0; codes < 2; codes += 1) {
      await ask(stranger, { email });
      for (let guess = 0; guess < 5; guess += 1) await verify(stranger, '000000');
    }
    await ask(stranger, { email });
    expect((await verify(stranger, await readCode(server.url, email))).status).toBe(429);
    await ask(guest, { email });
    expect((await verify(guest, await readCode(server.url, email))).status).toBe(200);
  });

  it('AUT-19 AUT-20 says which field is wrong', async () => {
    const answer = await ask(new ApiClient(server.url), { loginMethod: 'OTP_PHONE', code: '+1', phoneNum: 'abc' });
    expect([answer.status, await answer.json()]).toEqual([422, expect.objectContaining({ fields: [{ field: 'phoneNum', message: 'Please input a valid number!' }] })]);
  });

  it('H61 B5 stays signed in when a browser only fetches the way out ahead of time', async () => {
    const client = await signIn(server.url, email);
    const ahead = await fetch(`${server.url}/api/logout`, { headers: { Cookie: client.cookie, 'Sec-Fetch-Site': 'same-origin', 'Sec-Purpose': 'prefetch' }, redirect: 'manual' });
    expect(ahead.status).toBe(403);
    expect((await client.get('/api/user')).status).toBe(200);
  });

  it('H61 B5 signs out by a form of ours, without a session as well', async () => {
    const client = await signIn(server.url, email);
    const form = { method: 'POST', redirect: 'manual', headers: { Cookie: client.cookie, 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/x-www-form-urlencoded' } } as const;
    for (let time = 0; time < 2; time += 1) {
      const left = await fetch(`${server.url}/api/logout`, form);
      expect([left.status, left.headers.get('location'), left.headers.get('clear-site-data')]).toEqual([303, '/', '"cache", "storage"']);
    }
    expect((await client.get('/api/user')).status).toBe(401);
  });
});
