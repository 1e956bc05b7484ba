import type { Browser, Page } from 'playwright-core';
import { launchChromium } from '../../test/support/launch-chromium';
import { openScriptPage } from '../../test/support/script-page';
import { uiTexts } from '../ui/ui.texts';
import { engineTexts } from './engine.texts';

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await launchChromium();
}, 60_000);
afterAll(() => browser.close());
afterEach(() => page.close());

const address = 'http://ondine.test/engine/payment';
const script = `
  import { createElement } from 'react';
  import { createRoot } from 'react-dom/client';
  import { HoldTimer } from './views/engine/HoldTimer.widget';
  import { SubmitOnce } from './views/engine/SubmitOnce.widget';
  import { guardSubmissions } from './views/ui/guard-submissions';
  import { requireFields } from './views/ui/require-fields';
  requireFields(document);
  guardSubmissions(document).then(() => (document.title = 'ready'));
  const timer = { holdId: 'h-1', secondsLeft: 1_200, text: 'Held', expiredHref: '/', extendAction: '/engine/extend' };
  createRoot(document.querySelector('#timer')).render(createElement(HoldTimer, timer));
  createRoot(document.querySelector('#pay')).render(createElement(SubmitOnce, { label: 'Pay', busyLabel: 'Paying' }));`;
const html =
  '<div id="timer"></div><form method="post" action="/sent"><input aria-label="Card"><span id="pay"></span></form>';

async function openWithoutNetwork(): Promise<void> {
  page = await openScriptPage(browser, { script, html, address });
  await page.getByLabel('Card').fill('4242');
  await page.context().setOffline(true);
  await page.unrouteAll();
}

const typed = async () => [page.url(), await page.getByLabel('Card').inputValue()];

describe('the payment of a suite without a network', () => {
  it('RES-20 H13 asks for more time without leaving the page with what was typed', async () => {
    await openWithoutNetwork();
    await page.getByRole('button', { name: engineTexts.hold.more }).click();
    await page.getByRole('alert').getByText(uiTexts.offline).waitFor();
    expect(await typed()).toEqual([address, '4242']);
    await page.context().setOffline(false);
  });

  it('SUI-16 H13 can be pressed again at once', async () => {
    await openWithoutNetwork();
    await page.getByRole('button', { name: 'Pay' }).click();
    await page.getByRole('alert').getByText(uiTexts.offline).waitFor();
    expect(await page.getByRole('button', { name: 'Pay' }).getAttribute('aria-busy')).toBeNull();
    expect(await typed()).toEqual([address, '4242']);
    await page.context().setOffline(false);
  });
});

const paymentForm = html.replace('<form ', '<form data-answer="in-page" ');

async function openToPay(): Promise<void> {
  page = await openScriptPage(browser, { script, html: paymentForm, address });
  await page.getByLabel('Card').fill('4242');
  await page.waitForFunction(() => document.title === 'ready');
}

const pay = () => page.getByRole('button', { name: 'Pay' }).click();

describe('the payment of a suite whose connection is lost on the way', () => {
  it('RES-20 H13 says that it may have arrived, keeps what was typed and the button, and stores no card', async () => {
    await openToPay();
    await page.route('**/sent', (route) => route.abort('connectionreset'));
    await pay();
    await page.getByRole('alert').getByText(uiTexts.unanswered).waitFor();
    expect(await page.getByRole('button', { name: 'Pay' }).getAttribute('aria-busy')).toBeNull();
    expect(await typed()).toEqual([address, '4242']);
    expect(await page.evaluate(() => [sessionStorage.length, localStorage.length])).toEqual([0, 0]);
  });

  it('RES-20 SUI-19 shows a page that refuses it in place, beginning at what it says, with its controls', async () => {
    await openToPay();
    const refused = `<title>Declined</title><body><p role="alert" tabindex="-1" autofocus>Your bank declined this card</p>
      <form data-requires-fields data-answer="in-page" method="post" action="/sent"><input name="card" required><noscript><input name="plain"></noscript><button type="submit">Pay again</button></form>`;
    await page.route('**/sent', (route) =>
      route.fulfill({ status: 422, contentType: 'text/html; charset=utf-8', body: refused }),
    );
    await pay();
    await page.getByRole('alert').getByText('declined').waitFor();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('alert');
    expect([page.url(), await page.title()]).toEqual([address, 'Declined']);
    expect(await page.getByRole('button', { name: 'Pay again' }).getAttribute('aria-disabled')).toBe('true');
    expect(await page.evaluate(() => [...new FormData(document.forms[0]).keys()])).toEqual(['card']);
  });
});
