import { violationsOf } from '../support/axe';
import { type ApiClient, signIn } from '../support/sign-in';
import { openSite, type Site, sticksOut, visit, type Visitor } from './site';

let site: Site;
let eleanor: ApiClient;
let james: ApiClient;
beforeAll(async () => {
  site = await openSite();
  [eleanor, james] = [await signIn(site.url, 'guest@example.com'), await signIn(site.url, 'newcomer@example.com')];
}, 60_000);
afterAll(() => site.close());

interface WatchedVisitor extends Visitor {
  /** Questions for the reservations so far. */
  readonly asked: () => number;
}

const become = (visitor: Visitor, guest: ApiClient) =>
  visitor.context.addCookies([...guest.jar].map(([name, value]) => ({ name, value, url: site.url })));
async function open(guest?: ApiClient, width = 1280): Promise<WatchedVisitor> {
  const visitor = await visit(site, { viewport: { width, height: 800 } });
  await visitor.context.addCookies([{ name: 'consent', value: 'declined', url: site.url }]);
  if (guest) await become(visitor, guest);
  let asked = 0;
  visitor.page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/reservations') asked += 1;
  });
  return { ...visitor, asked: () => asked };
}
const notices = (page: WatchedVisitor['page']) => page.getByRole('complementary', { name: 'Waiting for you' });
const titlesOf = (page: WatchedVisitor['page']) => notices(page).locator('li .notification__title').allTextContents();
const storedNotifications = (page: WatchedVisitor['page']) =>
  page.evaluate(() => localStorage.getItem('globalNotifications') ?? '[]');
const answered = (page: WatchedVisitor['page']) =>
  page.waitForFunction(() => sessionStorage.getItem('notificationsAsked') !== null);

describe('what a guest’s reservations have to say', () => {
  it('NOT-09 asks again when the guest comes back to a tab that was left open, at most every half minute (in full)', async () => {
    const { page, asked, leave } = await open(eleanor);
    await page.clock.install();
    await page.goto('/my-profile/overview');
    await notices(page).waitFor();
    const before = asked();
    const comeBack = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await comeBack();
    await page.clock.fastForward(31_000);
    const again = page.waitForRequest((request) => new URL(request.url()).pathname === '/api/reservations');
    await comeBack();
    await again;
    await comeBack();
    expect(asked()).toBe(before + 1);
    await leave();
  }, 60_000);

  it('NOT-09 NOT-08 NOT-05 asks for them once a visit, and leads to the deposit that is due', async () => {
    const { page, complaints, asked, leave } = await open(eleanor);
    await page.goto('/my-profile/overview');
    await notices(page).waitFor();
    const stored = JSON.parse(await storedNotifications(page)) as {
      readonly category: string;
      readonly type: string;
    }[];
    expect(new Set(stored.map(({ category, type }) => `${category} ${type}`))).toEqual(
      new Set(['bookingDeposit P2', 'bookingRemainingPayment P2', 'bookingExpired P3']),
    );
    await page
      .getByRole('status')
      .getByText(`${stored.length} reminders wait for you at the end of the page.`)
      .waitFor({ state: 'attached' });
    await page.goto('/voyages');
    await notices(page).waitFor();
    expect((await titlesOf(page)).map((title) => title.replace(/ for .*| ON\d+/, ''))).toEqual([
      'Your deposit',
      'Your balance',
      'Your balance',
      'Reservation is no longer held',
      'Reservation is no longer held',
    ]);
    expect(await notices(page).locator('li:visible').count()).toBe(1);
    await notices(page).getByRole('link', { name: 'View payment' }).click();
    await page.waitForURL('**/my-profile/trips/itinerary?reservationId=*&tab=payment');
    await notices(page).getByText('Your balance').first().waitFor();
    expect(await titlesOf(page)).not.toContainEqual(expect.stringContaining('Your deposit'));
    expect([asked(), complaints]).toEqual([1, []]);
    await leave();
  }, 60_000);

  it('NOT-04 NOT-10 hides closed notices after a reload and in the next visit, and shows no guest’s notices to others (in full)', async () => {
    const seen = await open(eleanor);
    const { page, complaints, leave } = seen;
    await page.goto('/voyages');
    await notices(page).getByRole('button', { name: 'Close this reminder' }).first().click();
    await notices(page).getByText('Your balance').first().waitFor();
    await page.reload();
    await notices(page).getByText('Your balance').first().waitFor();
    expect(await titlesOf(page)).not.toContainEqual(expect.stringContaining('Your deposit'));
    await become(seen, james);
    await page.goto('/voyages');
    await page.waitForFunction(
      () => !(localStorage.getItem('globalNotifications') ?? '').includes('remains to be paid'),
    );
    expect([await notices(page).isVisible(), await storedNotifications(page)]).toEqual([
      false,
      expect.not.stringContaining('held for you'),
    ]);
    await become(seen, eleanor);
    await page.goto('/voyages');
    await notices(page).getByText('Your balance').first().waitFor();
    expect(await titlesOf(page)).not.toContainEqual(expect.stringContaining('Your deposit'));
    expect(complaints).toEqual([]);
    await leave();
  }, 60_000);

  it('NOT-09 ENG-07 asks again behind the page on which it is paid, and takes away what is (in full)', async () => {
    const { page, asked, leave } = await open(eleanor);
    await page.goto('/voyages');
    await notices(page).waitFor();
    await page.route('**/api/reservations?**', (route) => route.fulfill({ json: [] }));
    await page.goto('/stories', { referer: `${site.url}/voyages` });
    await notices(page).waitFor();
    expect(asked()).toBe(1);
    await page.goto('/stories', { referer: `${site.url}/engine/manage` });
    await page.waitForFunction(() => localStorage.getItem('globalNotifications') === '[]');
    await notices(page).waitFor({ state: 'hidden' });
    expect(asked()).toBe(2);
    await leave();
  });

  it('NOT-09 ROL-01 asks nothing, keeps nothing and fetches nothing for a visitor (in full)', async () => {
    const { page, asked, leave } = await open();
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await page.goto('/', { waitUntil: 'networkidle' });
    const bodies = await Promise.all(scripts.map(async (address) => (await fetch(address)).text()));
    expect(bodies.length).toBeGreaterThan(0);
    expect(
      bodies.filter((body) => body.includes('/api/reservations') || body.includes('dismissedGlobalNotifications')),
    ).toEqual([]);
    expect([
      asked(),
      await notices(page).isVisible(),
      await page.evaluate(() => [localStorage.length, sessionStorage.length]),
    ]).toEqual([0, false, [0, 0]]);
    await leave();
  });

  it('NOT-09 stays silent where the reservations cannot be had, and does not insist (in full)', async () => {
    const { page, asked, leave } = await open(eleanor);
    await page.route('**/api/reservations?**', (route) => route.fulfill({ status: 503, json: {} }));
    await page.goto('/voyages');
    await answered(page);
    await page.goto('/stories', { waitUntil: 'networkidle' });
    expect([asked(), await notices(page).isVisible()]).toEqual([1, false]);
    await leave();
  });

  it('NOT-03 NOT-06 can be read unfolded at 320 px, with assistive technology too, and moves nothing on the page (in full)', async () => {
    const { page, complaints, leave } = await open(eleanor, 320);
    await page.goto('/my-profile/overview');
    await notices(page).waitFor();
    const positions = () =>
      page
        .locator('main, footer, .overview__title')
        .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().toJSON() as object));
    const withThem = await positions();
    await notices(page).evaluate((box) => box.toggleAttribute('hidden', true));
    expect([withThem.length > 2, await positions()]).toEqual([true, withThem]);
    await page.locator('.notifications').evaluate((box) => box.toggleAttribute('hidden', false));
    await notices(page)
      .getByText(/^\d more$/)
      .click();
    await notices(page).getByText('is no longer held').last().scrollIntoViewIfNeeded();
    expect([await sticksOut(page), await violationsOf(page), complaints]).toEqual([[], [], []]);
    await leave();
  }, 60_000);

  it('NOT-09 ROU-15 takes them away with the session, and a signed-out browser asks nothing (in full)', async () => {
    const { page, context, complaints, asked, leave } = await open(eleanor);
    await page.goto('/voyages');
    await notices(page).waitFor();
    const before = asked();
    await page.goto('/api/logout');
    await page.waitForURL(`${site.url}/`);
    await page.goto('/voyages', { waitUntil: 'networkidle' });
    expect([
      await notices(page).isVisible(),
      await storedNotifications(page),
      asked() - before,
      (await context.cookies()).some(({ name }) => name === 'sid'),
    ]).toEqual([false, '[]', 0, false]);
    expect(complaints).toEqual([]);
    await leave();
  });
});
