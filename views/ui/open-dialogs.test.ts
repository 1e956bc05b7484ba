import type { Browser, Page, Route } from 'playwright-core';
import { launchChromium } from '../../test/support/launch-chromium';
import { openScriptPage } from '../../test/support/script-page';

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
}, 60_000);
afterAll(() => browser.close());

const script = `import { openDialogs } from './views/ui/open-dialogs'; openDialogs(document); document.title = 'ready';`;
const html = `<section data-dialogs="/destinations/aegean?experiences=details">
  <a href="/experiences/mill" data-opens-dialog="mill">Explore the mill</a></section>`;
const dialog = '<dialog class="dialog--detail" id="mill">An olive mill</dialog>';

/** A page with a card whose dialog is on another one, and the requests for that one. */
async function openPage(answer: (route: Route) => Promise<void>): Promise<{ page: Page; requests: string[] }> {
  const page = await openScriptPage(browser, { script, html });
  const requests: string[] = [];
  await page.route('**/destinations/**', (route) => {
    requests.push(new URL(route.request().url()).search);
    return answer(route);
  });
  await page.waitForFunction(() => document.title === 'ready');
  return { page, requests };
}

describe('a dialog that is on another page', () => {
  it('CNT-19 is fetched at the first touch, once, and opens', async () => {
    const { page, requests } = await openPage((route) => route.fulfill({ contentType: 'text/html', body: dialog }));
    expect(requests).toEqual([]);
    await page.getByRole('link').hover();
    await page.getByRole('link').click();
    await page.getByRole('dialog').getByText('An olive mill').waitFor();
    expect(requests).toEqual(['?experiences=details']);
    await page.keyboard.press('Escape');
    await page.getByRole('link').press('Enter');
    await page.getByRole('dialog').waitFor();
    expect([requests.length, await page.locator('dialog').count()]).toEqual([1, 1]);
    await page.close();
  });

  it('CNT-19 leaves the link to its own page where it cannot be fetched', async () => {
    const { page } = await openPage((route) => route.fulfill({ status: 503, body: 'busy' }));
    await page.getByRole('link').click();
    await page.waitForURL('**/experiences/mill');
    await page.close();
  });
});
