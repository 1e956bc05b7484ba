import type { Page } from 'playwright-core';
import { signIn } from '../support/sign-in';
import { until } from '../support/until';
import { openSite, type Site, visit } from './site';

let site: Site;
beforeAll(async () => {
  site = await openSite(undefined, { hasPictures: true });
}, 60_000);
afterAll(() => site.close());

const phone = { viewport: { width: 412, height: 823 }, reducedMotion: 'no-preference' } as const;
/** The sum of all shifts of the page's layout so far, as browsers measure it. */
const layoutShiftOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list, observer) => {
          observer.disconnect();
          resolve(list.getEntries().reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0));
        }).observe({ type: 'layout-shift', buffered: true });
        // Without any shift the observer is never called.
        setTimeout(() => resolve(0), 500);
      }),
  );
const animationsOf = (pictures: Element[]) => [...new Set(pictures.map((one) => getComputedStyle(one).animationName))];

describe('the first view of a page', () => {
  it('NAV-13 lets pictures further down wait for a moment on phones, and shows them then', async () => {
    const { page, complaints, leave } = await visit(site, phone);
    await page.goto('/voyage-extensions');
    const lazy = page.locator('main .picture[loading="lazy"]');
    const main = page.locator('main .picture[loading="eager"]');
    const viewed = page.locator(':root[data-first-viewed]');
    await viewed.waitFor();
    expect(await lazy.evaluateAll(animationsOf)).toEqual(['none']);
    // The first second of the page again, because the test may be slower than it.
    await viewed.evaluate((root) => root.removeAttribute('data-first-viewed'));
    expect(await lazy.evaluateAll(animationsOf)).toEqual(['outside-the-page']);
    expect(await main.evaluateAll(animationsOf)).toEqual(['none']);
    await lazy.first().scrollIntoViewIfNeeded();
    await until(() => lazy.first().evaluate((one) => (one as HTMLImageElement).naturalWidth > 0), true);
    expect(complaints).toEqual([]);
    await leave();
  });

  it('AUT-01 NAV-13 has the title of the sign-in page where it stays, while the rest of the page is still to come', async () => {
    const { page, leave } = await visit(site, phone);
    const titleTop = async () => (await page.locator('h1').boundingBox())?.y;
    await page.goto('/login');
    const top = await titleTop();
    await page.route('**/login', async (route) => {
      const response = await route.fetch();
      const body = await response.text();
      await route.fulfill({ response, body: body.slice(0, body.indexOf('<option', body.indexOf('<main'))) });
    });
    await page.reload();
    expect(await titleTop()).toBe(top);
    await page.unrouteAll();
    await leave();
  });

  it('C14 has the rules for prefetching links after the visitor’s first event, which the policy allows', async () => {
    const { page, complaints, leave } = await visit(site, phone);
    await page.goto('/faq');
    const rules = page.locator('head > script[type="speculationrules"]');
    expect(await rules.count()).toBe(0);
    await page.mouse.move(200, 400);
    await rules.waitFor({ state: 'attached' });
    expect(complaints).toEqual([]);
    await leave();
  });

  it('PYC-06 F9 keeps a guest’s pages in place while script shows what the browser can store, and its time zone', async () => {
    const { page, context, complaints, leave } = await visit(site, {
      ...phone,
      viewport: { width: 390, height: 844 },
      timezoneId: 'UTC',
    });
    const guest = await signIn(site.url, 'guest@example.com');
    await context.addCookies([...guest.jar].map(([name, value]) => ({ name, value, url: site.url })));
    await page.goto('/my-profile/trips/boarding?reservationId=ON70010001');
    await page.getByRole('button', { name: 'Keep this page on this device' }).waitFor();
    expect(await layoutShiftOf(page)).toBeLessThan(0.02);

    await page.goto('/my-profile/overview');
    await page.getByRole('link', { name: 'Schedule a meeting' }).first().click();
    await page.getByText('Times are in UTC.').waitFor();
    expect(await layoutShiftOf(page)).toBeLessThan(0.02);
    expect(complaints).toEqual([]);
    await leave();
  });
});
