import type { Browser, BrowserContext, Page } from 'playwright-core';
import { launchChromium } from '../../../test/support/launch-chromium';
import { readCode, readOutbox } from '../../../test/support/outbox';
import { type RunningServer, startServer } from '../../../test/support/start-server';

const email = 'guest@example.com';

let server: RunningServer;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let outside: string[];
beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), launchChromium()]);
}, 60_000);
afterAll(async () => {
  await browser.close();
  await server.stop();
});
beforeEach(async () => {
  outside = [];
  context = await browser.newContext({ viewport: { width: 390, height: 800 }, reducedMotion: 'reduce', permissions: ['clipboard-read', 'clipboard-write'] });
  page = await context.newPage();
  page.on('pageerror', (error) => outside.push(error.message));
  page.on('console', (message) => message.text().includes('Content Security Policy') && outside.push(message.text()));
});
afterEach(async () => {
  await context.close();
  expect(outside).toEqual([]);
});

const next = () => page.getByRole('button', { name: 'Next' });
const cells = () => page.getByLabel('Six-digit code');
const awake = () => page.waitForSelector('[data-awake=true]');

async function openLogin(query = '') {
  await page.goto(`${server.url}/login${query}`);
  await awake();
}

async function openVerify() {
  await openLogin('?returnUrl=%2Fregister-thank-you');
  await page.getByLabel('Email').fill(email);
  await next().click();
  await page.waitForURL('**/login/verify');
  await awake();
  return readCode(server.url, email);
}

describe('sign-in in a browser', () => {
  it('AUT-09 holds Next back until the fields of the open way in are filled', async () => {
    await openLogin();
    expect(await next().isDisabled()).toBe(true);
    await page.getByLabel('Email').fill('g');
    expect(await next().isEnabled()).toBe(true);
    await page.getByRole('link', { name: 'Via Phone' }).click();
    expect(await next().isDisabled()).toBe(true);
    await page.getByLabel('Phone number').fill('305 555 0142');
    expect(await next().isEnabled()).toBe(true);
  });

  it('AUT-12 AUT-22 tells a stranger, and opens the other way in with the cursor in it', async () => {
    await openLogin();
    await page.getByLabel('Email').fill('nobody@example.com');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').waitFor();
    expect(await page.getByRole('alert').textContent()).toBe('This email doesn’t match our system. Please try signing in with your phone number.');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('phoneNum');
    await page.getByRole('link', { name: 'Via Email' }).click();
    expect(await page.getByLabel('Email').inputValue()).toBe('nobody@example.com');
  });

  it('AUT-14 AUT-24 keeps the cells open after a wrong code, and goes on with the right one', async () => {
    const code = await openVerify();
    await cells().fill(code === '000000' ? '000001' : '000000');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').waitFor();
    expect(await page.getByRole('alert').textContent()).toBe('OTP verification failed.');
    expect([await cells().isEditable(), await page.evaluate(() => document.activeElement?.id)]).toEqual([true, 'OTP']);
    await page.keyboard.type(code);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/register-thank-you');
  });

  it('AUT-15 AUT-16 H09 takes digits alone, six of them, typed, pasted or deleted', async () => {
    await openVerify();
    await page.keyboard.type('1a2-3');
    expect(await cells().inputValue()).toBe('123');
    expect(await next().isDisabled()).toBe(true);
    await page.keyboard.press('Backspace');
    await page.keyboard.type('45678');
    expect(await cells().inputValue()).toBe('124567');
    expect(await next().isEnabled()).toBe(true);
    await page.evaluate(() => navigator.clipboard.writeText('012 345 6'));
    await page.keyboard.press('Control+A');
    await page.keyboard.press('Control+V');
    expect(await cells().inputValue()).toBe('012345');
    expect(await cells().getAttribute('autocomplete')).toBe('one-time-code');
  });

  it('AUT-17 does nothing when the code is empty', async () => {
    await openVerify();
    const calls: string[] = [];
    page.on('request', (request) => calls.push(request.url()));
    await cells().press('Enter');
    await page.evaluate(() => document.querySelector('form')?.requestSubmit());
    expect({ calls, address: new URL(page.url()).pathname }).toEqual({ calls: [], address: '/login/verify' });
  });

  it('AUT-06 leads back to the form, where what was typed still stands', async () => {
    await openVerify();
    await page.getByRole('link', { name: 'Get a new code' }).click();
    await page.waitForURL('**/login?**');
    await awake();
    expect(await page.getByLabel('Email').inputValue()).toBe(email);
    await next().click();
    await page.waitForURL('**/login/verify');
    expect((await readOutbox(server.url, email)).length).toBeGreaterThan(1);
  });

  it('AUT-26 says so when the site does not answer, and keeps what was typed', async () => {
    await openLogin();
    await page.route('**/api/otp-request', (route) => route.abort());
    await page.getByLabel('Email').fill(email);
    await next().click();
    await page.getByRole('alert').waitFor();
    expect(await page.getByRole('alert').textContent()).toBe('Unexpected error. Please try again.');
    expect(await page.getByLabel('Email').inputValue()).toBe(email);
    expect(await next().isEnabled()).toBe(true);
  });

  it('D4 goes on as a plain form with its sum when the browser cannot prove anything', async () => {
    await openLogin();
    await page.route('**/api/bot-check/**', (route) => route.abort());
    await page.getByLabel('Email').fill(email);
    await next().click();
    await page.getByLabel(/What is/).waitFor();
    expect(await page.getByLabel('Email').inputValue()).toBe(email);
  });

  it('H07 leaves nobody in the address bar', async () => {
    await openLogin('?email=guest%40example.com&phone=1&countryCode=US&returnUrl=%2Fvoyages');
    expect(await page.getByLabel('Email').inputValue()).toBe(email);
    expect(page.url()).toBe(`${server.url}/login?returnUrl=%2Fvoyages`);
  });
});
