import { findSailing, hasRoom } from './sailing';
import { openSite, type Site, visit } from './site';

let site: Site;
beforeAll(async () => {
  site = await openSite();
}, 60_000);
afterAll(() => site.close());

describe('the shell of a reservation', () => {
  it('ROU-09 VOY-17 leads from a date to the step of that sailing, and stays where the visitor was', async () => {
    const { page, complaints, leave } = await visit(site);
    const { itineraryId } = await findSailing(site, hasRoom);
    await page.goto(`/reserve-now/${itineraryId}?suiteId=BR-I,SV`);
    const other = page.locator('#dates a:not([aria-current])').first();
    const href = (await other.getAttribute('href')) ?? '';
    await other.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => window.scrollY);
    await other.click();
    await page.waitForURL((url) => href.startsWith(url.pathname));
    expect(new URL(page.url()).searchParams.get('suiteId')).toBe('BR-I,SV');
    expect(new URL(page.url()).pathname).not.toContain(itineraryId);
    expect(await page.locator('#dates a[aria-current]').isVisible()).toBe(true);
    if (before > 0) expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    expect(complaints).toEqual([]);
    await leave();
  });

  it('RES-07 hides its header on the way down past 100 px, and shows it on the way up', async () => {
    const { page, leave } = await visit(site, { viewport: { width: 390, height: 700 } });
    const { itineraryId } = await findSailing(site, hasRoom);
    await page.goto(`/reserve-now/${itineraryId}/suite/?suiteId=BR-I,SV&guestsAdults=2&guestsChildren=0`);
    const header = page.locator('.reservation-header');
    const isOnScreen = () => header.evaluate((element) => element.getBoundingClientRect().bottom > 1);
    expect(await isOnScreen()).toBe(true);
    await page.mouse.move(200, 400);
    await page.mouse.wheel(0, 900);
    await page.locator('.reservation-header[data-hidden]').waitFor({ state: 'attached' });
    await page.mouse.wheel(0, -300);
    await page.locator('.reservation-header:not([data-hidden])').waitFor({ state: 'attached' });
    expect(await isOnScreen()).toBe(true);
    await leave();
  });

  it('ROU-03 RES-10 goes back to the voyages from its first step, and to its first step from the suites', async () => {
    const { page, leave } = await visit(site);
    const { itineraryId } = await findSailing(site, hasRoom);
    await page.goto(
      `/reserve-now/${itineraryId}/suite/?suiteId=BR-I,SV&guestsAdults=2&guestsChildren=0&errorcode=RES-CatCode`,
    );
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await page.waitForURL(`**/reserve-now/${itineraryId}?*`);
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
      suiteId: 'BR-I,SV',
      guestsAdults: '2',
      guestsChildren: '0',
      errorcode: 'RES-CatCode',
    });
    await page.goto(`/reserve-now/${itineraryId}`);
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await page.waitForURL('**/voyages');
    await leave();
  });

  it('RES-10 RES-19 goes back to the page that the reservation was begun from, and never to another site (in full)', async () => {
    const { page, leave } = await visit(site);
    const { slug, itineraryId } = await findSailing(site, hasRoom);
    await page.goto(`/voyages/${slug}?id=${itineraryId}`);
    await page.getByRole('link', { name: 'Reserve', exact: true }).click();
    await page.waitForURL('**/reserve-now/**');
    expect(await page.evaluate(() => sessionStorage.getItem('back_session_referrer'))).toBe(
      `/voyages/${slug}?id=${itineraryId}`,
    );
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await page.waitForURL(`**/voyages/${slug}?id=${itineraryId}`);
    await page.evaluate(() => sessionStorage.setItem('back_session_referrer', '//evil.example/'));
    await page.goto(`/reserve-now/${itineraryId}`);
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await page.waitForURL('**/voyages');
    await leave();
  });

  it('SUI-08 SUI-10 H72 remembers the party of this browser, and corrects an address that makes no sense with it (in full)', async () => {
    const { page, leave } = await visit(site);
    const { itineraryId, slug } = await findSailing(site, hasRoom);
    const suiteStep = `/reserve-now/${itineraryId}/suite/?suiteId=BR-I,SV`;
    await page.goto(`${suiteStep}&guestsAdults=2&guestsChildren=0`);
    await page.getByRole('button', { name: 'Add an adult' }).click();
    await page.waitForURL(/guestsAdults=3/);
    await page.waitForFunction(
      () =>
        localStorage.getItem('reserveSelectedAdults') === '3' &&
        localStorage.getItem('reserveSelectedChildren') === '0',
    );
    await page.goto(suiteStep);
    await page.waitForURL(/guestsAdults=3&guestsChildren=0/);
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await page.getByRole('link', { name: 'Continue to suites' }).click();
    await page.waitForURL(/guestsAdults=3&guestsChildren=0/);
    // The finder passes on the party that it was asked for.
    await page.goto(`/voyages/${slug}?id=${itineraryId}&guestsAdults=4&guestsChildren=1`);
    await page.getByRole('link', { name: 'Reserve', exact: true }).click();
    await page.getByRole('link', { name: 'Continue to suites' }).click();
    await page.waitForURL(/guestsAdults=4&guestsChildren=1/);
    await leave();
  });

  it('NOT-07 RES-16 RES-17 lets a visitor leave half way, and continue later where they were', async () => {
    const { page, complaints, leave } = await visit(site, { viewport: { width: 390, height: 800 } });
    const { itineraryId, title, slug } = await findSailing(site, hasRoom);
    const suiteStep = `/reserve-now/${itineraryId}/suite/?suiteId=BR-I,SV&guestsAdults=3&guestsChildren=1`;
    await page.goto(suiteStep);
    await page.getByRole('link', { name: 'Close' }).click();
    await page.waitForURL(`**/voyages/${slug}?id=${itineraryId}`);
    await page.goto('/stories');
    const reminder = page.getByRole('complementary', { name: 'Waiting for you' });
    await reminder.getByText(title).waitFor();
    const stored = JSON.parse((await page.evaluate(() => localStorage.getItem('globalNotifications'))) ?? '[]') as {
      readonly type: string;
      readonly category: string;
    }[];
    expect(stored.map(({ type, category }) => [type, category])).toEqual([['P2', 'continueBooking']]);
    await reminder.getByRole('link', { name: 'Continue' }).click();
    await page.waitForURL(`**${suiteStep}`);
    expect(await page.locator('output').allTextContents()).toEqual(['Adults: 3', 'Children: 1']);
    await page.goto('/stories');
    await reminder.getByRole('button', { name: 'Close this reminder' }).click();
    await page.reload();
    await page.waitForLoadState('networkidle');
    expect([await reminder.isVisible(), complaints]).toEqual([false, []]);
    await leave();
  }, 60_000);
});
