import type { Locator, Page } from 'playwright-core';
import { openSite, type Site, visit } from './site';

let site: Site;
beforeAll(async () => {
  site = await openSite();
}, 60_000);
afterAll(() => site.close());

/** A click on a link, a button, a fold or a box, a choice of a list, and Enter after typing: each counts as one. */
class Visit {
  clicks = 0;
  constructor(readonly page: Page) {}

  async click(target: Locator): Promise<void> {
    this.clicks += 1;
    await target.click();
  }

  async choose(select: Locator, option: Locator): Promise<void> {
    this.clicks += 1;
    await select.selectOption((await option.getAttribute('value')) ?? '');
  }

  async search(words: string): Promise<void> {
    this.clicks += 1;
    const field = this.page.locator('input[type=search]:visible').first();
    await field.fill(words);
    await field.press('Enter');
    await this.page.waitForURL('**/search?q=**');
  }
}

const viewportOf = { 390: { width: 390, height: 844 }, 1440: { width: 1440, height: 900 } } as const;
type Width = keyof typeof viewportOf;

/** From the front page, with script, as somebody who has answered the question about cookies. */
async function doJob(width: Width, job: (visit: Visit) => Promise<void>): Promise<number> {
  const { page, context, complaints, leave } = await visit(site, { viewport: viewportOf[width] });
  await context.addCookies([{ name: 'consent', value: 'declined', url: site.url }]);
  await page.goto('/');
  const visitor = new Visit(page);
  await job(visitor);
  expect(complaints).toEqual([]);
  await leave();
  return visitor.clicks;
}

const main = (page: Page) => page.locator('main');

/** On a phone the links of the footer are in a fold, and the field of the search in the menu. */
async function open(visitor: Visit, opener: Locator): Promise<void> {
  if (await opener.isVisible()) await visitor.click(opener);
}

const openMenu = (visitor: Visit) => open(visitor, visitor.page.getByRole('button', { name: 'Menu' }));

async function followFooter(visitor: Visit, path: string): Promise<void> {
  const { page } = visitor;
  await open(visitor, page.locator('footer summary', { hasText: 'All pages' }));
  await visitor.click(page.locator(`footer a[href="${path}"]:visible`).first());
  await page.waitForURL(`**${path}`);
}

const pages: readonly [job: string, path: string, words: RegExp][] = [
  ['what is included', '/whats-included', /Breakfast in designated restaurants/],
  ['whether a child of six may come', '/families', /six months|6 months/i],
  ['whether a wheelchair can', '/accessibility', /611, 613 and 711/],
  ['what cancelling costs', '/cancellation', /We keep/i],
  ['the whole yacht', '/charter', /Guests on board/],
  ['booking for a client', '/travel-advisers', /Agency number/],
];

/** Clicks at most. A phone needs one more where a fold or the menu hides the way. */
const limits = { 390: 1, 1440: 0 } as const;

describe.each([1440, 390] as const)('from the front page at %i px', (width) => {
  const extra = limits[width];

  it.each(pages)('NAV-01 answers %s in one click', async (_job, path, words) => {
    const clicks = await doJob(width, async (visitor) => {
      await followFooter(visitor, path);
      await main(visitor.page).getByText(words).first().waitFor();
    });
    expect(clicks).toBe(1 + extra);
  });

  it('NAV-01 ROU-30 finds a terrace in the Caribbean in February for less than $30,000 in six', async () => {
    const clicks = await doJob(width, async (visitor) => {
      const { page } = visitor;
      await openMenu(visitor);
      await visitor.search('caribbean in february');
      await visitor.click(page.locator('main a[href^="/voyages?region=caribbean&month="]').first());
      await page.waitForURL(/\/voyages\?region=caribbean/);
      const fold = (name: string) => page.locator('main .facet summary', { hasText: name });
      await visitor.click(fold('Guests and budget'));
      const budget = page.locator('#filter-budget');
      await visitor.choose(budget, budget.locator('option', { hasText: 'Up to $30,000' }).first());
      await page.waitForURL(/budget=30000/);
      await visitor.click(fold('Suite'));
      await visitor.click(page.locator('main .choice', { hasText: 'terrace' }).first());
      await page.waitForURL(/amenity=terrace/);
      expect(await page.locator('.voyages__count').textContent()).toMatch(/^[1-9]\d* voyages? in Caribbean/);
    });
    expect(clicks).toBe(6 + extra);
  }, 60_000);

  it('NAV-01 names the quiet suites in two', async () => {
    const clicks = await doJob(width, async (visitor) => {
      await openMenu(visitor);
      await visitor.search('quiet');
      await visitor.click(main(visitor.page).locator('a[href^="/faq"]').first());
      await main(visitor.page).getByText('607 to 612').first().waitFor();
    });
    expect(clicks).toBe(2 + extra);
  });

  it('NAV-01 compares two voyages in four', async () => {
    const clicks = await doJob(width, async (visitor) => {
      const { page } = visitor;
      await followFooter(visitor, '/compare');
      for (const number of [1, 2]) {
        const select = page.locator(`#compare-voyages-${number}`);
        await visitor.choose(select, select.locator('option').nth(number * 3));
      }
      await visitor.click(page.locator('form:has(#compare-voyages-1) button'));
      await page.waitForURL(/\/compare\?voyages=[\w-]+,[\w-]+/);
      expect(await page.locator('.compare-table thead th').count()).toBe(2);
    });
    expect(clicks).toBe(4 + extra);
  });

  it('NAV-01 SUI-15 takes the very suite, by its number, in six', async () => {
    const clicks = await doJob(width, async (visitor) => {
      const { page } = visitor;
      await visitor.click(page.getByRole('link', { name: 'See the voyages' }).first());
      await page.waitForURL('**/voyages');
      await visitor.click(page.locator('.voyage-card a.card__link').nth(5));
      await page.waitForURL(/\/voyages\/[\w-]+\?id=/);
      await visitor.click(page.locator('.voyage-bar').getByRole('link', { name: /^Reserve/ }));
      await page.waitForURL(/\/reserve-now\//);
      await visitor.click(page.getByRole('link', { name: 'Continue to suites' }));
      await page.waitForURL(/\/suite\//);
      await visitor.click(page.locator('a[href*="/deck-plan"]:visible').first());
      await page.waitForURL(/\/deck-plan/);
      const take = page.getByRole('link', { name: /^Take \d+$/ }).first();
      const number = (await take.textContent())?.replace('Take ', '') ?? '';
      await visitor.click(take);
      await page.waitForURL(/\/engine\/details\?hold=/);
      expect(await page.locator('.hold__numbers').textContent()).toContain(`Suite ${number}`);
    });
    expect(clicks).toBe(6);
  }, 60_000);
});
