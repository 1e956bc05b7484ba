import type { Browser } from 'playwright-core';
import { launchChromium } from '../../test/support/launch-chromium';
import { openScriptPage } from '../../test/support/script-page';

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
}, 60_000);
afterAll(() => browser.close());

const script =
  "import { toggleFavourites } from './views/favourites/toggle-favourite'; toggleFavourites(document); document.title = 'ready';";
const button =
  '<button data-control="favourite" data-favourite="STORY:bread-at-three" data-favourite-title="Bread" aria-pressed="false">Favourite</button>';
const pageWith = (list: string) =>
  `<main><div style="height: 900px">Above</div><section data-region="favourite-stories">${list}</section>${button}
    <div style="height: 2000px">Below</div></main>`;

describe('a favourite button beside a list of favourites', () => {
  it('CNT-30 FAV-01 is followed by the list, and keeps its focus and its position', async () => {
    const server = { html: pageWith('<p>None yet.</p>') };
    const page = await openScriptPage(browser, { script, html: server.html, address: 'http://ondine.test/stories' });
    await page.waitForFunction(() => document.title === 'ready');
    await page.route('**/stories', (route) => route.fulfill({ contentType: 'text/html', body: server.html }));
    await page.route('**/api/favorites', (route) => {
      server.html = pageWith('<ul style="height: 300px"><li><a href="/stories/bread-at-three">Bread</a></li></ul>');
      return route.fulfill({ json: { id: 'favourite-1' } });
    });
    const favourite = page.getByRole('button', { name: 'Favourite' });
    const top = async () => Math.round((await favourite.boundingBox())?.y ?? 0);
    await page.evaluate(() => window.scrollTo(0, 800));
    const before = await top();
    await favourite.click();
    await page.getByRole('link', { name: 'Bread' }).waitFor();
    expect([
      await page.getByText('None yet.').count(),
      await favourite.getAttribute('aria-pressed'),
      await favourite.evaluate((element) => element === document.activeElement),
      await top(),
    ]).toEqual([0, 'true', true, before]);
    await page.close();
  });
});
