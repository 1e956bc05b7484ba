import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { colours, violationsOf } from '../support/axe';
import { until } from '../support/until';
import { openSite, type Site, sticksOut, visit } from './site';

let site: Site;
beforeAll(async () => {
  site = await openSite();
}, 60_000);
afterAll(() => site.close());

/** The gallery's page of this block at this width. */
async function open(name: string, width: number, options: BrowserContextOptions = {}) {
  const visitor = await visit(site, { viewport: { width, height: 900 }, ...options });
  await show(visitor.page, name);
  return visitor;
}

const show = (page: Page, name: string) => page.goto(`/dev/gallery?show=content/${name}`);

const block = (page: Page, name: string) => page.getByRole('region', { name: `content/${name}`, exact: true });
const rowOf = (within: Locator) => within.locator('[data-slides]').first();
/** How many slides of a row are wholly in sight. */
const inSight = (row: Locator) =>
  row
    .locator('[data-track]')
    .first()
    .evaluate((track) => {
      const index = track.getBoundingClientRect();
      return [...track.children]
        .map((slide) => slide.getBoundingClientRect())
        .filter(({ left, right }) => left >= index.left - 1 && right <= index.right + 1).length;
    });
/** In halves: the last one is cut by the edge. */
const thumbnailsInSight = (dialog: Locator) =>
  dialog.locator('.thumbnails').evaluate((list) => {
    const edge = list.getBoundingClientRect().right - parseFloat(getComputedStyle(list).paddingInlineEnd);
    const seen = [...list.children]
      .map((thumbnail) => thumbnail.getBoundingClientRect())
      .map(({ left, right, width }) => Math.max(0, Math.min(right, edge) - left) / width);
    return Math.round(2 * seen.reduce((sum, part) => sum + part, 0)) / 2;
  });
const placeOf = (row: Locator) => () => row.locator('[data-place]').first().textContent();
const focused = (page: Page) => () =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '');

describe('carousels', () => {
  it('CNT-21 CNT-22 H51 show as many side by side as their widths say (in full)', async () => {
    const { page, leave } = await open('CardCarousel', 1280);
    for (const [name, widths] of [
      [
        'CardCarousel',
        [
          [1280, 3],
          [1279, 2],
          [769, 2],
          [768, 1],
          [390, 1],
        ],
      ],
      [
        'ExperienceGallery',
        [
          [1440, 3],
          [1025, 3],
          [1024, 2],
          [390, 2],
        ],
      ],
    ] as const) {
      await show(page, name);
      for (const [width, sideBySide] of widths) {
        await page.setViewportSize({ width, height: 900 });
        // A row that is laid out anew settles on a slide a few frames later.
        await until(async () => ({ name, width, sideBySide: await inSight(rowOf(block(page, name))) }), {
          name,
          width,
          sideBySide,
        });
      }
    }
    await leave();
  });

  it('CNT-19 moves by its arrows, each off where it leads nowhere, and says where it stands (in full)', async () => {
    const { page, complaints, leave } = await open('CardCarousel', 1440, { reducedMotion: 'no-preference' });
    const row = rowOf(block(page, 'CardCarousel'));
    const [previous, next] = [
      row.getByRole('button', { name: /^Previous/ }),
      row.getByRole('button', { name: /^Next/ }),
    ];
    await next.hover();
    await until(placeOf(row), '1 – 3 of 5');
    expect([await previous.isDisabled(), await next.isDisabled()]).toEqual([true, false]);
    await next.focus();
    await page.keyboard.press('Enter');
    await until(placeOf(row), '3 – 5 of 5');
    expect([await previous.isDisabled(), await next.isDisabled()]).toEqual([false, true]);
    await until(focused(page), 'Next, Days off the ship');
    await previous.click();
    await until(placeOf(row), '1 – 3 of 5');
    expect(complaints).toEqual([]);
    await leave();
  });

  it('CNT-19 CNT-23 opens the detail of a card, its thumbnails 2.5 to 5.5 side by side', async () => {
    const { page, complaints, leave } = await open('CardCarousel', 390);
    await block(page, 'CardCarousel').getByRole('link', { name: 'Explore An olive mill at work' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'An olive mill at work' });
    await dialog.waitFor();
    for (const part of [
      'Sea experience',
      'With people who do this every day of the season',
      'Activity interest',
      'Food and drink, village life',
      'Activity level',
      'Please note',
      'Shoes with a closed toe',
    ])
      expect(await dialog.getByText(part).first().isVisible()).toBe(true);
    for (const [width, shown] of [
      [390, 2.5],
      [577, 3.5],
      [768, 4.5],
      [1024, 5.5],
      [1440, 5.5],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await until(async () => ({ width, shown: await thumbnailsInSight(dialog) }), { width, shown });
    }
    await dialog.getByRole('button', { name: /^Picture 4 of 7/ }).click();
    await until(placeOf(dialog), '4 of 7');
    expect(await dialog.locator('.thumbnails [aria-current]').getAttribute('data-slide')).toBe('3');
    await page.keyboard.press('Escape');
    await until(focused(page), 'Explore An olive mill at work');
    expect(complaints).toEqual([]);
    await leave();
  });

  it('CNT-18 opens a gallery at the picture that was pressed; keys lead on, and the focus returns (in full)', async () => {
    const { page, complaints, leave } = await open('Gallery', 820);
    await page.locator('[data-dialog="example-gallery"][data-slide="2"]').click();
    const dialog = page.getByRole('dialog', { name: 'Pictures of life aboard' });
    await until(placeOf(dialog), '3 of 7');
    await page.keyboard.press('ArrowRight');
    await until(placeOf(dialog), '4 of 7');
    await page.keyboard.press('ArrowLeft');
    await until(placeOf(dialog), '3 of 7');
    await dialog.getByRole('button', { name: /^Picture 7 of 7/ }).click();
    await until(placeOf(dialog), '7 of 7');
    expect(await dialog.getByRole('button', { name: /^Next/ }).isDisabled()).toBe(true);
    await dialog.getByRole('link', { name: 'Close' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await until(() => page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset['slide']), '2');
    expect(complaints).toEqual([]);
    await leave();
  });
});

describe('tabs and lists', () => {
  it('CNT-02 ROU-29 changes its panels at once; the address follows, the history and the place do not', async () => {
    const { page, complaints, leave } = await open('TabsBlock&from=mail', 820);
    const tags = page.locator('#example-tags');
    await tags.evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }));
    const before = await page.evaluate(() => ({ top: scrollY, entries: history.length }));
    await tags.getByRole('link', { name: 'Sea', exact: true }).click();
    await until(() => tags.getByRole('status').textContent(), '3 of 5 shown');
    expect(await page.evaluate(() => ({ top: scrollY, entries: history.length }))).toEqual(before);
    const { searchParams } = new URL(page.url());
    expect([...searchParams]).toEqual([
      ['show', 'content/TabsBlock'],
      ['from', 'mail'],
      ['tab', 'sea'],
    ]);
    expect(await tags.locator('[aria-current]').textContent()).toBe('Sea');
    await tags.getByRole('link', { name: 'All', exact: true }).click();
    await until(() => tags.getByRole('status').textContent(), '5 of 5 shown');
    expect(complaints).toEqual([]);
    await leave();
  });

  it('CNT-02 has arrows while the bar is wider than its place (in full)', async () => {
    const { page, leave } = await open('TabsBlock', 390);
    const [back, on] = [
      page.locator('#example-tags [data-control="tabs-back"]'),
      page.locator('#example-tags [data-control="tabs-on"]'),
    ];
    await page.mouse.move(100, 100);
    await on.waitFor();
    expect(await back.isVisible()).toBe(false);
    await on.click();
    await back.waitFor();
    await page.setViewportSize({ width: 1440, height: 900 });
    await on.waitFor({ state: 'hidden' });
    await leave();
  });

  it('CNT-02 opens the tab that a link down the page, or a scroll-navigation event, leads to (in full)', async () => {
    const { page, leave } = await open('TabsBlock', 820);
    await page.getByRole('link', { name: 'To what is served last' }).click();
    await page.locator('#meal-supper').waitFor();
    expect(await page.locator('#meal-breakfast').isVisible()).toBe(false);
    await page.evaluate(() =>
      document.dispatchEvent(new CustomEvent('landfall:scroll-navigation', { detail: 'meal-lunch' })),
    );
    await page.locator('#meal-lunch').waitFor();
    expect(await page.locator('#example-meals [aria-current]').textContent()).toBe('Lunch');
    await leave();
  });

  it('CNT-39 shows six, then all, then six again (in full)', async () => {
    const { page, leave } = await open('SeeMore', 820);
    const list = block(page, 'SeeMore');
    const ports = () => list.locator('#example-ports > li:visible').count();
    expect(await ports()).toBe(6);
    await list.getByRole('button', { name: 'See More' }).focus();
    await page.keyboard.press('Enter');
    await until(ports, 8);
    await until(focused(page), 'Lesbos');
    await list.getByRole('button', { name: 'See Less', expanded: true }).click();
    await until(ports, 6);
    expect(await list.getByRole('button', { name: 'See More', expanded: false }).count()).toBe(1);
    await leave();
  });
});

describe('heroes', () => {
  const hero = (page: Page) => block(page, 'HeroCarousel').locator('[data-hero]').first();
  const current = (page: Page) => () =>
    hero(page).evaluate((element) =>
      [...element.querySelectorAll('[data-seconds]')].findIndex((slide) => slide.hasAttribute('data-current')),
    );
  const clock = (page: Page) =>
    hero(page).evaluate(async (element) => {
      const running = element
        .getAnimations({ subtree: true })
        .find(({ effect }) => (effect as KeyframeEffect | null)?.target?.classList.contains('hero-carousel__time'));
      // A pause takes hold with the next frame; until then its time still moves.
      await running?.ready;
      return { state: running?.playState, at: Number(running?.currentTime ?? 0) };
    });

  it('CNT-32 CNT-34 H49 shows each slide for its own time, and the first again after the last, without copies', async () => {
    const { page, complaints, leave } = await open('HeroCarousel', 820, { reducedMotion: 'no-preference' });
    const changes = await hero(page).evaluate(
      (element) =>
        new Promise<{ slide: number; at: number }[]>((resolve) => {
          const slides = [...element.querySelectorAll('[data-seconds]')];
          const seen: { slide: number; at: number }[] = [];
          const watch = new MutationObserver(() => {
            const slide = slides.findIndex((each) => each.hasAttribute('data-current'));
            if (seen.at(-1)?.slide !== slide) seen.push({ slide, at: performance.now() });
            if (seen.length === 4) resolve(seen);
          });
          for (const slide of slides) watch.observe(slide, { attributes: true, attributeFilter: ['data-current'] });
        }),
    );
    const [first = 0] = changes.map(({ slide }) => slide);
    expect(changes.map(({ slide }) => slide)).toEqual([0, 1, 2, 3].map((turn) => (first + turn) % 3));
    const seconds = [1, 2, 1];
    changes.slice(1).forEach(({ at }, turn) => {
      const shown = (at - (changes[turn]?.at ?? 0)) / 1000;
      const wanted = seconds[changes[turn]?.slide ?? 0] ?? 0;
      expect(shown).toBeGreaterThan(wanted - 0.15);
      expect(shown).toBeLessThan(wanted + 0.85);
    });
    expect(await hero(page).locator('[data-seconds]').count()).toBe(3);
    expect(complaints).toEqual([]);
    await leave();
  });

  it('CNT-33 stands while it is paused, or its page is hidden, and goes on from there (in full)', async () => {
    const { page, leave } = await open('HeroCarousel', 820, { reducedMotion: 'no-preference' });
    await hero(page)
      .getByRole('button', { name: /^Slide 2/ })
      .click();
    await hero(page).getByRole('button', { name: 'Pause the slides' }).click();
    const paused = await clock(page);
    expect([paused.state, await current(page)()]).toEqual(['paused', 1]);
    const hide = (isHidden: boolean) =>
      page.evaluate((hidden) => {
        Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      }, isHidden);
    await hide(true);
    await hide(false);
    expect(await clock(page)).toEqual(paused);
    await hero(page).getByRole('button', { name: 'Play the slides' }).click();
    expect((await clock(page)).state).toBe('running');
    await hide(true);
    const hidden = await clock(page);
    expect(hidden.state).toBe('paused');
    expect(hidden.at).toBeGreaterThanOrEqual(paused.at);
    await hide(false);
    expect((await clock(page)).state).toBe('running');
    // Asked for in the page itself: on a busy machine two questions are further apart than two slides.
    await page.waitForFunction(() => document.querySelectorAll('[data-seconds]')[2]?.hasAttribute('data-current'));
    await leave();
  });

  it('H49 stands still for visitors who want less motion, and lets them choose (in full)', async () => {
    const { page, leave } = await open('HeroCarousel', 820, { reducedMotion: 'reduce' });
    expect([(await clock(page)).state, await current(page)()]).toEqual(['paused', 0]);
    expect(await hero(page).locator('[data-hero-control=""]').isVisible()).toBe(false);
    await hero(page)
      .getByRole('button', { name: /^Slide 3/ })
      .click();
    expect([(await clock(page)).state, await current(page)()]).toEqual(['paused', 2]);
    await leave();
  });
});

describe('the overlay of experiences', () => {
  const overlay = (page: Page) => page.getByRole('dialog', { name: 'Hours to remember' });
  const pictures = (page: Page) => () =>
    overlay(page)
      .locator('.highlights__picture')
      .evaluateAll((all) => all.map((picture) => getComputedStyle(picture).opacity));

  it.each([
    [1440, 1, ' (in full)'],
    [577, 1, ''],
    [576, 0, ''],
  ])('CNT-28 at %i px opens with %i experience open%s', async (width, count) => {
    const { page, leave } = await open('ExperienceHighlights', width);
    await page.getByRole('link', { name: 'Explore Experiences' }).click();
    await overlay(page).waitFor();
    expect(await overlay(page).locator('details[open]').count()).toBe(count);
    await leave();
  });

  it('CNT-25 CNT-27 fills the window, shows the picture of the open experience, holds the page, and closes', async () => {
    const { page, complaints, leave } = await open('ExperienceHighlights', 1440);
    await page.getByRole('link', { name: 'Explore Experiences' }).click();
    await overlay(page).waitFor();
    expect(await overlay(page).boundingBox()).toEqual({ x: 0, y: 0, width: 1440, height: 900 });
    await until(pictures(page), ['1', '0', '0', '0']);
    await overlay(page).getByRole('heading', { name: 'Dine where the nets dry' }).click();
    await until(pictures(page), ['0', '0', '1', '0']);
    expect(await overlay(page).locator('details[open]').count()).toBe(1);
    const top = await page.evaluate(() => scrollY);
    await page.mouse.move(1200, 600);
    await page.mouse.wheel(0, 600);
    await page.keyboard.press('PageDown');
    expect(
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(scrollY)))),
      ),
    ).toBe(top);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
    await overlay(page).getByRole('link', { name: 'Close' }).click();
    await overlay(page).waitFor({ state: 'hidden' });
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('visible');
    await until(focused(page), 'Explore Experiences');
    expect(complaints).toEqual([]);
    await leave();
  });
});

describe('small things', () => {
  it('CNT-07 CNT-08 prints, copies the address, and says whether it could', async () => {
    const { page, context, leave } = await open('PrintShare', 820);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const tools = block(page, 'PrintShare');
    await page.evaluate(() => {
      window.print = () => void (document.body.dataset['printed'] = 'yes');
    });
    await tools.getByRole('button', { name: 'Print' }).click();
    await until(() => page.locator('body').getAttribute('data-printed'), 'yes');
    await tools.getByRole('button', { name: 'Share' }).click();
    await page.getByText('Link copied to clipboard!').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
    });
    await tools.getByRole('button', { name: 'Share' }).click();
    await page.getByText('Failed to copy the link').waitFor();
    await leave();
  });

  it('CNT-09 H66 counts on while the page stays open, by the line’s days wherever the browser is (in full)', async () => {
    const visitor = await visit(site, { viewport: { width: 820, height: 900 }, timezoneId: 'Pacific/Auckland' });
    const { page } = visitor;
    await page.clock.install({ time: new Date(new Date().toISOString().replace(/T.*/, 'T23:59:30Z')) });
    await show(page, 'CountdownCard');
    const days = () => block(page, 'CountdownCard').locator('[data-days]').last().textContent();
    const before = Number(await days());
    await until(async () => {
      await page.keyboard.press('Shift');
      await page.clock.runFor(61_000);
      return Number(await days()) < before;
    }, true);
    expect(before - Number(await days())).toBe(1);
    await visitor.leave();
  });
});

describe('without script', () => {
  it('works: details are pages, panels and lists are whole, the overlay has an address (in full)', async () => {
    const { page, leave } = await open('SeeMore', 820, { javaScriptEnabled: false });
    expect(await page.locator('#example-ports > li:visible').count()).toBe(8);
    expect(await page.locator('.scripted:visible').count()).toBe(0);
    await show(page, 'HeroCarousel');
    expect(await page.getByRole('heading', { name: 'A winter of trade winds' }).isVisible()).toBe(true);
    await show(page, 'TabsBlock');
    expect(
      await page.locator('#example-tags').getByRole('link', { name: 'Sea', exact: true }).getAttribute('href'),
    ).toBe('?tab=sea');
    await show(page, 'ExperienceHighlights');
    await page.getByRole('link', { name: 'Explore Experiences' }).click();
    await page.getByRole('heading', { name: 'Walk with a botanist' }).click();
    await page.getByText('knows each thistle').waitFor();
    await page.getByRole('link', { name: 'Close' }).click();
    await page.locator('#example-highlights').waitFor({ state: 'hidden' });
    await show(page, 'CardCarousel');
    expect(await page.locator('.scripted:visible').count()).toBe(0);
    await page.getByRole('link', { name: 'Explore An olive mill at work' }).first().click();
    expect(new URL(page.url()).pathname).toBe('/shore-and-sea-experiences/villages/olive-mill');
    await leave();
  });

  it('CNT-03 opens an answer without script (in full)', async () => {
    const { page, leave } = await open('Accordion', 390, { javaScriptEnabled: false });
    await page.getByText('Is there a dress code in the evening?').last().click();
    await page.getByText('Linen and good shoes').last().waitFor();
    await leave();
  });

  it('fits 320 px, also in its dialogs (in full)', async () => {
    const { page, leave } = await open('CardCarousel', 320);
    const wide: string[] = [];
    for (const name of blocks) {
      await show(page, name);
      wide.push(...(await sticksOut(page)));
      const dialog = await openDialog(page, name);
      if (dialog && (await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)))
        wide.push(`the dialog of ${name}`);
    }
    expect(wide).toEqual([]);
    await leave();
  }, 60_000);

  // The blocks themselves stand on the gallery's page, which accessibility.test.ts looks at as a whole.
  it.each([
    ['light', 1440],
    ['dark', 390],
  ] as const)(
    'breaks no rule of WCAG 2.2 A and AA in its dialogs, %s at %i px (in full)',
    async (colorScheme, width) => {
      const { page, complaints, leave } = await open('CardCarousel', width, { colorScheme });
      const broken: string[] = [];
      for (const name of Object.keys(openers)) {
        await show(page, name);
        await openDialog(page, name);
        const found = await violationsOf(page, {
          within: 'dialog[open]',
          ...(colorScheme === 'dark' ? { only: colours } : { hasColours: false }),
        });
        broken.push(...found.map((each) => `the dialog of ${name}: ${each}`));
      }
      expect({ broken, complaints }).toEqual({ broken: [], complaints: [] });
      await leave();
    },
    60_000,
  );
});

const blocks = [
  'ContentCard',
  'CardCarousel',
  'DetailCard',
  'NewsCard',
  'SidebarCard',
  'TextCtaCard',
  'CountdownCard',
  'ContactCard',
  'ContactUsCard',
  'ExperienceGallery',
  'HeroCarousel',
  'ExperienceHighlights',
  'Gallery',
  'TabsBlock',
  'Prose',
  'RelatedArticles',
  'Accordion',
  'SeeMore',
  'PrintShare',
  'QuoteCard',
  'StatsBlock',
];
const openers: Readonly<Record<string, string>> = {
  CardCarousel: '[data-opens-dialog="experiences-olive-mill"]',
  Gallery: '[data-dialog="example-gallery"]',
  ExperienceHighlights: '[data-control="open-highlights"]',
};

/** Opens the block's dialog, where it has one. */
async function openDialog(page: Page, name: string): Promise<Locator | undefined> {
  const opener = openers[name];
  if (opener === undefined) return undefined;
  await page.locator(opener).first().click();
  const dialog = page.locator('dialog:modal');
  await dialog.waitFor();
  return dialog;
}
