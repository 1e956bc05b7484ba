import { LineClock } from '../../../test/support/line-clock';
import { NodeSecrets } from '../../adapters/node-crypto/secrets';
import { LoginHints } from '../../core/sign-in/login-hints';
import { FormBrowser, hiddenFields } from '../../../test/support/form-browser';
import { readCode, readCodeMessages, readOutbox, readSignInMessages } from '../../../test/support/outbox';
import { signIn } from '../../../test/support/sign-in';
import { answerPlainQuestion } from '../../../test/support/solve-bot-check';
import { sharedServer, type SharedServer } from '../../../test/support/shared-server';
import { sharedServerEnv } from '../../../test/support/shared-server-env';
import { attributesIn, hrefOf, mistakeAt, parseHtml, valueOf } from '../../../test/support/parse-html';

const email = 'guest@example.com';
const phone = '+13055550142';

let server: SharedServer;
beforeAll(async () => {
  server = await sharedServer();
}, 60_000);
afterAll(() => server.stop());

const clock = new LineClock(() => server.url);
/** Nobody has to wait any more, nobody is locked out, and the clock is right again. */
beforeEach(clock.resetLine);

let browsers = 0;
const newBrowser = () =>
  new FormBrowser(server.url, { passTime: clock.pass, address: `198.51.100.${(browsers += 1)}` });

const ask = (browser: FormBrowser, path: string, typed: Record<string, string>) => browser.askForCode(path, typed);
const choose = (browser: FormBrowser, loginMethod: 'OTP_EMAIL' | 'OTP_PHONE' = 'OTP_EMAIL') =>
  browser.open('/login/send-code', { loginMethod });

/** As far as the page that takes the code. */
async function askAndChoose(
  browser: FormBrowser,
  path = '/login',
  loginMethod: 'OTP_EMAIL' | 'OTP_PHONE' = 'OTP_EMAIL',
) {
  await ask(browser, path, { email });
  expect(await choose(browser, loginMethod)).toMatchObject({ status: 303, location: '/login/verify' });
}

const enter = async (browser: FormBrowser, OTP: string) => browser.open('/login/verify', { OTP });

describe('sign-in without script', () => {
  it('AUT-01 AUT-02 AUT-13 leads from the form over the choice and the code to where the visitor wanted to go', async () => {
    const browser = newBrowser();
    const login = await browser.open('/login?returnUrl=%2Fvoyages%3Fregion%3Dx');
    expect(login.words).toEqual(['Sign In']);
    for (const words of ['Via Email', 'Via Phone', 'Next'])
      expect({ words, isThere: login.html.includes(`>${words}<`) }).toEqual({ words, isThere: true });
    expect(login.headers.getSetCookie()).toEqual([]);
    expect(
      await ask(browser, '/login?returnUrl=%2Fvoyages%3Fregion%3Dx', { email: ' Guest@Example.com ' }),
    ).toMatchObject({ status: 303, location: '/login/send-code' });
    expect(await choose(browser)).toMatchObject({ status: 303, location: '/login/verify' });
    const page = await browser.open('/login/verify');
    expect(page.words).toEqual(['Verification Code']);
    expect(attributesIn(page.html, 'input[name="OTP"]', 'autocomplete')).toEqual(['one-time-code']);
    expect(hrefOf(page.html, 'Get a new code')).toBe('/login?returnUrl=%2Fvoyages%3Fregion%3Dx');
    const code = await readCode(server.url, email);
    expect(await enter(browser, `${code.slice(0, 3)} ${code.slice(3)}`)).toMatchObject({
      status: 303,
      location: '/voyages?region=x',
    });
    expect(JSON.parse((await browser.open('/api/user')).html)).toMatchObject({ firstName: 'Eleanor' });
    expect(await browser.open('/login')).toMatchObject({ status: 302, location: '/my-profile' });
  });

  it('AUT-04 AUT-05 H04 asks where the code goes, masked, and sends nothing before the guest has chosen', async () => {
    const browser = newBrowser();
    await ask(browser, '/login?returnUrl=%2Fvoyages', { email });
    const step = await browser.open('/login/send-code');
    expect([step.status, step.words]).toEqual([200, ['Sign In', 'Send Code']]);
    expect(step.html).toContain('Send to email (g•••@example.com)');
    expect(step.html).toContain('Send to phone (••• 42)');
    expect(step.html).not.toContain('Check Link');
    expect([hrefOf(step.html, 'Back'), step.html.includes('>Next<'), step.html.includes('5550142')]).toEqual([
      '/login?via=email&returnUrl=%2Fvoyages',
      true,
      false,
    ]);
    expect([await readSignInMessages(server.url, email), await readCodeMessages(server.url, phone)]).toEqual([[], []]);
    expect(await choose(browser, 'OTP_PHONE')).toMatchObject({ status: 303, location: '/login/verify' });
    const page = await browser.open('/login/verify');
    expect([page.html.includes('••• 42'), page.html.includes('5550142')]).toEqual([true, false]);
    expect(await enter(browser, await readCode(server.url, phone))).toMatchObject({
      status: 303,
      location: '/voyages',
    });
  });

  it('AUT-04 begins at the form for guests with one address only (in full)', async () => {
    expect(await newBrowser().open('/login/send-code')).toMatchObject({ status: 302, location: '/login' });
    expect(await choose(newBrowser())).toMatchObject({ status: 303, location: '/login' });
    expect(await newBrowser().open('/login/resend', {})).toMatchObject({ status: 303, location: '/login' });
    const browser = newBrowser();
    await ask(browser, '/login', { email });
    expect(await browser.open('/login/verify')).toMatchObject({ status: 302, location: '/login/send-code' });
  });

  it('AUT-03 AUT-18 AUT-29 offers the consultant and the waitlist, or an inquiry about what was to be reserved', async () => {
    const { html } = await newBrowser().open('/login');
    expect([hrefOf(html, 'Contact your consultant'), hrefOf(html, 'Join Us')]).toEqual([
      expect.stringMatching(/^mailto:.+@/),
      '/join-us',
    ]);
    const reserving = await newBrowser().open(
      `/login?returnUrl=${encodeURIComponent('/reserve-now/ON1-CYC-270412-007?suiteId=FS-I,SV')}`,
    );
    expect(hrefOf(reserving.html, 'Join Us')).toBe(
      '/reserve-inquire-now?itineraryId=ON1-CYC-270412-007&suiteId=FS-I%2CSV',
    );
  });

  it('AUT-07 AUT-08 says at the country code that no text message goes there, and keeps what was typed', async () => {
    const browser = newBrowser();
    expect((await browser.open('/login?via=phone')).html).toContain(
      'SMS support is only eligible in select countries.',
    );
    const answer = await ask(browser, '/login?via=phone', { code: 'FR', phoneNum: '1 42 68 53 00' });
    expect(answer.status).toBe(422);
    expect(answer.words).toContain('SMS support is only eligible in select countries.');
    expect(mistakeAt(answer.html, 'code')).toBe('SMS support is only eligible in select countries.');
    expect(valueOf(answer.html, 'phoneNum')).toBe('1 42 68 53 00');
    expect(attributesIn(answer.html, '[name="code"] option[selected]', 'value')).toEqual(['FR']);
    expect(hiddenFields(answer.html)).toMatchObject({ loginMethod: 'OTP_PHONE' });
  });

  it('AUT-13 H01 ROU-18 welcomes a new guest by name, with ways on', async () => {
    const browser = newBrowser();
    await askAndChoose(browser, '/login?user=new&returnUrl=%2Fvoyages');
    expect(await enter(browser, await readCode(server.url, email))).toMatchObject({
      status: 303,
      location: '/register-thank-you',
    });
    const welcome = await browser.open('/register-thank-you');
    expect(welcome.words).toEqual(['Welcome aboard, Eleanor']);
    expect([
      hrefOf(welcome.html, 'See the voyages'),
      hrefOf(welcome.html, 'Your profile'),
      hrefOf(welcome.html, 'The community'),
    ]).toEqual(['/voyages', '/my-profile/trips', '/community']);
    expect((await newBrowser().open('/register-thank-you')).words).toEqual(['Welcome aboard']);
  });

  it('AUT-12 AUT-22 AUT-23 says who is not known, opens the other way in, and keeps what was typed', async () => {
    const browser = newBrowser();
    const byEmail = await ask(browser, '/login', { email: 'nobody@example.com' });
    expect(byEmail.status).toBe(422);
    expect(byEmail.words).toContain(
      'This email doesn’t match our system. Please try signing in with your phone number.',
    );
    expect(valueOf(byEmail.html, 'email')).toBe('nobody@example.com');
    expect(hiddenFields(byEmail.html)).toMatchObject({ loginMethod: 'OTP_PHONE' });
    const byPhone = await ask(browser, '/login?via=phone', { code: 'US', phoneNum: '(305) 555-0199' });
    expect(byPhone.words).toContain(
      '+1 3055550199 phone number doesn’t match our system. Please try signing in with your email address.',
    );
    expect(await readOutbox(server.url, 'nobody@example.com')).toEqual([]);
  });

  it.each([
    ['AUT-20', { loginMethod: 'OTP_EMAIL', email: 'guest@' }, 'The input is not a valid E-mail', 'email'],
    ['AUT-20', { loginMethod: 'OTP_EMAIL', email: '' }, 'Please input your email', 'email'],
    ['AUT-20', { loginMethod: 'OTP_PHONE', code: 'US', phoneNum: '' }, 'Please input your phone', 'phoneNum'],
    [
      'AUT-20',
      { loginMethod: 'OTP_PHONE', code: 'US', phoneNum: 'call me' },
      'Please input a valid number!',
      'phoneNum',
    ],
    ['AUT-21', { loginMethod: 'OTP_PHONE', code: '', phoneNum: '3055550142' }, 'Please choose country code', 'code'],
  ])('%s says what is wrong with %j at the field', async (_id, typed, message, field) => {
    const wrong = await ask(newBrowser(), '/login', typed);
    expect(wrong.status).toBe(422);
    expect(wrong.words).toContain(message);
    expect(mistakeAt(wrong.html, field)).toBe(message);
  });

  it('AUT-01 AUT-19 signs in by phone, as it is written at home', async () => {
    const browser = newBrowser();
    await ask(browser, '/login?via=phone', { code: 'GB', phoneNum: '020 7946 0142' });
    expect((await choose(browser, 'OTP_PHONE')).location).toBe('/login/verify');
    const [message] = await readOutbox(server.url, '+442079460142');
    expect(message).toMatchObject({ channel: 'sms' });
    expect(await enter(browser, await readCode(server.url, '+442079460142'))).toMatchObject({
      status: 303,
      location: '/my-profile',
    });
  });

  it('AUT-14 AUT-24 A1 shows a wrong code on the page, then wants a new one', async () => {
    const browser = newBrowser();
    await askAndChoose(browser);
    const code = await readCode(server.url, email);
    const wrong = code === '000000' ? '000001' : '000000';
    for (let guess = 0; guess < 5; guess += 1) {
      const page = await enter(browser, wrong);
      expect([page.status, page.words]).toEqual([401, expect.arrayContaining(['OTP verification failed.'])]);
    }
    const spent = await enter(browser, code);
    expect({ status: spent.status, retryAfter: spent.headers.get('retry-after') }).toEqual({
      status: 429,
      retryAfter: '30',
    });
    expect(spent.words).toContain('Too many attempts. Get a new code.');
  });

  it('AUT-17 asks for the code when none was typed, and counts nothing (in full)', async () => {
    const browser = newBrowser();
    await askAndChoose(browser);
    for (let time = 0; time < 7; time += 1) expect((await enter(browser, '')).status).toBe(422);
    expect((await enter(browser, await readCode(server.url, email))).status).toBe(303);
  });

  it('AUT-06 leads a visitor who never asked for a code to the form, and back to what was typed', async () => {
    expect(await newBrowser().open('/login/verify')).toMatchObject({ status: 302, location: '/login' });
    const browser = newBrowser();
    await askAndChoose(browser);
    const { html } = await browser.open('/login');
    expect([valueOf(html, 'email'), hrefOf(html, 'Type the code that you have')]).toEqual([email, '/login/verify']);
  });

  it('C10 H59 never leads to another site', async () => {
    for (const returnUrl of [
      'https://evil.example/',
      '//evil.example',
      '/\\evil.example',
      '/.//evil.example',
      'javascript:alert(1)',
      '/api/logout',
    ]) {
      const browser = newBrowser();
      await askAndChoose(browser, `/login?returnUrl=${encodeURIComponent(returnUrl)}`);
      expect(await enter(browser, await readCode(server.url, email))).toMatchObject({
        status: 303,
        location: '/my-profile',
      });
      await clock.resetLine();
    }
  });
});

describe('a code that does not arrive', () => {
  it('A6 is sent again after 30 seconds, and says so when the guest is too early', async () => {
    const browser = newBrowser();
    await askAndChoose(browser);
    const first = await readCode(server.url, email);
    const early = await browser.open('/login/resend', {});
    expect([early.status, early.words]).toEqual([
      429,
      ['Verification Code', 'Please wait before asking for another code.'],
    ]);
    expect(Number(early.headers.get('retry-after'))).toBeGreaterThan(0);
    await clock.pass(31_000);
    expect(await browser.open('/login/resend', {})).toMatchObject({
      status: 303,
      location: '/login/verify?sent=again',
    });
    expect((await browser.open('/login/verify?sent=again')).words).toEqual([
      'Verification Code',
      'A new code is on its way. Only the newest one works.',
    ]);
    const second = await readCode(server.url, email);
    if (first !== second) expect((await enter(browser, first)).status).toBe(401);
    expect((await enter(browser, second)).status).toBe(303);
  });

  it('AUT-04 A6 can be had another way, without a second sum (in full)', async () => {
    const browser = newBrowser();
    await askAndChoose(browser);
    const { html } = await browser.open('/login/verify');
    expect(html).toContain('Send to phone instead (••• 42)');
    expect(await choose(browser, 'OTP_PHONE')).toMatchObject({ status: 303, location: '/login/verify?sent=again' });
    const again = await choose(browser, 'OTP_PHONE');
    expect([again.status, again.words]).toEqual([
      429,
      ['Verification Code', 'Please wait before asking for another code.'],
    ]);
    expect(again.html).toContain('Send to email instead (g•••@example.com)');
    expect((await enter(browser, await readCode(server.url, phone))).status).toBe(303);
  });

  it('A6 restores what was typed when a code is requested too early at the form (in full)', async () => {
    await askAndChoose(newBrowser());
    const browser = newBrowser();
    await ask(browser, '/login', { email });
    const wait = await choose(browser);
    expect([wait.status, wait.words]).toEqual([
      429,
      [
        'Sign In',
        'Send Code',
        expect.stringMatching(
          /^Please wait before asking for another code\. You can ask again in (\d+ seconds?|1 minute)\.$/,
        ),
      ],
    ]);
    expect(wait.html).toContain(wait.headers.get('x-request-id') ?? 'no id');
    expect(valueOf(wait.html, 'email')).toBe(email);
  });
});

describe('what the address says', () => {
  it('H07 opens with it, and lets nothing of it travel on', async () => {
    const { headers, html } = await newBrowser().open('/login?email=guest%40example.com&yachts=true');
    expect([headers.get('referrer-policy'), headers.get('cache-control')]).toEqual([
      'no-referrer',
      'private, no-store',
    ]);
    expect(valueOf(html, 'email')).toBe('guest@example.com');
  });

  it('H07 C11 opens with a hint once', async () => {
    const hints = new LoginHints({
      secrets: new NodeSecrets(sharedServerEnv.CODE_SECRET),
      singleUse: { use: () => Promise.resolve(true) },
      clock: { now: () => new Date() },
    });
    const path = `/login?type=new&sign-in=true&hint=${encodeURIComponent(hints.give({ email: 'ada@example.com' }))}`;
    const [first, second] = [await newBrowser().open(path), await newBrowser().open(path)];
    expect([valueOf(first.html, 'email'), hiddenFields(first.html)['type']]).toEqual(['ada@example.com', 'new']);
    expect([second.status, second.html.includes('ada@example.com')]).toEqual([200, false]);
  });

  it('AUT-28 ROU-22 sends a guest of the neighbouring site on, to a path of ours only', async () => {
    const guest = await signIn(server.url, email);
    const locationOf = async (path: string) => (await guest.get(path)).headers.get('location');
    expect(await locationOf('/login?ody_sso_redirect=%2Fvoyages%3Fx%3D1')).toBe(
      '/ody?ody_sso_redirect=%2Fvoyages%3Fx%3D1',
    );
    expect(await locationOf('/login?ody_sso_redirect=https%3A%2F%2Fevil.example')).toBe('/my-profile');
    expect((await newBrowser().open('/login?ody_sso_redirect=%2Fvoyages')).status).toBe(200);
  });
});

describe('the bot check of the form', () => {
  it('TRK-03 TRK-04 D4 wants the sum: solved, in time, once, and with the trap empty', async () => {
    const browser = newBrowser();
    const without = await browser.open('/login', { loginMethod: 'OTP_EMAIL', email });
    expect(without.status).toBe(422);
    expect(without.words).toContain('Recaptcha validation failed: token is empty.');
    const questions = parseHtml(without.html).querySelectorAll('input[name="plainAnswer"]');
    expect(questions.map((question) => question.closest('noscript'))).toEqual([null]);
    const { html } = await browser.open('/login');
    const right = { ...hiddenFields(html), email, plainAnswer: answerPlainQuestion(html), website: '' };
    expect((await browser.open('/login', right)).status).toBe(403);
    await clock.pass(4_000);
    expect((await browser.open('/login', { ...right, website: 'https://spam.example' })).status).toBe(403);
    expect((await browser.open('/login', { ...right, plainAnswer: '99' })).status).toBe(403);
    expect((await browser.open('/login', right)).status).toBe(303);
    const again = await browser.open('/login', right);
    expect(again.status).toBe(403);
    expect(again.words).toContain('Recaptcha failed. Please try again.');
    expect(valueOf(again.html, 'email')).toBe(email);
    expect(attributesIn(again.html, '[role="alert"] a', 'href')).toEqual(['#plain-answer']);
    expect(attributesIn(again.html, '[name="plainAnswer"]', 'id')).toEqual(['plain-answer']);
    expect(mistakeAt(again.html, 'plainAnswer')).toBeDefined();
  });

  it('B4 refuses a form from another site', async () => {
    const answer = await fetch(`${server.url}/login`, {
      method: 'POST',
      headers: { 'Sec-Fetch-Site': 'cross-site', 'Content-Type': 'application/x-www-form-urlencoded' },
      body: `email=${email}`,
    });
    expect(answer.status).toBe(403);
  });
});
