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
  it('TRP-11 H66 learns on return what has changed, keeps focus, scroll and what is unfolded, and polls seldom', async () => {
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

const sessionScript =
  "import { followSession } from './views/profile/follow-session'; followSession(document); document.title += ' ready';";
const cabin = '<p>Cabin 512</p><aside data-visit="v1"></aside>';
const tripAddress = 'http://ondine.test/my-profile/trips/itinerary?reservationId=7&done=sent';

/** An open page of a guest; `server` is how sign-in is asked for by the page that only guests have. */
async function openTrip() {
  const server = { status: 200, asked: 0 };
  const page = await openScriptPage(browser, { script: sessionScript, html: cabin, address: tripAddress });
  await page.waitForFunction(() => document.title.endsWith('ready'));
  await page.route('**/my-profile/settings/sessions', (route) => {
    server.asked += 1;
    return route.fulfill({ status: server.status, headers: server.status === 302 ? { Location: '/login' } : {} });
  });
  return { page, server };
}

describe('a tab whose session may be over', () => {
  it('B2 B6 stays while the server has the session, or cannot read it, and asks once for events that come together', async () => {
    const { page, server } = await openTrip();
    const returned = page.waitForResponse('**/settings/sessions');
    await page.evaluate(() => {
      document.dispatchEvent(new Event('visibilitychange'));
      window.dispatchEvent(new Event('focus'));
    });
    await returned;
    server.status = 503;
    const doubted = page.waitForResponse('**/settings/sessions');
    await page.evaluate(() => document.dispatchEvent(new Event('landfall:session-doubted')));
    await doubted;
    // What the page would do about the answer comes before it does anything about a later one.
    await page.evaluate(() => fetch('/voyages'));
    expect([server.asked, page.url()]).toEqual([2, tripAddress]);
    await page.close();
  });

  it.each([
    ['focus', () => window.dispatchEvent(new Event('focus'))],
    ['visible', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['from the cache', () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))],
    ['a refused stream', () => document.dispatchEvent(new Event('landfall:session-doubted'))],
  ])('B2 ROL-03 is replaced by sign-in, which returns here, once the session is over: %s', async (_name, happen) => {
    const { page, server } = await openTrip();
    server.status = 302;
    await Promise.all([page.waitForURL('**/login**'), page.evaluate(happen)]);
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
      left: 'ended',
      returnUrl: '/my-profile/trips/itinerary?reservationId=7',
    });
    await page.close();
  });

  it('B2 ROL-03 is loaded again when the browser has another session by now', async () => {
    const { page } = await openTrip();
    await page.evaluate(() => localStorage.setItem('notificationsOf', 'v2'));
    await Promise.all([
      page.waitForURL('**/itinerary?reservationId=7'),
      page.evaluate(() => window.dispatchEvent(new Event('focus'))),
    ]);
    await page.close();
  });
});
