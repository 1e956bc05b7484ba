import type { Page } from 'playwright-core';
import { violationsOf } from '../support/axe';
import { until } from '../support/until';
import { openSite, type Site, visit } from './site';

const suite = '/vessels/four-seasons-1/suites/loft-suite';
const moduleBudget = 15_000;

let site: Site;
beforeAll(async () => {
  site = await openSite(undefined, { hasPictures: true, hasWebGl: true });
}, 60_000);
afterAll(() => site.close());

const opener = (page: Page) => page.getByRole('link', { name: 'Look around the suite' });
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Look around the Loft Suite' });
const viewOf = (page: Page) => dialogOf(page).getByRole('application', { name: 'View in all directions' });
const headingOf = (page: Page) => () => viewOf(page).getAttribute('data-heading');
const isStillVisible = (page: Page) => dialogOf(page).locator('.panorama__still').isVisible();

/** Notes what the page fetches: addresses of panoramas, and scripts. */
function watchRequests(page: Page) {
  const fetched = { panoramas: [] as string[], scripts: [] as Promise<string>[] };
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.includes('-panorama-')) fetched.panoramas.push(pathname);
    if (pathname.endsWith('.js')) fetched.scripts.push(response.text());
  });
  return fetched;
}

/** The scripts that draw panoramas: only they listen to this event of WebGL. */
const viewersIn = async (scripts: readonly Promise<string>[]) =>
  (await Promise.all(scripts)).filter((script) => script.includes('webglcontextlost'));

describe('the panorama of a suite', () => {
  it('is fetched when it is opened by keyboard, follows the keys, and closes with Escape', async () => {
    const { page, complaints, leave } = await visit(site, { viewport: { width: 1440, height: 900 } });
    const fetched = watchRequests(page);
    await page.goto(suite);
    await opener(page).focus();
    await page.waitForLoadState('networkidle');
    expect(fetched.panoramas).toEqual([]);
    expect(await viewersIn(fetched.scripts)).toEqual([]);

    await page.keyboard.press('Enter');
    await until(headingOf(page), '0');
    expect(fetched.panoramas).toEqual([expect.stringContaining('-4096.')]);
    const [viewer = '', ...others] = await viewersIn(fetched.scripts);
    expect(others).toEqual([]);
    expect(viewer).toContain('gl_FragColor');
    expect(viewer).not.toMatch(/\bimport\b/);
    expect(viewer.length).toBeLessThanOrEqual(moduleBudget);

    expect(await viewOf(page).evaluate((view) => view === document.activeElement)).toBe(true);
    expect(await isStillVisible(page)).toBe(false);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowUp');
    await until(headingOf(page), '10');
    await until(() => dialogOf(page).getByRole('status').textContent(), 'Looking 10° to the right, 10° up');
    expect(await violationsOf(page, { within: 'dialog[open]', isAlwaysColours: true })).toEqual([]);
    await page.keyboard.press('Home');
    await until(headingOf(page), '0');

    await page.keyboard.press('Escape');
    await dialogOf(page).waitFor({ state: 'hidden' });
    expect(await opener(page).evaluate((link) => link === document.activeElement)).toBe(true);
    expect(complaints).toEqual([]);
    await leave();
  }, 90_000);

  it('takes the small picture on a phone, and follows a finger (in full)', async () => {
    const { page, complaints, leave } = await visit(site, {
      viewport: { width: 390, height: 844 },
      deviceScaleFactor: 3,
      hasTouch: true,
    });
    const fetched = watchRequests(page);
    await page.goto(suite);
    await opener(page).tap();
    await until(headingOf(page), '0');
    expect(fetched.panoramas).toEqual([expect.stringContaining('-2048.')]);
    await page.mouse.move(300, 400);
    await page.mouse.down();
    await page.mouse.move(200, 400, { steps: 4 });
    await page.mouse.up();
    expect(Number(await headingOf(page)())).toBeGreaterThan(5);
    await dialogOf(page).getByRole('link', { name: 'Close' }).click();
    await dialogOf(page).waitFor({ state: 'hidden' });
    expect(complaints).toEqual([]);
    await leave();
  }, 90_000);

  it('leaves the flat picture with its words where there is no WebGL, and when its context is lost (in full)', async () => {
    const { page, complaints, leave } = await visit(site, { viewport: { width: 820, height: 1180 } });
    await page.goto(suite);
    await opener(page).click();
    await until(headingOf(page), '0');
    await viewOf(page).evaluate((view) =>
      view.querySelector('canvas')?.getContext('webgl')?.getExtension('WEBGL_lose_context')?.loseContext(),
    );
    await until(() => isStillVisible(page), true);

    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null;
    });
    await page.reload();
    await opener(page).click();
    await until(() => isStillVisible(page), true);
    await page.waitForLoadState('networkidle');
    expect([await isStillVisible(page), await viewOf(page).count()]).toEqual([true, 0]);
    expect(await dialogOf(page).getByText('all round').isVisible()).toBe(true);
    expect(await violationsOf(page, { within: 'dialog[open]', isAlwaysColours: true })).toEqual([]);
    expect(complaints).toEqual([]);
    await leave();
  }, 90_000);

  it('is looked at from the page of the yacht too, of an open deck (in full)', async () => {
    const { page, complaints, leave } = await visit(site, { viewport: { width: 1440, height: 900 } });
    const fetched = watchRequests(page);
    await page.goto('/vessels/four-seasons-1');
    await page.getByRole('link', { name: 'Look around on deck' }).click();
    const view = page.getByRole('dialog', { name: 'Look around on deck' }).getByRole('application');
    await until(() => view.getAttribute('data-heading'), '0');
    expect(fetched.panoramas).toEqual([expect.stringContaining('pool-deck-panorama-4096.')]);
    await page.keyboard.press('ArrowLeft');
    await until(() => view.getAttribute('data-heading'), '350');
    expect(complaints).toEqual([]);
    await leave();
  }, 60_000);

  it('shows the flat picture by its link without script', async () => {
    const { page, complaints, leave } = await visit(site, { javaScriptEnabled: false });
    await page.goto(suite);
    expect(await dialogOf(page).isVisible()).toBe(false);
    await opener(page).click();
    await until(() => isStillVisible(page), true);
    await dialogOf(page).getByRole('link', { name: 'Close' }).click();
    await dialogOf(page).waitFor({ state: 'hidden' });
    expect(complaints).toEqual([]);
    await leave();
  }, 60_000);
});
