import type { Page } from 'playwright-core';
import { violationsOf } from '../support/axe';
import { signIn } from '../support/sign-in';
import { until } from '../support/until';
import { openSite, type Site, sticksOut, visit, type Visitor } from './site';
import { nextFrames } from '../support/next-frames';

let site: Site;
let cookies: readonly { readonly name: string; readonly value: string }[];
beforeAll(async () => {
  site = await openSite();
  cookies = [...(await signIn(site.url, 'guest@example.com')).jar].map(([name, value]) => ({ name, value }));
}, 60_000);
afterAll(() => site.close());

async function openAt(width: number, options: Parameters<typeof visit>[1] = {}): Promise<Visitor> {
  const visitor = await visit(site, { viewport: { width, height: 900 }, ...options });
  await visitor.context.addCookies(
    [...cookies, { name: 'consent', value: 'declined' }].map((cookie) => ({ ...cookie, url: site.url })),
  );
  return visitor;
}

const trip = (tab: string, id = 'ON70010001') => `/my-profile/trips/itinerary?reservationId=${id}&tab=${tab}`;
const namesIn = (page: Page) => page.getByRole('listitem').filter({ hasText: /^Iris Marsh$/ });
/** Its notices have asked for the reservations. */
const hasAsked = (page: Page) => page.waitForFunction(() => sessionStorage.getItem('notificationsAsked') !== null);
/** Slides whose whole width is in sight. */
const slidesInSight = (page: Page) =>
  page.locator('.slides--trip .slides__track').evaluate((track) => {
    const { left, right } = track.getBoundingClientRect();
    return [...track.children].filter(
      (slide) => slide.getBoundingClientRect().left >= left - 1 && slide.getBoundingClientRect().right <= right + 1,
    ).length;
  });

describe('a trip in a browser', () => {
  it('TRD-01 opens each tab in place, without faults for assistive technology (in full)', async () => {
    const { page, complaints, leave } = await openAt(320);
    const titles = new Set<string>();
    await page.goto(trip('details'));
    for (const name of ['Guest', 'Local experiences', 'Payment', 'Details']) {
      await page
        .getByRole('navigation', { name: 'This trip', exact: true })
        .getByRole('link', { name, exact: true })
        .click();
      await page.locator(`.tabs__tab[aria-current="page"]:text-is("${name}")`).waitFor();
      expect([name, await sticksOut(page), await violationsOf(page)]).toEqual([name, [], []]);
      titles.add(await page.title());
    }
    expect(titles.size).toBe(4);
    for (const path of ['/my-profile/trips', trip('details', 'ON70010009')]) {
      await page.goto(path);
      expect([path, await sticksOut(page), await violationsOf(page)]).toEqual([path, [], []]);
    }
    expect(complaints).toEqual([]);
    await leave();
  }, 120_000);

  it('TRP-11 TRD-02 learns on return to the tab what its head says now, and what waits (in full)', async () => {
    const { page, complaints, leave } = await openAt(1440);
    await page.clock.install();
    await page.goto(trip('details', 'ON70010004'));
    await page.getByText('You are first in line.').waitFor();
    await page.route('**/my-profile/trips/itinerary**', async (route) => {
      const answer = await route.fetch();
      const html = (await answer.text()).replaceAll('Waitlist', 'Cancelled').replaceAll('You are first in line.', '');
      await route.fulfill({ response: answer, body: html });
    });
    const changed = page.locator('.trip__status', { hasText: 'Cancelled' });
    // The page's script may still be on its way when the guest comes back for the first time.
    await until(async () => {
      await page.clock.fastForward(31_000);
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await changed.waitFor({ timeout: 5_000 }).catch(() => undefined);
      return changed.count();
    }, 1);
    await until(() => page.getByText('You are first in line.').count(), 0);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    expect(complaints).toEqual([]);
    await leave();
  });

  it.each([390, 1440])(
    'ROU-29 TRD-01 changes its tabs in place at %d px: no history, no scroll, by keyboard too (in full)',
    async (width) => {
      const { page, complaints, leave } = await openAt(width);
      await page.goto('/my-profile/trips');
      await page.goto(trip('details'));
      await page.evaluate(() => (document.body.dataset['first'] = 'yes'));
      const tabs = page.getByRole('navigation', { name: 'This trip', exact: true });
      // In the middle of the window, because a notice that comes meanwhile covers its end and moves what is focused there.
      await tabs.evaluate((nav) => nav.scrollIntoView({ block: 'center', behavior: 'instant' }));
      const topOfTabs = async () => Math.round(await tabs.evaluate((nav) => nav.getBoundingClientRect().top));
      const [length, top] = [await page.evaluate(() => history.length), await topOfTabs()];
      for (const [name, tab] of [
        ['Guest', 'guest'],
        ['Local experiences', 'local_experiences'],
        ['Payment', 'payment'],
      ] as const) {
        const link = tabs.getByRole('link', { name, exact: true });
        await link.press('Enter');
        await page.waitForURL((url) => url.searchParams.get('tab') === tab);
        await tabs.locator(`[aria-current="page"]:text-is("${name}")`).waitFor();
        expect([
          await topOfTabs(),
          new URL(page.url()).hash,
          await page.evaluate(() => [history.length, document.body.dataset['first']]),
          await link.evaluate((element) => element === document.activeElement),
        ]).toEqual([top, '', [length, 'yes'], true]);
      }
      await page.getByText('Total', { exact: false }).first().waitFor();
      await page.reload();
      expect(await tabs.locator('[aria-current="page"]').textContent()).toBe('Payment');
      await page.goBack();
      expect(new URL(page.url()).pathname).toBe('/my-profile/trips');
      expect(complaints).toEqual([]);
      await leave();
    },
    90_000,
  );

  it('TRD-16 H51 shows two pictures past 1024 px and one up to it (in full)', async () => {
    const { page, leave } = await openAt(1025);
    await page.goto(trip('details'));
    expect(await slidesInSight(page)).toBe(2);
    await page.setViewportSize({ width: 1024, height: 900 });
    await until(() => slidesInSight(page), 1);
    await leave();
  }, 60_000);

  it('TRD-10 opens the list of guests under a pointer from 768 px on, by a press at any width, and by keys', async () => {
    const { page, leave } = await openAt(768);
    await page.goto(trip('payment'));
    const count = page.getByText('3 guests', { exact: true });
    await count.hover();
    await namesIn(page).waitFor({ state: 'visible' });
    await page.mouse.move(5, 880);
    await namesIn(page).waitFor({ state: 'hidden' });
    await page.setViewportSize({ width: 767, height: 900 });
    await count.hover();
    await nextFrames(page);
    expect(await namesIn(page).isVisible()).toBe(false);
    await count.click();
    expect(await namesIn(page).isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    expect(await namesIn(page).isVisible()).toBe(false);
    await count.focus();
    await page.keyboard.press('Enter');
    expect(await namesIn(page).isVisible()).toBe(true);
    await leave();
  }, 60_000);

  it('B2 ROL-03 is hidden in an open tab when its session ends elsewhere, which says so and leads back', async () => {
    const { page, complaints, leave } = await openAt(390);
    // The last of this file: it ends the session that the others share.
    const guest = await signIn(site.url, 'newcomer@example.com');
    await page.context().addCookies([...guest.jar].map(([name, value]) => ({ name, value, url: site.url })));
    await page.goto('/my-profile/trips?sort=start');
    await hasAsked(page);
    await guest.get('/api/logout');
    // The page's script may still be on its way when the guest comes back for the first time.
    await until(async () => {
      await page.evaluate(() => window.dispatchEvent(new Event('focus'))).catch(() => undefined);
      return new URL(page.url()).pathname;
    }, '/login');
    await page.getByText('You are signed out. Sign in, and you are back on your page.').waitFor();
    expect(new URL(page.url()).searchParams.get('returnUrl')).toBe('/my-profile/trips?sort=start');
    expect([await sticksOut(page), await violationsOf(page)]).toEqual([[], []]);
    await page.context().addCookies(cookies.map((cookie) => ({ ...cookie, url: site.url })));
    await page.reload();
    await page.waitForURL('**/my-profile/trips?sort=start');
    const other = await page.context().newPage();
    await other.setViewportSize({ width: 1440, height: 900 });
    await other.goto('/my-profile/trips');
    await hasAsked(other);
    await other.getByRole('link', { name: 'Sign Out' }).first().click();
    await page.waitForURL('**/login?left=ended**');
    expect(complaints).toEqual([]);
    await leave();
  });
});
