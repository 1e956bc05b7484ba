import { violationsOf } from '../support/axe';
import { keyboardOf } from './keyboard';
import { openSite, type Site, visit } from './site';
import { type Hands, pointer } from './thread';

let site: Site;
beforeAll(async () => {
  site = await openSite();
}, 60_000);
afterAll(() => site.close());

const asked = '/voyages?region=caribbean&budget=30000&amenity=terrace';

/** A couple, February, under $30,000, a terrace: from the list of voyages to a sailing, in one page without a reload. */
async function findSailing(width: number, handsOf: (page: Parameters<typeof keyboardOf>[0]) => Hands): Promise<void> {
  const { page, complaints, leave } = await visit(site, { viewport: { width, height: 900 } });
  await page.goto('/voyages');
  const { press, pick } = handsOf(page);
  const fold = (name: string) => page.locator('.facet summary', { hasText: name });
  const optionOf = async (select: string, text: string) =>
    (await page.locator(`${select} option`, { hasText: text }).first().textContent()) ?? '';
  const follow = async (address: RegExp) => page.waitForURL(address);
  await press(fold('Where'));
  await pick(page.locator('#filter-region'), await optionOf('#filter-region', 'All Caribbean waters'));
  await follow(/region=caribbean/);
  await press(fold('When'));
  const february = page.locator('.facet__boxes--month label', { hasText: /^Feb / }).first();
  const name = await february.locator('input').getAttribute('name');
  const count = await february.locator('.facet__count').textContent();
  await february.locator('input').press('Space');
  await follow(/month=\d{4}-02/);
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe(name);
  expect(await page.locator('.voyages__count').textContent()).toMatch(new RegExp(`^${count} voyages? in Caribbean`));
  await press(fold('Guests and budget'));
  await pick(page.locator('#filter-budget'), await optionOf('#filter-budget', 'Up to $30,000'));
  await follow(/budget=30000/);
  await press(fold('Suite'));
  await page.locator('input[name="amenity.terrace"]').press('Space');
  await follow(/amenity=terrace/);
  await press(page.getByRole('button', { name: /^Show \d+ voyages?$/ }));
  const card = page.locator('.voyage-card a.card__link').first();
  const href = (await card.getAttribute('href')) ?? '';
  await press(card);
  await page.waitForURL((url) => url.pathname + url.search === href);
  expect(complaints).toEqual([]);
  await leave();
}

describe('a voyage for a couple in February, under $30,000, with a terrace', () => {
  it('ROU-30 is found on a phone without a reload, with the focus where it was', async () => {
    await findSailing(390, () => pointer);
  }, 60_000);

  it('NAV-01 ROU-30 is asked for in the menu of any page, with counts that follow, in 20 kB of script (in full)', async () => {
    const { page, complaints, leave } = await visit(site, { viewport: { width: 1440, height: 900 } });
    await page.goto('/about');
    const scripts: number[] = [];
    await page.locator('details.finder > summary').hover();
    await page.locator('details.finder > summary').click();
    const form = page.locator('.finder form.voyage-filter');
    await form.waitFor();
    expect(await form.evaluate((filter) => getComputedStyle(filter).display)).toBe('grid');
    const show = form.getByRole('button', { name: /^Show \d+ voyages?$/ });
    const all = await show.textContent();
    await form.locator('.facet summary', { hasText: 'Suite' }).click();
    await form.locator('input[name="amenity.step-free"]').press('Space');
    await page.waitForFunction(
      (before) => document.querySelector('.finder .voyage-filter button:not([name])')?.textContent !== before,
      all,
    );
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('amenity.step-free');
    const count = /\d+/.exec((await show.textContent()) ?? '')?.[0];
    for (const { name, bytes } of await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map((one) => ({ name: one.name, bytes: (one as PerformanceResourceTiming).encodedBodySize })),
    ))
      if (/fill-finder|live-facets/.test(name)) scripts.push(bytes);
    expect(scripts.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(20_000);
    await show.click();
    await page.waitForURL(/\/voyages\?amenity=step-free$/);
    expect(await page.locator('.voyages__count').textContent()).toMatch(new RegExp(`^${count} voyages?`));
    expect(complaints).toEqual([]);
    await leave();
  }, 60_000);

  it('ROU-30 is found on a wide screen, and with the keyboard alone (in full)', async () => {
    await findSailing(1440, () => pointer);
    await findSailing(1440, keyboardOf);
  }, 120_000);

  it.each([390, 1440])(
    'ROU-30 has no fault that axe finds, folded and unfolded, at %d px (in full)',
    async (width) => {
      const { page, complaints, leave } = await visit(site, { viewport: { width, height: 900 } });
      for (const address of [
        asked,
        '/voyages?view=voyages',
        '/voyages?region=atlantis',
        '/voyages?budget=1',
        '/search?q=february+caribbean',
      ]) {
        await page.goto(address);
        expect(await violationsOf(page)).toEqual([]);
        // The folds are the same on every address: axe takes seconds for each.
        if (address !== asked) continue;
        for (const fold of await page.locator('.facet summary').all()) {
          await fold.click();
          expect(await violationsOf(page)).toEqual([]);
        }
      }
      expect(complaints).toEqual([]);
      await leave();
    },
    120_000,
  );

  it('ROU-30 is found without script, by the form alone (in full)', async () => {
    const { page, leave } = await visit(site, { javaScriptEnabled: false });
    await page.goto(asked);
    await page.locator('.facet summary', { hasText: 'When' }).click();
    await page.locator('.facet__boxes--month label', { hasText: /^Feb / }).first().click();
    await page.getByRole('button', { name: /^Show \d+ voyages?$/ }).click();
    await page.waitForURL(/month\.\d{4}-02=1/);
    expect(await page.locator('.asked__link').allTextContents()).toContainEqual(expect.stringMatching(/^February/));
    await leave();
  }, 60_000);
});
