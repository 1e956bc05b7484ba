import type { Page } from 'playwright-core';
import { findSailing, hasRoom } from './sailing';
import { openSite, type Site, visit } from './site';
import { parseHtml } from '../support/parse-html';
import { signIn } from '../support/sign-in';

let site: Site;
beforeAll(async () => {
  site = await openSite();
}, 60_000);
afterAll(() => site.close());

describe('a voyage', () => {
  it('ROU-07 CNT-13 goes from day to day, and back to the voyage in one step', async () => {
    const { page, complaints, leave } = await visit(site);
    const { slug, itineraryId } = await findSailing(site, hasRoom);
    await page.goto(`/voyages/${slug}?id=${itineraryId}`);
    await page.locator('.day__links a').nth(2).click();
    await page.waitForURL(/\/days\/day-\d+-/);
    const entries = await page.evaluate(() => window.history.length);
    for (let step = 0; step < 2; step += 1) {
      const before = page.url();
      await page.getByRole('link', { name: /^Next day: / }).click();
      await page.waitForURL((url) => url.href !== before);
      expect(page.url()).toContain(`id=${itineraryId}`);
    }
    expect(await page.evaluate(() => window.history.length)).toBe(entries);
    await page.goBack();
    expect(page.url()).toBe(`${site.url}/voyages/${slug}?id=${itineraryId}`);
    expect(complaints).toEqual([]);
    await leave();
  }, 60_000);

  it('H65 asks again for its prices when its window is seen again, and not before thirty seconds (in full)', async () => {
    const { page, complaints, leave } = await visit(site);
    const { slug, itineraryId } = await findSailing(site, hasRoom);
    const address = `/voyages/${slug}?id=${itineraryId}`;
    await page.clock.install();
    await page.goto(address);
    // The controls come at the first sign of a visitor.
    const controls = page.waitForResponse(/site-controls-\w+\.js/);
    await page.mouse.move(100, 100);
    // The page has this module too: it is ready here when it is ready there.
    await page.evaluate(`import(${JSON.stringify((await controls).url())}).then(() => undefined)`);
    let asked = 0;
    await page.route(
      (url) => `${url.pathname}${url.search}` === address,
      async (route) => {
        asked += 1;
        const answer = await route.fetch();
        await route.fulfill({
          status: 200,
          contentType: 'text/html',
          body: (await answer.text()).replace(
            /(data-live="price">)[^<]*/,
            (_whole, tag: string) => `${tag}Per suite starting from $1.00`,
          ),
        });
      },
    );
    const comeBack = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await comeBack();
    expect(asked).toBe(0);
    await page.clock.fastForward(31_000);
    await comeBack();
    await page.locator('[data-live="price"]', { hasText: 'Per suite starting from $1.00' }).waitFor();
    await comeBack();
    expect(asked).toBe(1);
    expect(complaints).toEqual([]);
    await leave();
  }, 60_000);

  it.each([
    [390, ''],
    [1440, ' (in full)'],
  ])(
    'VOY-21 VOY-23 chooses another date by a button at %d px: the list stays where it is, in the dropdown too%s',
    async (width) => {
      const { page, complaints, leave } = await visit(site, { viewport: { width, height: 900 } });
      await page.goto('/voyages/cyclades-in-seven-nights?suiteId=BR-I,SV');
      await page.evaluate(() => (document.body.dataset['first'] = 'yes'));
      const length = await page.evaluate(() => history.length);
      for (const selector of ['.date-dropdown', '#dates']) {
        if (selector === '.date-dropdown') await page.locator('.date-dropdown summary').click();
        const other = page.locator(`${selector} button[aria-pressed="false"]`).first();
        const id = (await other.getAttribute('value')) ?? '';
        await other.scrollIntoViewIfNeeded();
        const chosen = page.locator(`${selector} button[value="${id}"]`);
        const topOf = () => chosen.evaluate((button) => button.getBoundingClientRect().top);
        const top = await topOf();
        await other.press('Enter');
        await page.waitForURL((url) => url.searchParams.get('id') === id);
        await page.locator(`${selector} button[value="${id}"][aria-pressed="true"]`).waitFor();
        expect([
          Math.abs((await topOf()) - top) <= 1,
          new URL(page.url()).searchParams.get('suiteId'),
          await page.evaluate(() => [history.length, document.body.dataset['first']]),
          await chosen.evaluate((button) => button === document.activeElement),
          await page.locator(`a[href*="/reserve-now/${id}"]`).count(),
        ]).toEqual([true, 'BR-I,SV', [length, 'yes'], true, expect.any(Number)]);
        expect(await page.locator('.voyage-facts a[href^="/reserve-now/"]').getAttribute('href')).toContain(id);
      }
      expect(complaints).toEqual([]);
      await leave();
    },
    60_000,
  );

  it('CNT-17 VOY-21 leads from a date on a destination’s card to that date of its voyage', async () => {
    const { page, complaints, leave } = await visit(site);
    await page.goto('/destinations/lesser-antilles');
    await page.locator('.date-dropdown summary').click();
    const other = page.locator('.date-dropdown button[aria-pressed="false"]').first();
    const id = (await other.getAttribute('value')) ?? '';
    await other.click();
    await page.waitForURL((url) => url.pathname.startsWith('/voyages/') && url.searchParams.get('id') === id);
    await page.locator(`.voyage-facts a[href="/reserve-now/${id}"]`).waitFor();
    await page.goBack();
    await page.waitForURL('**/destinations/lesser-antilles');
    expect(complaints).toEqual([]);
    await leave();
  }, 60_000);

  it('VOY-21 chooses a date without script, at the list of dates (in full)', async () => {
    const { page, leave } = await visit(site, { javaScriptEnabled: false });
    await page.goto('/voyages/cyclades-in-seven-nights');
    const other = page.locator('#dates button[aria-pressed="false"]').first();
    const id = await other.getAttribute('value');
    await other.click();
    await page.waitForURL((url) => url.searchParams.get('id') === id && url.hash === '#dates');
    expect(await page.locator(`#dates button[value="${id}"]`).getAttribute('aria-pressed')).toBe('true');
    await leave();
  }, 60_000);

  it('VOY-17 reserves from its calendar, with the query of the page (in full)', async () => {
    const { page, leave } = await visit(site);
    await page.goto('/voyages/cyclades-in-seven-nights?suiteId=BR-I,SV');
    await page.locator('.calendar summary').click();
    await page.locator('.month__departure').first().click();
    await page.waitForURL(/\/reserve-now\/ON1-CYC-/);
    expect(new URL(page.url()).searchParams.get('suiteId')).toBe('BR-I,SV');
    await leave();
  }, 60_000);

  it('VOY-09 VOY-11 VOY-16 is changed and refined by its guest, and nothing changes before Submit', async () => {
    const { page, context, complaints, leave } = await visit(site);
    const guest = await signIn(site.url, 'guest@example.com');
    await context.addCookies([...guest.jar].map(([name, value]) => ({ name, value, url: site.url })));
    await page.goto('/shore-and-sea-experiences');
    const first = new URL(page.url()).searchParams.get('reservationId');
    await page.locator('.voyage-selector__voyage summary').click();
    await page.locator('.voyage-selector__option:not([aria-current])').first().click();
    await page.waitForURL(
      (url) => url.searchParams.get('reservationId') !== first && url.searchParams.has('itineraryId'),
    );
    const whole = page.url();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('link', { name: 'Refine your search (0)' }).click();
    const dialog = page.getByRole('dialog', { name: 'Refine your search (0)' });
    await dialog.getByLabel('From', { exact: true }).selectOption({ index: 2 });
    expect(page.url()).toBe(whole);
    await dialog.getByRole('button', { name: 'Submit' }).click();
    await page.waitForURL(/startDate=20/);
    await page.getByRole('link', { name: 'Refine your search (1)' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Clear filters' }).click();
    await page.waitForURL((url) => !url.searchParams.has('startDate'));
    expect(new URL(page.url()).search).toBe(new URL(whole).search);
    expect(complaints).toEqual([]);
    await leave();
  }, 60_000);
});

describe('a long list', () => {
  const more = 'a[data-control="load-more"]';

  it.each([
    ['/voyages?startDate=2027-04-01', '#voyage-list > li', /startDate=2027-04-01.*show=/],
    ['/voyages?view=list', '#voyage-list > tr', /view=list.*show=/],
    ['/stories', '#story-list > li', /\/stories\?show=/],
    ['/news', '#news-years li', /\/news\?show=/],
  ])(
    'ROU-30 ROU-31 CNT-16 goes on by itself at %s, keeps its filters, and is found again as long as it was (in full)',
    async (path, items, address) => {
      const inAll = async (open: Page) =>
        new Set(
          await open.locator(`${items} a[href]`).evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
        ).size;
      // As it was sent: with script it may be longer before anybody counts.
      const asSent = parseHtml(await (await fetch(`${site.url}${path}`)).text());
      const first = asSent.querySelectorAll(items).length;
      const unique = new Set(asSent.querySelectorAll(`${items} a[href]`).map((link) => link.getAttribute('href'))).size;
      const { page, complaints, leave } = await visit(site);
      await page.goto(path);
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await page.waitForFunction(([selector, count]) => document.querySelectorAll(selector).length > count, [
        items,
        first,
      ] as const);
      expect(page.url()).toMatch(address);
      expect(await inAll(page)).toBeGreaterThan(unique);
      const item = page.locator(items).nth(first);
      const href = (await item.locator('h2 a, h3 a, th a').first().getAttribute('href')) ?? '';
      await item.locator('h2 a, h3 a, th a').first().click();
      await page.waitForURL((url) => href.startsWith(url.pathname));
      await page.goBack();
      await page.waitForFunction(([selector, count]) => document.querySelectorAll(selector).length > count, [
        items,
        first,
      ] as const);
      expect(page.url()).toMatch(address);
      expect(complaints).toEqual([]);
      await leave();
    },
    60_000,
  );

  it('ROU-30 FAV-01 hands the focus on with the first that came, says how many are shown, and wires the favourite buttons that came (in full)', async () => {
    const { page, complaints, leave } = await visit(site);
    await page.goto('/voyages');
    await page.locator(more).focus();
    await page.waitForFunction(() => document.activeElement?.closest('#voyage-13') !== null);
    expect(await page.locator('.voyages__shown').textContent()).toMatch(/^(24|36|48) of \d+ shown$/);
    await page.locator('#voyage-13 [data-control="favourite"]').click();
    await page.locator('dialog[open]').waitFor();
    expect(complaints).toEqual([]);
    await leave();
  }, 60_000);

  it('ROU-30 is a page of its own without script (in full)', async () => {
    const { page, leave } = await visit(site, { javaScriptEnabled: false });
    for (const [path, items] of [
      ['/voyages', '#voyage-list > li'],
      ['/stories', '#story-list > li'],
      ['/news', '#news-years li'],
    ] as const) {
      await page.goto(path);
      const first = await page.locator(items).count();
      await page.locator(more).click();
      await page.waitForURL(/show=/);
      expect(await page.locator(items).count()).toBeGreaterThan(first);
    }
    await leave();
  }, 60_000);
});
