import type { Browser, Page } from 'playwright-core';
import { violationsOf } from '../support/axe';
import { launchChromium } from '../support/launch-chromium';
import { nextFrames } from '../support/next-frames';
import { openSite, type Site, sticksOut, visit } from './site';

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

let site: Site;
beforeAll(async () => {
  site = await openSite(undefined, { hasPictures: true });
}, 60_000);
afterAll(() => site.close());

const main = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const word = (page: Page, words: string) => main(page).locator('summary', { hasText: words });
const decided = (page: Page) => page.context().addCookies([{ name: 'consent', value: 'declined', url: site.url }]);

describe('the header', () => {
  it.each([
    [desktop, true, ''],
    [desktop, false, ' (in full)'],
    [phone, true, ' (in full)'],
    [phone, false, ' (in full)'],
  ])(
    'NAV-01 NAV-02 leads to a region by the menu and to sailings by the finder (%j, script %s)%s',
    async (viewport, javaScriptEnabled) => {
      const { page, complaints, leave } = await visit(site, { viewport, javaScriptEnabled });
      await page.goto('/');
      if (viewport === phone) await main(page).getByRole('button', { name: 'Menu' }).click();
      await word(page, 'Destinations').click();
      await main(page).getByRole('link', { name: 'Adriatic', exact: true }).first().click();
      await page.waitForURL('**/destinations/adriatic');
      await word(page, 'Find a Voyage').click();
      if (javaScriptEnabled) await main(page).locator('.facet summary', { hasText: 'Where' }).click();
      await main(page).getByLabel('Waters').selectOption('bahamas');
      await main(page)
        .getByRole('button', { name: javaScriptEnabled ? /^Show \d+ voyages?$/ : 'See what sails' })
        .click();
      await page.waitForURL((url) => url.pathname === '/voyages' && url.searchParams.get('region') === 'bahamas');
      expect(complaints).toEqual([]);
      await leave();
    },
  );

  it('NAV-01 NAV-13 has the profile, the finder and the way to inquire in its row on a tablet', async () => {
    const { page, leave } = await visit(site, { viewport: { width: 768, height: 1024 } });
    await page.goto('/faq');
    const row = page.locator('.site-header__row');
    const controls = [
      row.getByRole('link', { name: 'Sign In' }),
      word(page, 'Find a Voyage'),
      row.getByRole('link', { name: 'Inquire Now' }),
    ];
    expect(await Promise.all(controls.map((control) => control.isVisible()))).toEqual([true, true, true]);
    expect(await sticksOut(page)).toEqual([]);
    await leave();
  });

  it('NAV-03 shows the voyage that was looked at last (in full)', async () => {
    const { page, complaints, leave } = await visit(site, { viewport: desktop });
    await page.goto('/voyages/the-grenadines-slowly');
    await page.goto('/stories');
    await word(page, 'Voyages').click();
    const tile = page.getByRole('region', { name: 'Recently viewed' });
    await tile.waitFor();
    expect(await tile.getByRole('link').first().getAttribute('href')).toBe('/voyages/the-grenadines-slowly');
    expect(
      await tile.locator('img').evaluate((picture) => (picture as HTMLImageElement).decode().then(() => true)),
    ).toBe(true);
    expect(complaints).toEqual([]);
    await leave();
  });

  it('has room at 320 px, and nothing that axe finds in its open menus, light and dark (in full)', async () => {
    const { page, leave } = await visit(site, { viewport: { width: 320, height: 640 } });
    await decided(page);
    await page.goto('/');
    await word(page, 'Find a Voyage').click();
    expect(await sticksOut(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await main(page).getByRole('button', { name: 'Menu' }).click();
    await word(page, 'Ashore').click();
    expect(await sticksOut(page)).toEqual([]);
    const found: string[] = [];
    for (const [viewport, colorScheme] of [
      [phone, 'light'],
      [desktop, 'dark'],
    ] as const) {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto('/');
      if (viewport === phone) await main(page).getByRole('button', { name: 'Menu' }).click();
      await word(page, 'Voyages').click();
      found.push(
        ...(await violationsOf(page, { within: 'header' })).map(
          (broken) => `${viewport.width} ${colorScheme}: ${broken}`,
        ),
      );
    }
    expect(found).toEqual([]);
    await leave();
  }, 90_000);
});

describe('what lies on a page', () => {
  /** Without a window a browser sooner or later reports a pointer that nobody moved, which counts as a visitor who is there. */
  let quiet: Browser;
  beforeAll(async () => {
    quiet = await launchChromium({ isWhole: true });
  }, 60_000);
  afterAll(() => quiet.close());

  it('CNT-35 CNT-36 introduces the line on the home page once a visitor acts, and never again after its last step (in full)', async () => {
    const { page, context, complaints, leave } = await visit({ ...site, browser: quiet }, { viewport: desktop });
    await decided(page);
    await page.goto('/', { waitUntil: 'networkidle' });
    const intro = page.getByRole('region', { name: 'A first word' });
    expect(await intro.isVisible()).toBe(false);
    await page.mouse.move(700, 400);
    await intro.waitFor();
    await intro.getByRole('button', { name: 'Go on' }).click();
    await intro.getByRole('button', { name: 'Come aboard' }).click();
    await intro.waitFor({ state: 'hidden' });
    expect((await context.cookies()).find(({ name }) => name === 'mcIntroSeen')?.value).toBe('true');
    await page.reload();
    await page.mouse.move(500, 300);
    await page.waitForLoadState('networkidle');
    expect(await intro.isVisible()).toBe(false);
    expect(complaints).toEqual([]);
    await leave();
  });

  it.each([
    [{ width: 390, height: 664 }, ''],
    [{ width: 320, height: 640 }, ' (in full)'],
    [{ width: 768, height: 1024 }, ' (in full)'],
  ])(
    'CNT-35 introduces the line above the first slide’s buttons, and leaves with the slide, at %j%s',
    async (viewport) => {
      const { page, leave } = await visit(site, { viewport, reducedMotion: 'no-preference' });
      await decided(page);
      await page.goto('/');
      const intro = page.locator('.intro');
      await page.mouse.move(100, 300);
      await intro.waitFor();
      // The card begins to rise with the frame after it is there.
      await nextFrames(page);
      await intro.evaluate((card) => Promise.all(card.getAnimations().map(({ finished }) => finished)));
      const heightOnScreen = (selector: string) =>
        page
          .locator(selector)
          .evaluate((part) => part.getBoundingClientRect().toJSON() as { top: number; bottom: number });
      const { top, bottom } = await heightOnScreen('.intro');
      const isBelow = [];
      for (const control of ['[data-current] .hero__words .button', '.hero-carousel__toggle'])
        isBelow.push((await heightOnScreen(`.hero-carousel ${control}`)).top >= bottom);
      expect(isBelow).toEqual([true, true]);
      await page.evaluate(() => window.scrollTo(0, 500));
      expect((await heightOnScreen('.intro')).top).toBe(top - 500);
      await leave();
    },
  );

  it('CNT-36 shows nothing to editors of the page, nor anywhere without script (in full)', async () => {
    for (const [path, javaScriptEnabled] of [
      ['/?editing', true],
      ['/', false],
    ] as const) {
      const { page, leave } = await visit(site, { javaScriptEnabled });
      await decided(page);
      await page.goto(path);
      await page.mouse.move(700, 400);
      await page.waitForLoadState('networkidle');
      expect(await page.locator('.intro').isVisible()).toBe(false);
      await leave();
    }
  });

  it('H13 asks for consent and keeps its controls where the browser blocks storage', async () => {
    const { page, context, complaints, leave } = await visit(site);
    await context.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('Storage is blocked', 'SecurityError');
          },
        });
    });
    await page.goto('/voyages');
    await page.locator('[data-consent]').waitFor();
    expect(complaints).toEqual([]);
    await leave();
  });

  it('NOT-11 shows the alert above the header, also where that lies on a picture, until it is closed (in full)', async () => {
    const { page, context, leave } = await visit(site, { viewport: desktop });
    await context.addCookies([{ name: 'line-alert', value: 'true', url: site.url }]);
    for (const path of ['/', '/voyages']) {
      await page.goto(path);
      const banner = page.getByRole('complementary', { name: 'Notice' });
      await banner.waitFor();
      const box = await banner.boundingBox();
      expect((await page.locator('.site-header').boundingBox())?.y).toBeGreaterThanOrEqual(
        (box?.y ?? 0) + (box?.height ?? 0),
      );
    }
    await page.getByRole('button', { name: 'Close this notice' }).click();
    await page.locator('.alert-banner').waitFor({ state: 'hidden' });
    await page.goto('/');
    expect(await page.locator('.alert-banner').isVisible()).toBe(false);
    expect((await context.cookies()).find(({ name }) => name === 'line-alert')?.value).toBe('false');
    await leave();
  });
});

describe('a phone', () => {
  it('has at most eight screens of a voyage, a region or the ways ashore, and six of the suites', async () => {
    const { page, complaints, leave } = await visit(site, { viewport: { width: 390, height: 844 } });
    const voyages = (await (await fetch(`${site.url}/api/voyages`)).json()) as readonly {
      readonly slug: string;
      readonly itineraryId: string;
      readonly nights: number;
      readonly availableCategories: Readonly<Record<string, number>>;
    }[];
    const longest = voyages.toSorted((one, other) => other.nights - one.nights)[0];
    // Where most kinds are taken, every card has words about it and the waitlist.
    const countFreeKinds = ({ availableCategories }: (typeof voyages)[number]) =>
      Object.values(availableCategories).filter(Boolean).length;
    const fullest = voyages.toSorted((one, other) => countFreeKinds(one) - countFreeKinds(other))[0];
    const tooLong: string[] = [];
    for (const [path, screens] of [
      [`/voyages/${longest?.slug}?id=${longest?.itineraryId}`, 8],
      ['/destinations/greek-isles', 8],
      ['/destinations/grand-mediterranean', 8],
      ['/accessibility', 8],
      [`/reserve-now/${fullest?.itineraryId}/suite/`, 6],
    ] as const) {
      await page.goto(path);
      const ends = await page
        .locator('main, footer')
        .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().bottom));
      if (ends.length === 0 || Math.max(...ends) > screens * 844) tooLong.push(`${path}: ${Math.max(...ends)} px`);
    }
    expect([tooLong, complaints]).toEqual([[], []]);
    await leave();
  }, 60_000);
});
