import type { Browser, Page } from 'playwright-core';
import { launchChromium } from '../../test/support/launch-chromium';
import { openScriptPage } from '../../test/support/script-page';

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await launchChromium();
}, 60_000);
afterAll(() => browser.close());
afterEach(() => page.close());

const script = `
  import { addressOf } from './views/voyages/live-facets';
  document.body.dataset.search = decodeURIComponent(addressOf(document.forms[0]).search);`;

it.each([
  ['two adults', { guestsAdults: '2', guestsChildren: '0', region: '' }, ''],
  ['three adults', { guestsAdults: '3', guestsChildren: '0' }, '?guestsAdults=3'],
  ['two adults and a child', { guestsAdults: '2', guestsChildren: '1' }, '?guestsAdults=2&guestsChildren=1'],
  [
    'children’s ages without a number of children',
    { guestsAdults: '2', guestsChildren: '0', ages: '4' },
    '?guestsAdults=2&guestsChildren=0&ages=4',
  ],
  ['two months', { 'month.2027-04': '2027-04', 'month.2027-05': '2027-05' }, '?month=2027-04,2027-05'],
])('ROU-30 C15 the finder’s form leads to the address that the site writes: %s', async (_what, fields, search) => {
  const inputs = Object.entries(fields).map(([name, value]) => `<input name="${name}" value="${value}">`);
  page = await openScriptPage(browser, { script, html: `<form action="/voyages">${inputs.join('')}</form>` });
  await page.waitForFunction(() => document.body.dataset['search'] !== undefined);
  expect(await page.evaluate(() => document.body.dataset['search'])).toBe(search);
});
