import type { Browser, Page } from 'playwright-core';
import { launchChromium } from '../../test/support/launch-chromium';
import { openScriptPage } from '../../test/support/script-page';

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
}, 60_000);
afterAll(() => browser.close());

const script =
  "import { stayCurrent } from './views/profile/stay-current'; import { seeMore } from './views/content/see-more'; stayCurrent(document); seeMore(document); document.title = 'ready';";
const trips = (due: string) => `<main data-day-ends="2027-04-02T04:00:00.000Z">
  <div style="height: 900px">Above</div>
  <div data-region="trips"><p id="due">${due}</p><a href="/pay">Pay</a>
    <details><summary>All</summary><p>Rest</p></details></div>
  <div data-region="notes"><label>Notes <input name="notes"></label><p>${due}</p></div>
  <div style="height: 2000px">Below</div></main>`;

/** An open page of a guest, on a clock of its own; `server` is what the next request is answered with. */
async function open(): Promise<{ readonly page: Page; readonly server: { html: string; asked: number } }> {
  const server = { html: trips('Due tomorrow'), asked: 0 };
  const context = await browser.newContext();
  await context.clock.install({ time: new Date('2027-04-02T03:00:00Z') });
  const page = await openScriptPage(context, {
    script,
    html: server.html,
    address: 'http://ondine.test/my-profile/trips?answered=confirm',
  });
  await page.waitForFunction(() => document.title === 'ready');
  await page.route('**/my-profile/trips', (route) => {
    server.asked += 1;
    return route.fulfill({ contentType: 'text/html', body: server.html });
  });
  return { page, server };
}

const comeBack = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
const isDue = (page: Page, text: string) =>
  page.waitForFunction((due) => document.querySelector('#due')?.textContent === due, text);

describe('an open page of a guest', () => {
  it('TRP-11 H66 learns on return what has changed, keeps focus, scroll and what is unfolded, and asks seldom', async () => {
    const { page, server } = await open();
    await page.getByText('All').click();
    await page.getByRole('link', { name: 'Pay' }).focus();
    await page.evaluate(() => window.scrollTo(0, 640));
    server.html = trips('Paid');
    await comeBack(page);
    await page.clock.fastForward(31_000);
    expect(server.asked).toBe(0);
    await comeBack(page);
    await isDue(page, 'Paid');
    expect(
      await page.evaluate(() => [
        document.activeElement?.textContent,
        window.scrollY,
        document.querySelector('details')?.open,
      ]),
    ).toEqual(['Pay', 640, true]);
    await comeBack(page);
    expect(server.asked).toBe(1);
    await page.context().close();
  });

  it('TRP-11 H66 learns it when the day of the line ends, and loses no input', async () => {
    const { page, server } = await open();
    await page.getByLabel('Notes').fill('No boats');
    server.html = trips('Overdue');
    await page.clock.fastForward(3_590_000);
    expect(server.asked).toBe(0);
    await page.clock.fastForward(15_000);
    await isDue(page, 'Overdue');
    expect(await page.getByLabel('Notes').inputValue()).toBe('No boats');
    server.html = trips('Expired');
    await page.clock.fastForward(24 * 60 * 60_000);
    await isDue(page, 'Expired');
    await page.context().close();
  });

  it('TRP-11 ROL-07 keeps what it shows when the server cannot answer, or shows a part that failed', async () => {
    const { page, server } = await open();
    await page.evaluate(() =>
      new MutationObserver(() => {
        if (document.body.textContent.includes('could not reach')) document.title = 'lost';
      }).observe(document.body, { childList: true, subtree: true }),
    );
    server.html =
      '<div data-region="trips"><div class="notice notice--error">We could not reach your trips.</div></div>';
    await page.clock.fastForward(31_000);
    await Promise.all([page.waitForResponse('**/my-profile/trips'), comeBack(page)]);
    await page.clock.fastForward(31_000);
    server.html = trips('Paid');
    await comeBack(page);
    await isDue(page, 'Paid');
    expect(await page.title()).toBe('ready');
    await page.context().close();
  });
});
