import { CachedPage } from './cached-page';
import { CacheRules } from './cache-rules';
import { StoredPages } from './stored-pages';

const rules = new CacheRules([
  {
    pages: [
      {
        method: 'get',
        path: '/voyages',
        handler: () => undefined,
        cache: { query: ['region'], manifold: ['startDate'], tags: [] },
      },
    ],
    api: [],
  },
]);
const aPage = (bytes = 100) =>
  new CachedPage({ status: 200, body: Buffer.alloc(bytes), headers: {}, tags: ['price'] }, 0);
const combination = (day: number) => `/voyages?startDate=2027-01-${String(day).padStart(2, '0')}`;

describe('the stored pages', () => {
  it('hold a page of few addresses from its first request on', () => {
    const pages = new StoredPages(rules);
    const page = aPage();
    pages.set('/voyages?region=adriatic', page);
    expect(pages.get('/voyages?region=adriatic')).toBe(page);
  });

  it('hold a page of one of many combinations from its second request on', () => {
    const pages = new StoredPages(rules);
    pages.set(combination(1), aPage());
    expect(pages.get(combination(1))).toBeUndefined();
    const [second, third] = [aPage(), aPage()];
    pages.set(combination(1), second);
    expect(pages.get(combination(1))).toBe(second);
    pages.set(combination(1), third);
    expect(pages.get(combination(1))).toBe(third);
  });

  it('hold the first page of a combination for which another visitor waits', () => {
    const pages = new StoredPages(rules);
    const page = aPage();
    pages.expect(combination(1));
    pages.set(combination(1), page);
    expect(pages.get(combination(1))).toBe(page);
  });

  it('let combinations push each other out, and no page of few addresses', () => {
    const pages = new StoredPages(rules);
    const plain = aPage();
    pages.set('/voyages', plain);
    for (let day = 1; day <= 9; day += 1) {
      pages.expect(combination(day));
      pages.set(combination(day), aPage(1_000_000));
    }
    const held = [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((day) => pages.get(combination(day)));
    expect(held.length).toBeGreaterThan(0);
    expect(held.length).toBeLessThan(4);
    expect(held).toContain(9);
    expect(pages.get('/voyages')).toBe(plain);
  });

  it('measure a page again that has become larger, and leave one that was replaced alone', async () => {
    const pages = new StoredPages(rules);
    const [page, other] = [aPage(), aPage()];
    pages.set('/voyages', page);
    await page.encode('br');
    pages.measureAgain('/voyages', page);
    expect(pages.get('/voyages')).toBe(page);
    pages.measureAgain('/voyages', other);
    expect(pages.get('/voyages')).toBe(page);
  });

  it('forget the pages with a tag, combinations too', () => {
    const pages = new StoredPages(rules);
    pages.expect(combination(1));
    for (const key of ['/voyages', combination(1)]) pages.set(key, aPage());
    pages.deleteTagged((tags) => tags.has('price'));
    expect([pages.get('/voyages'), pages.get(combination(1))]).toEqual([undefined, undefined]);
  });
});
