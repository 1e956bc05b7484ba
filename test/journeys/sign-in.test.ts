import type { BrowserContextOptions, Page } from 'playwright-core';
import { resetLine } from '../support/reset-line';
import { readCode, readSignInMessages } from '../support/outbox';
import { colours, violationsOf } from '../support/axe';
import { findSailing, hasRoom } from './sailing';
import { openSite, type Site, sticksOut, visit, type Visitor } from './site';

const email = 'guest@example.com';
const phone = '+13055550142';

let site: Site;
beforeAll(async () => {
  site = await openSite();
}, 60_000);
afterAll(() => site.close());

const post = (path: string, body: object) =>
  fetch(`${site.url}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
/** Nobody has to wait for a code any more. */
beforeEach(() => resetLine(site.url));

/** `refusals`: of the server, which the browser reports in its console as well. */
const withoutRefusals = ({ complaints }: Visitor) =>
  complaints.filter((complaint) => !/console: Failed to load resource/.test(complaint));

async function visitSignIn(options: BrowserContextOptions = {}): Promise<Visitor> {
  const visitor = await visit(site, {
    viewport: { width: 390, height: 844 },
    permissions: ['clipboard-read', 'clipboard-write'],
    ...options,
  });
  await visitor.context.addCookies([{ name: 'consent', value: 'declined', url: site.url }]);
  return visitor;
}

const next = (page: Page) => page.getByRole('button', { name: 'Next' });
const cells = (page: Page) => page.getByLabel('Six-digit code');
const awake = (page: Page) => page.locator('[data-widget^="sign-in/"][data-awake="true"]').waitFor();
const focusedId = (page: Page) => page.evaluate(() => document.activeElement?.id);

async function openLogin(page: Page, query = ''): Promise<void> {
  await page.goto(`/login${query}`);
  await awake(page);
}

async function openChoice(page: Page, query = '?returnUrl=%2Fregister-thank-you'): Promise<void> {
  await openLogin(page, query);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await next(page).click();
  await page.getByRole('heading', { name: 'Send Code' }).waitFor();
}

async function openVerify(page: Page): Promise<string> {
  await openChoice(page);
  await next(page).click();
  await page.waitForURL('**/login/verify');
  await awake(page);
  return readCode(site.url, email);
}

describe('the sign-in screen', () => {
  it('AUT-11 A6 keeps a press on Next that came before the form’s script, and never sends it without a proof (in full)', async () => {
    const visitor = await visitSignIn();
    const { page } = visitor;
    let deliver: () => void = () => undefined;
    const pressed = new Promise<void>((resolve) => (deliver = resolve));
    await page.route('**/assets/SignInForm.widget-*.js', async (route) => {
      await pressed;
      await route.continue();
    });
    await page.goto('/login');
    await page.getByLabel('Email', { exact: true }).fill(email);
    await next(page).click();
    expect(await page.locator('[data-widget^="sign-in/"][data-awake]').count()).toBe(0);
    deliver();
    await page.getByRole('heading', { name: 'Send Code' }).waitFor();
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });

  it('AUT-08 AUT-09 AUT-20 keeps only digits of a number, and holds Next back until the fields are filled, for a country that text messages go to', async () => {
    const visitor = await visitSignIn();
    const { page } = visitor;
    await openLogin(page);
    expect(await next(page).isDisabled()).toBe(true);
    await page.getByLabel('Email', { exact: true }).fill('g');
    expect(await next(page).isEnabled()).toBe(true);
    await page.getByRole('link', { name: 'Via Phone' }).click();
    expect(await next(page).isDisabled()).toBe(true);
    await page.getByLabel('Phone number').pressSequentially('ab');
    expect([await page.getByLabel('Phone number').inputValue(), await next(page).isDisabled()]).toEqual(['', true]);
    await page.getByLabel('Phone number').fill('305 555 0142');
    expect([await page.getByLabel('Phone number').inputValue(), await next(page).isEnabled()]).toEqual([
      '3055550142',
      true,
    ]);
    await page.getByLabel('Country code').selectOption('FR');
    expect([await page.getByLabel('Phone number').isDisabled(), await next(page).isDisabled()]).toEqual([true, true]);
    expect(await page.getByRole('status').filter({ hasText: 'SMS support' }).textContent()).toMatch(
      /^SMS support is only eligible in select countries\. Please choose/,
    );
    await page.getByLabel('Country code').selectOption('GB');
    expect([await page.getByLabel('Phone number').inputValue(), await next(page).isEnabled()]).toEqual([
      '3055550142',
      true,
    ]);
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });

  it('AUT-12 AUT-22 explains to a stranger that there is no account, and opens the other way in with the cursor in it', async () => {
    const visitor = await visitSignIn();
    const { page } = visitor;
    await openLogin(page);
    await page.getByLabel('Email', { exact: true }).fill('nobody@example.com');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').waitFor();
    expect(await page.getByRole('alert').textContent()).toBe(
      'This email doesn’t match our system. Please try signing in with your phone number.',
    );
    expect(await focusedId(page)).toBe('phoneNum');
    await page.getByRole('link', { name: 'Via Email' }).click();
    expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe('nobody@example.com');
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });

  it('AUT-04 H04 asks where the code goes inside the screen, with a way back to what was typed (in full)', async () => {
    const visitor = await visitSignIn();
    const { page } = visitor;
    await openChoice(page);
    expect([new URL(page.url()).pathname, await focusedId(page)]).toEqual(['/login/send-code', 'channel']);
    expect(await readSignInMessages(site.url, email)).toEqual([]);
    await page.getByRole('link', { name: 'Back' }).click();
    await page.waitForURL('**/login?**');
    expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe(email);
    await page.goForward();
    await page.getByRole('heading', { name: 'Send Code' }).waitFor();
    await page.reload();
    await awake(page);
    await page.getByLabel('Send to phone (••• 42)').check();
    await next(page).click();
    await page.waitForURL('**/login/verify');
    await awake(page);
    expect(await page.locator('.sign-in__address').textContent()).toBe('••• 42');
    await cells(page).fill(await readCode(site.url, phone));
    await page.keyboard.press('Enter');
    await page.waitForURL('**/register-thank-you');
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });

  it.each([
    [429, 'Please wait before asking for another code.'],
    [503, 'Recaptcha service is unavailable. Please try again later.'],
    [422, 'Recaptcha validation failed: token is empty.'],
    [403, 'Recaptcha failed. Please try again.'],
    [undefined, 'Unexpected error. Please try again.'],
  ])('AUT-26 TRK-02 A6 keeps what was typed when the answer is %s: %s (in full)', async (status, message) => {
    const visitor = await visitSignIn();
    const { page } = visitor;
    await openLogin(page);
    await page.route('**/api/otp-request', (route) =>
      status === undefined ? route.abort() : route.fulfill({ status, json: { error: message } }),
    );
    await page.getByLabel('Email', { exact: true }).fill(email);
    await next(page).click();
    await page.getByRole('alert').waitFor();
    expect(await page.getByRole('alert').textContent()).toBe(message);
    expect([await page.getByLabel('Email', { exact: true }).inputValue(), await next(page).isEnabled()]).toEqual([
      email,
      true,
    ]);
    await visitor.leave();
  });

  it('D4 goes on as a plain form with its sum when the browser cannot prove anything (in full)', async () => {
    const visitor = await visitSignIn();
    const { page } = visitor;
    await openLogin(page);
    await page.route('**/api/bot-check/**', (route) => route.abort());
    await page.getByLabel('Email', { exact: true }).fill(email);
    await next(page).click();
    await page.getByLabel(/What is/).waitFor();
    expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe(email);
    await visitor.leave();
  });

  it('H13 D4 keeps the page and what was typed when the connection is gone (in full)', async () => {
    const visitor = await visitSignIn();
    const { page } = visitor;
    await openLogin(page);
    await visitor.context.setOffline(true);
    await page.getByLabel('Email', { exact: true }).fill(email);
    await next(page).click();
    await page.getByRole('alert').filter({ hasText: 'We could not be reached.' }).waitFor();
    expect([new URL(page.url()).pathname, await page.getByLabel('Email', { exact: true }).inputValue()]).toEqual([
      '/login',
      email,
    ]);
    await visitor.context.setOffline(false);
    await next(page).click();
    await page.getByRole('heading', { name: 'Send Code' }).waitFor();
    await visitor.leave();
  });

  it('H13 says so when no answer comes within ten seconds, and lets the visitor try again (in full)', async () => {
    const visitor = await visitSignIn();
    const { page } = visitor;
    await page.clock.install();
    await openLogin(page);
    const asked = page.waitForRequest('**/api/otp-request');
    await page.route('**/api/otp-request', () => undefined);
    await page.getByLabel('Email', { exact: true }).fill(email);
    await next(page).click();
    await asked;
    await page.clock.fastForward(10_000);
    await page.getByRole('alert').filter({ hasText: 'This is taking longer than it should.' }).waitFor();
    expect([await next(page).isEnabled(), await page.getByLabel('Email', { exact: true }).inputValue()]).toEqual([
      true,
      email,
    ]);
    await visitor.leave();
  });

  it('H07 H02 leaves no personal data in the address bar (in full)', async () => {
    const visitor = await visitSignIn();
    const { page } = visitor;
    await openLogin(
      page,
      '?email=guest%40example.com&phone=1&countryCode=US&hint=x&yachts=true&ody_sso_redirect=%2Fx&returnUrl=%2Fvoyages',
    );
    expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe(email);
    expect(page.url()).toBe(`${site.url}/login?returnUrl=%2Fvoyages`);
    await visitor.leave();
  });
});

describe('the code', () => {
  it('AUT-15 AUT-16 H09 takes digits alone, six of them, typed, pasted or deleted', async () => {
    const visitor = await visitSignIn();
    const { page } = visitor;
    await openVerify(page);
    expect(await focusedId(page)).toBe('OTP');
    await page.keyboard.type('1a2-3');
    expect(await cells(page).inputValue()).toBe('123');
    expect(await next(page).isDisabled()).toBe(true);
    await page.keyboard.press('Backspace');
    await page.keyboard.type('45678');
    expect([await cells(page).inputValue(), await next(page).isEnabled()]).toEqual(['124567', true]);
    await page.evaluate(() => navigator.clipboard.writeText('Your code is 012 345 6'));
    await page.keyboard.press('Control+A');
    await page.keyboard.press('Control+V');
    expect([await cells(page).inputValue(), await cells(page).getAttribute('autocomplete')]).toEqual([
      '012345',
      'one-time-code',
    ]);
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });

  it('AUT-14 AUT-17 AUT-24 keeps the cells open after a wrong code, does nothing without one, and goes on with the right one', async () => {
    const visitor = await visitSignIn();
    const { page } = visitor;
    const code = await openVerify(page);
    const calls: string[] = [];
    // Controls are fetched at a visitor's first sign; that is no answer to anything.
    page.on('request', (request) => void (request.resourceType() === 'script' || calls.push(request.url())));
    await cells(page).press('Enter');
    await page.evaluate(() => document.querySelector<HTMLFormElement>('.sign-in-form')?.requestSubmit());
    expect({ calls, address: new URL(page.url()).pathname }).toEqual({ calls: [], address: '/login/verify' });
    await cells(page).fill(code === '000000' ? '000001' : '000000');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').waitFor();
    expect(await page.getByRole('alert').textContent()).toBe('OTP verification failed.');
    expect([await cells(page).isEditable(), await focusedId(page)]).toEqual([true, 'OTP']);
    await page.keyboard.type(code);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/register-thank-you');
    expect(withoutRefusals(visitor)).toEqual([]);
    await visitor.leave();
  });

  it('A6 AUT-04 counts down in sight and says the rest aloud: another way after 20 seconds, another code after 30 (in full)', async () => {
    const visitor = await visitSignIn();
    const { page } = visitor;
    await page.clock.install();
    await openVerify(page);
    const again = page.getByRole('button', { name: /^Send again/ });
    const another = page.getByRole('button', { name: 'Send to phone instead (••• 42)' });
    const said = page.locator('.send-again [role=status]');
    expect([
      await again.isDisabled(),
      await again.textContent(),
      await another.isVisible(),
      await said.textContent(),
    ]).toEqual([true, expect.stringMatching(/^Send again in (?:30|29|28) s$/), false, '']);
    await page.clock.fastForward(20_000);
    await another.waitFor();
    expect([await again.isDisabled(), await said.textContent()]).toEqual([
      true,
      'You can have the code sent another way, or sent again in 10 seconds.',
    ]);
    await page.clock.fastForward(11_000);
    await page.getByRole('button', { name: 'Send again', exact: true }).waitFor();
    expect([await again.isEnabled(), await said.textContent()]).toEqual([
      true,
      'You can have the code sent again now.',
    ]);
    await post('/dev/clock', { now: new Date(Date.now() + 40_000).toISOString() });
    await again.click();
    await page.getByText('A new code is on its way. Only the newest one works.').waitFor();
    expect(await readSignInMessages(site.url, email)).toHaveLength(2);
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  });

  it('AUT-06 leads back to the form, where what was typed still stands (in full)', async () => {
    const visitor = await visitSignIn();
    const { page } = visitor;
    await openVerify(page);
    await page.getByRole('link', { name: 'Get a new code' }).click();
    await page.waitForURL('**/login?**');
    await awake(page);
    expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe(email);
    await page.getByRole('link', { name: 'Type the code that you have' }).click();
    await page.waitForURL('**/login/verify');
    await visitor.leave();
  });
});

describe('the sign-in dialog', () => {
  it('NAV-08 NAV-09 H03 opens on any page, and leads by keyboard alone through sign-in and back to that page', async () => {
    const visitor = await visitSignIn({ viewport: { width: 1280, height: 800 } });
    const { page } = visitor;
    await page.goto('/voyages?region=mediterranean');
    const opener = page.locator('header').getByRole('link', { name: 'Sign In' });
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Sign In' });
    await dialog.waitFor();
    expect([
      await dialog.getByText('Access Your Account').isVisible(),
      await dialog.getByRole('link', { name: 'Join the waitlist' }).getAttribute('href'),
    ]).toEqual([true, '/join-us']);
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    expect(await opener.evaluate((link) => link === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await dialog.waitFor();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('SIGN IN NOW');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/login?**');
    await awake(page);
    expect(page.url()).toBe(`${site.url}/login?returnUrl=${encodeURIComponent('/voyages?region=mediterranean')}`);
    await page.getByLabel('Email', { exact: true }).focus();
    await page.keyboard.type(email);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Send Code' }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/login/verify');
    await awake(page);
    await page.keyboard.type(await readCode(site.url, phone));
    await page.keyboard.press('Enter');
    await page.waitForURL('**/voyages?region=mediterranean');
    expect(await page.locator('header').getByRole('link', { name: 'Sign Out' }).count()).toBe(1);
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  }, 30_000);

  it('NAV-08 SUI-08 opens in the reservation flow too, and leads back to suite, party and step (in full)', async () => {
    const visitor = await visitSignIn();
    const { page } = visitor;
    const { itineraryId } = await findSailing(site, hasRoom);
    await page.goto(`/reserve-now/${itineraryId}/suite/?suiteId=BR-I,SV&guestsAdults=2&guestsChildren=0`);
    await page.getByRole('button', { name: 'Add an adult' }).click();
    await page.waitForURL(/guestsAdults=3/);
    await page.locator('header').getByRole('link', { name: 'Sign In' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Sign In' });
    await dialog.getByText('Access Your Account').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await dialog.getByRole('link', { name: 'SIGN IN NOW' }).press('Enter');
    await page.waitForURL('**/login?**');
    await awake(page);
    await page.getByLabel('Email', { exact: true }).fill(email);
    await next(page).click();
    await page.getByRole('heading', { name: 'Send Code' }).waitFor();
    await next(page).click();
    await page.waitForURL('**/login/verify');
    await awake(page);
    await page.keyboard.type(await readCode(site.url, email));
    await page.keyboard.press('Enter');
    await page.waitForURL('**/reserve-now/**');
    const { pathname, searchParams } = new URL(page.url());
    expect([pathname, Object.fromEntries(searchParams)]).toEqual([
      `/reserve-now/${itineraryId}/suite/`,
      { suiteId: 'BR-I,SV', guestsAdults: '3', guestsChildren: '0' },
    ]);
    expect(await page.getByText('Eleanor').count()).toBeGreaterThan(0);
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  }, 60_000);

  it('NAV-08 leads back to suite and party without script, and to a held suite (in full)', async () => {
    const visitor = await visitSignIn({ javaScriptEnabled: false });
    const { page } = visitor;
    const { itineraryId } = await findSailing(site, hasRoom);
    const signInTarget = async () => {
      const href = await page.locator('header').getByRole('link', { name: 'Sign In' }).getAttribute('href');
      return new URL(new URL(href ?? '', site.url).searchParams.get('returnUrl') ?? '', site.url);
    };
    await page.goto(`/reserve-now/${itineraryId}/suite/?suiteId=BR-I,SV&guestsAdults=1&guestsChildren=1`);
    expect((await signInTarget()).search).toBe('?suiteId=BR-I,SV&guestsAdults=1&guestsChildren=1');
    await page.locator('a[href^="/engine/details"]').first().click();
    await page.waitForURL(/hold=/);
    expect((await signInTarget()).href).toBe(page.url());
    await visitor.leave();
  }, 60_000);

  it('NAV-07 ROU-14 is a plain link without script, and leads to the community from the home page (in full)', async () => {
    const visitor = await visitSignIn({ javaScriptEnabled: false });
    await visitor.page.goto('/');
    await visitor.page.locator('header').getByRole('link', { name: 'Sign In' }).click();
    expect(visitor.page.url()).toBe(`${site.url}/login?yachts=true&returnUrl=%2Fcommunity`);
    await visitor.leave();
  });
});

describe('every screen of sign-in', () => {
  it.each([
    { width: 320, colorScheme: 'light' },
    { width: 1440, colorScheme: 'dark' },
  ] as const)(
    'AUT-02 AUT-04 AUT-06 has nothing for axe to find and does not move sideways at $width px, $colorScheme (in full)',
    async ({ width, colorScheme }) => {
      const visitor = await visitSignIn({ viewport: { width, height: 800 }, colorScheme });
      const { page } = visitor;
      const found: string[] = [];
      const look = async () =>
        void found.push(
          ...(await violationsOf(page, colorScheme === 'dark' ? { only: colours } : { hasColours: false })).map(
            (broken) => `${page.url()} ${broken}`,
          ),
          ...(await sticksOut(page)),
        );
      await openLogin(page);
      await look();
      await page.getByRole('link', { name: 'Via Phone' }).click();
      await page.getByLabel('Country code').selectOption('FR');
      await look();
      await openChoice(page);
      await look();
      await next(page).click();
      await page.waitForURL('**/login/verify');
      await awake(page);
      await cells(page).fill('000000');
      await next(page).click();
      await page.getByRole('alert').waitFor();
      await look();
      await cells(page).fill(await readCode(site.url, email));
      await next(page).click();
      await page.waitForURL('**/register-thank-you');
      await look();
      await page.goto('/my-profile/settings');
      await page.getByRole('link', { name: 'Signed-in browsers' }).click();
      await page.getByRole('heading', { name: 'Where you are signed in' }).waitFor();
      await look();
      await page.getByRole('button', { name: 'Sign out everywhere' }).click();
      await page.getByText('You are signed out in every browser.').waitFor();
      await look();
      expect(found).toEqual([]);
      expect(withoutRefusals(visitor)).toEqual([]);
      await visitor.leave();
    },
    60_000,
  );
});
