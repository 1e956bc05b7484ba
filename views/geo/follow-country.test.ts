import type { Browser } from 'playwright-core';
import { launchChromium } from '../../test/support/launch-chromium';
import { openScriptPage } from '../../test/support/script-page';

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
}, 60_000);
afterAll(() => browser.close());

const options = '<option selected>US</option><option>FR</option>';
const form = (attributes: string) =>
  `<div data-widget="leads/LeadForm" data-awake="true"><form ${attributes}>
    <select name="country">${options}</select><select name="country_code">${options}</select></form></div>`;

/** The country is chosen first, then the form's script runs and saves a draft, at last the site's controls load. */
const script = `import { followCountry } from './views/geo/follow-country';
  document.querySelector('[name="country"]').value = 'FR';
  history.replaceState({ leadDrafts: { inquiry: { values: { country: 'FR' } } } }, '');
  followCountry(document); document.title = 'ready';`;

it.each([
  ['brings the code of a country that was chosen before the form’s script ran', '', 'FR'],
  ['leaves the code of a draft that the form’s script restored', 'data-restored', 'US'],
])('GEO-09 %s', async (_, attributes, code) => {
  const page = await openScriptPage(browser, { script, html: form(attributes) });
  await page.waitForFunction(() => document.title === 'ready');
  expect(await page.locator('[name="country_code"]').inputValue()).toBe(code);
  await page.close();
});
