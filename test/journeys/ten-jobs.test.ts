import type { Locator, Page } from 'playwright-core';
import { parseHtml } from '../support/parse-html';
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

/** From the front page, with script, as a visitor who has answered the question about cookies. */
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

/** What is included, a child of six, a wheelchair, what cancelling costs, the whole yacht, booking for a client. */
const pages = [
  ['/whats-included', /Breakfast in designated restaurants/],
  ['/families', /six months|6 months/i],
  ['/accessibility', /611, 613 and 711/],
  ['/cancellation', /We keep/i],
  ['/charter', /Guests on board/],
  ['/travel-advisers', /Agency number/],
] as const;

/** What a visitor without script has: links, and forms that are filled in. */
const read = async (path: string) => parseHtml(await (await fetch(`${site.url}${path}`)).text());
type Document = Awaited<ReturnType<typeof read>>;
const hrefIn = (document: Document, selector: string) =>
  document.querySelector(selector)?.getAttribute('href') ?? '/nothing';
const wordsOf = (document: Document) => document.querySelector('main')?.text ?? '';

describe('from the front page, by what it links to', () => {
  it('NAV-01 answers each of six questions on a page that its footer leads to', async () => {
    const front = await read('/');
    for (const [path, words] of pages)
      expect([path, wordsOf(await read(hrefIn(front, `footer a[href="${path}"]`)))]).toEqual([
        path,
        expect.stringMatching(words),
      ]);
  });

  it('NAV-01 ROU-30 has voyages by words, month, budget and terrace, the quiet suites, and two voyages side by side', async () => {
    const found = hrefIn(
      await read('/search?q=caribbean+in+february'),
      'main a[href^="/voyages?region=caribbean&month="]',
    );
    const facets = await read(found);
    const terrace = facets.querySelector('[id="filter-amenity.terrace"]')?.getAttribute('name') ?? '';
    expect(facets.querySelector('#filter-budget option[value="30000"]')?.hasAttribute('disabled')).toBe(false);
    const chosen = await read(`${found}&budget=30000&${terrace}=1`);
    expect(chosen.querySelector('.voyages__count')?.text).toMatch(/^[1-9]\d* voyages? in Caribbean/);
    const quiet = hrefIn(await read('/search?q=quiet'), 'main a[href^="/faq"]');
    expect(wordsOf(await read(quiet))).toContain('607 to 612');
    const compare = await read(hrefIn(await read('/'), 'footer a[href="/compare"]'));
    const [one, other] = [1, 2].map((number) => {
      const select = compare.querySelector(`#compare-voyages-${number}`);
      return `${select?.getAttribute('name')}=${select?.querySelectorAll('option')[number * 3]?.getAttribute('value')}`;
    });
    expect((await read(`/compare?${one}&${other}`)).querySelectorAll('.compare-table thead th')).toHaveLength(2);
  });
});

/** Clicks at most. A phone needs one more where a fold or the menu hides the way. */
const limits = { 390: 1, 1440: 0 } as const;

describe.each([
  [390, ''],
  [1440, ' (in full)'],
] as const)('from the front page at %i px', (width, mark) => {
  const extra = limits[width];

  it('NAV-01 answers each of six questions in one click (in full)', async () => {
    const clicks: number[] = [];
    await doJob(width, async (visitor) => {
      for (const [path, words] of pages) {
        await visitor.page.goto('/');
        visitor.clicks = 0;
        await followFooter(visitor, path);
        await main(visitor.page).getByText(words).first().waitFor();
        clicks.push(visitor.clicks);
      }
    });
    expect(clicks).toEqual(pages.map(() => 1 + extra));
  }, 60_000);

  it('NAV-01 ROU-30 finds a terrace in the Caribbean in February for less than $30,000 in six (in full)', async () => {
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

  it(`NAV-01 names the quiet suites in two${mark}`, async () => {
    const clicks = await doJob(width, async (visitor) => {
      await openMenu(visitor);
      await visitor.search('quiet');
      await visitor.click(main(visitor.page).locator('a[href^="/faq"]').first());
      await main(visitor.page).getByText('607 to 612').first().waitFor();
    });
    expect(clicks).toBe(2 + extra);
  });

  it('NAV-01 compares two voyages in four (in full)', async () => {
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

  it('NAV-01 SUI-15 takes the very suite, by its number, in six (in full)', async () => {
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
