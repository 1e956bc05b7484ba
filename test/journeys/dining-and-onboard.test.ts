import type { Page } from 'playwright-core';
import { colours, violationsOf } from '../support/axe';
import { openSite, type Site, sticksOut, visit } from './site';

let site: Site;
beforeAll(async () => {
  site = await openSite();
}, 60_000);
afterAll(() => site.close());

const shownChefs = (page: Page) =>
  page.locator('.chef-picker__chosen:visible').evaluateAll((all) => all.map(({ id }) => id));
const addresses = [
  '/culinary-and-beverage',
  '/culinary-and-beverage/venue/sal',
  '/culinary-and-beverage/chefs/emre-tasdelen',
  '/life-onboard',
  '/life-onboard/the-pool',
  '/voyage-extensions',
  '/voyage-extensions/three-nights-on-hydra',
  '/voyage-extensions/inquire',
  '/voyage-extensions/inquire?extension=granada-before-malaga',
];

describe('the chef picker in a browser', () => {
  it('CNT-04 shows one chef at a time without script: the one that the address names, then the one that is pressed (in full)', async () => {
    const { page, complaints, leave } = await visit(site, { javaScriptEnabled: false });
    await page.goto('/culinary-and-beverage?chef=osric-tannis');
    expect(await shownChefs(page)).toEqual(['osric-tannis']);
    await page.locator('label[for="chef-solene-arnaud"]').click();
    expect(await shownChefs(page)).toEqual(['solene-arnaud']);
    await page.setViewportSize({ width: 390, height: 844 });
    // A page that was opened wide and is narrowed, as by turning a tablet.
    expect(await sticksOut(page)).toEqual([]);
    await page.locator('label[for="chef-beatriu-coll"]').click();
    expect(await shownChefs(page)).toEqual(['beatriu-coll']);
    expect(complaints).toEqual([]);
    await leave();
  }, 60_000);

  it('CNT-04 is chosen from by arrow keys, and leads on to the page of its chef (in full)', async () => {
    const { page, complaints, leave } = await visit(site);
    await page.goto('/culinary-and-beverage');
    await page.getByRole('radio', { name: 'Annelore Vandeweghe' }).focus();
    await page.keyboard.press('ArrowDown');
    expect(await shownChefs(page)).toEqual(['beatriu-coll']);
    await page.getByRole('link', { name: 'The page about Beatriu Coll' }).click();
    await page.getByRole('heading', { level: 1, name: 'Beatriu Coll' }).waitFor();
    expect(complaints).toEqual([]);
    await leave();
  }, 60_000);
});

describe('tables, life on board and nights ashore', () => {
  it('CNT-04 ROU-32 ROU-33 break no rule of axe, nor the contrast of the dark (in full)', async () => {
    const { page, complaints, leave } = await visit(site, { viewport: { width: 820, height: 900 } });
    const found: string[] = [];
    // The other kinds of pages are the trial's (every-page.ts).
    for (const path of [
      '/culinary-and-beverage',
      '/life-onboard',
      '/voyage-extensions/inquire?extension=granada-before-malaga',
    ]) {
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await page.goto(path);
      found.push(...(await violationsOf(page, { hasColours: false })).map((broken) => `${path} light: ${broken}`));
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
      found.push(...(await violationsOf(page, { only: colours })).map((broken) => `${path} dark: ${broken}`));
    }
    expect(found).toEqual([]);
    expect(complaints).toEqual([]);
    await leave();
  }, 180_000);

  it('ROU-32 ROU-33 move sideways at no width (in full)', async () => {
    const wide: string[] = [];
    const { page, leave } = await visit(site);
    for (const path of addresses) {
      // Opened as narrow as it is asked about first, then made wider.
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(path);
      for (const width of [320, 768, 1280]) {
        await page.setViewportSize({ width, height: 640 });
        wide.push(...(await sticksOut(page)));
      }
    }
    expect(wide).toEqual([]);
    await leave();
  }, 60_000);

  it('ROU-32 goes from the list to the form about it by links, and back by the back button (in full)', async () => {
    const { page, leave } = await visit(site);
    await page.goto('/voyage-extensions');
    await page.getByRole('link', { name: 'Three Nights on Hydra', exact: true }).click();
    await page.getByRole('link', { name: /^Inquire about Three Nights on Hydra/ }).click();
    await page.getByRole('heading', { level: 2, name: 'Three Nights on Hydra' }).waitFor();
    expect(await page.locator('input[type="hidden"][name="extension"]').first().inputValue()).toBe(
      'three-nights-on-hydra',
    );
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Three Nights on Hydra' }).waitFor();
    await leave();
  }, 60_000);
});
