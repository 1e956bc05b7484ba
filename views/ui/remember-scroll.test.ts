import type { Browser, Page } from 'playwright-core';
import { launchChromium } from '../../test/support/launch-chromium';
import { openScriptPage } from '../../test/support/script-page';

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
}, 60_000);
afterAll(() => browser.close());

const script = `
  import { rememberScroll } from './views/ui/remember-scroll'; import { restoreScroll } from './views/ui/restore-scroll';
  rememberScroll(document); restoreScroll(window);`;
const html = `<main><p style="height: 3000px"></p>
  <ul><li><a id="item" href="/stories/bread">Bread</a></li></ul><nav><a id="back" href="/stories">All stories</a> <a id="other" href="/stories?category=table">The table</a></nav>
  <a id="date" data-keep-scroll href="/voyages/tuscan-sea?id=2#date">Another date</a><p style="height: 3000px"></p></main>`;
const open = (address: string) => openScriptPage(browser, { script, html, address: `http://ondine.test${address}` });

const heightOf = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
async function follow(page: Page, id: string, from: number): Promise<void> {
  await page.evaluate((top) => window.scrollTo(0, top), from);
  const before = page.url();
  // A pointer would scroll the link into view first.
  await page.evaluate((name) => document.getElementById(name)?.click(), id);
  await page.waitForURL((url) => url.href !== before);
  await page.waitForLoadState();
}

describe('the height of a list', () => {
  it('CNT-16 is found again by a link back from one of its items, with its filters', async () => {
    const page = await open('/stories?category=sea');
    await follow(page, 'item', 1_700);
    expect([page.url(), await heightOf(page)]).toEqual(['http://ondine.test/stories/bread', 0]);
    await follow(page, 'back', 300);
    expect([page.url(), await heightOf(page)]).toEqual(['http://ondine.test/stories?category=sea', 1_700]);
    await page.reload();
    expect(await page.evaluate(() => sessionStorage.getItem('landfall-scroll'))).toBeNull();
    await page.close();
  });

  it('CNT-16 is not given to another look of the list, nor to a page that was never left', async () => {
    const page = await open('/stories?category=sea');
    await follow(page, 'item', 1_700);
    await follow(page, 'other', 300);
    expect(await heightOf(page)).toBe(0);
    await page.goto('http://ondine.test/stories?category=sea');
    await follow(page, 'item', 1_700);
    await page.goto('http://ondine.test/');
    await follow(page, 'back', 300);
    expect([page.url(), await heightOf(page)]).toEqual(['http://ondine.test/stories', 0]);
    await page.goto('http://ondine.test/news/a');
    await page.evaluate(() => sessionStorage.clear());
    await follow(page, 'back', 300);
    expect(await heightOf(page)).toBe(0);
    await page.close();
  });

  it('CNT-16 throws nothing where the browser blocks storage, so that the scripts after it still run', async () => {
    const blocked = `Object.defineProperty(window, 'sessionStorage', { get() { throw new DOMException('blocked'); } });
      import('./views/ui/restore-scroll').then(({ restoreScroll }) => { restoreScroll(window); document.title = 'ready'; });`;
    const page = await openScriptPage(browser, { script: blocked, html });
    await page.waitForFunction(() => document.title === 'ready', undefined, { timeout: 5_000 });
    await page.close();
  });

  it('VOY-21 CNT-16 stays where it is when another date of the same page is chosen', async () => {
    const page = await open('/voyages/tuscan-sea?id=1');
    await follow(page, 'date', 2_400);
    expect([page.url(), await heightOf(page)]).toEqual(['http://ondine.test/voyages/tuscan-sea?id=2#date', 2_400]);
    await page.close();
  });
});
