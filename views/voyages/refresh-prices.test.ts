import type { Browser, Page } from 'playwright-core';
import { launchChromium } from '../../test/support/launch-chromium';
import { openScriptPage } from '../../test/support/script-page';

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
}, 60_000);
afterAll(() => browser.close());

/** A page of which the site says `window.fresh` when it is asked again, half a minute later. */
const script = `
  import { refreshPrices } from './views/voyages/refresh-prices';
  window.time = 0;
  performance.now = () => window.time;
  window.fetch = async () => new Response(window.fresh);
  refreshPrices(document);`;
const html = `
  <p data-live="suite-SV">$1.00</p>
  <p data-live="suite-OS">$2.00</p>
  <p data-live="left-OS" data-without="">Two left</p>
  <p data-live="choose-OS" data-without="Join Waitlist">Choose</p>`;

interface TestWindow {
  time: number;
  fresh: string;
}
const wordsAfter = async (page: Page, fresh: string) => {
  await page.evaluate((text) => {
    const view = window as unknown as TestWindow;
    view.fresh = text;
    view.time += 31_000;
    document.dispatchEvent(new Event('visibilitychange'));
  }, fresh);
  await page.waitForFunction(() => document.querySelector('[data-live]')?.textContent !== '$1.00');
  return page.locator('[data-live]').allTextContents();
};

describe('a page that is seen again', () => {
  it('H65 H24 shows no price that its fresh copy no longer has', async () => {
    const page = await openScriptPage(browser, { script, html });
    expect(await wordsAfter(page, '<p data-live="suite-SV">$3.00</p>')).toEqual([
      '$3.00',
      'Waitlist Only',
      '',
      'Join Waitlist',
    ]);
    await page.close();
  }, 30_000);

  it('H65 takes the new words for each part', async () => {
    const page = await openScriptPage(browser, { script, html });
    const fresh = html.replace('$1.00', '$4.00').replace('Two left', 'One left');
    expect(await wordsAfter(page, fresh)).toEqual(['$4.00', '$2.00', 'One left', 'Choose']);
    await page.close();
  }, 30_000);
});
