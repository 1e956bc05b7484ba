import { CachedPage } from './cached-page';
import { StoredPages } from './stored-pages';

const aPage = (bytes = 100, status = 200) =>
  new CachedPage({ status, body: Buffer.alloc(bytes), headers: {}, tags: ['price'] }, 0);
const combination = (day: number) => `/voyages?startDate=2027-01-${String(day).padStart(2, '0')}`;

describe('the stored pages', () => {
  it('hold a page of the site from its first request on', () => {
    const pages = new StoredPages();
    const page = aPage();
    pages.set('/voyages/adriatic', page);
    expect(pages.get('/voyages/adriatic')).toBe(page);
  });

  it('C15 hold what does not exist apart: thousands of such addresses push no page of the site out', () => {
    const pages = new StoredPages();
    const plain = aPage();
    pages.set('/voyages', plain);
    for (let index = 0; index < 30; index += 1)
      for (const status of [404, 404]) pages.set(`/voyages/nowhere-${index}`, aPage(1_000_000, status));
    expect([pages.get('/voyages'), pages.get('/voyages/nowhere-29')?.status]).toEqual([plain, 404]);
  });

  it('E1 show a page that did not exist before, and no longer one that was withdrawn', () => {
    const pages = new StoredPages();
    for (const status of [404, 404, 200]) pages.set('/voyages/new', aPage(100, status));
    expect(pages.get('/voyages/new')?.status).toBe(200);
    pages.set('/voyages/new', aPage(100, 404));
    expect(pages.get('/voyages/new')?.status).toBe(404);
  });

  it('hold a page of one of many combinations from its second request on', () => {
    const pages = new StoredPages();
    pages.set(combination(1), aPage());
    expect(pages.get(combination(1))).toBeUndefined();
    const [second, third] = [aPage(), aPage()];
    pages.set(combination(1), second);
    expect(pages.get(combination(1))).toBe(second);
    pages.set(combination(1), third);
    expect(pages.get(combination(1))).toBe(third);
  });

  it('hold the first page of a combination for which another visitor waits', () => {
    const pages = new StoredPages();
    const page = aPage();
    pages.expect(combination(1));
    pages.set(combination(1), page);
    expect(pages.get(combination(1))).toBe(page);
  });

  it('let combinations push each other out, and no page of the site', () => {
    const pages = new StoredPages();
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

  it('C15 hold few answers without content too, though their bodies would fit a million times', () => {
    const pages = new StoredPages();
    const addresses = Array.from({ length: 3_100 }, (_, index) => `/api/voyages?ids=${index}`);
    for (const address of addresses) {
      pages.expect(address);
      pages.set(address, aPage(2));
    }
    expect([pages.get(addresses[0] ?? ''), pages.get(addresses.at(-1) ?? '')?.status]).toEqual([undefined, 200]);
  });

  it('hold every page of a large site for browsers, of which the bytes as they are would not fit', async () => {
    const pages = new StoredPages();
    const addresses = Array.from({ length: 400 }, (_, index) => `/stories/${index}`);
    for (const address of addresses) {
      const page = aPage(100_000);
      pages.set(address, page);
      for (const coding of ['br', 'identity', 'identity'] as const) {
        await page.encode(coding);
        pages.measureAgain(address, page);
      }
    }
    const [oldest, newest] = [addresses[0], addresses.at(-1)].map((address = '') => pages.get(address));
    expect(addresses.filter((address) => pages.get(address)?.ready('br'))).toHaveLength(400);
    expect([oldest?.ready('identity'), newest?.ready('identity')?.body.byteLength]).toEqual([undefined, 100_000]);
    expect((await oldest?.encode('identity'))?.body.byteLength).toBe(100_000);
  });

  it('evict a page without a brotli body for another one, and none that has it', async () => {
    const pages = new StoredPages();
    const compressed = aPage();
    await compressed.encode('br');
    pages.set('/voyages', compressed);
    const addresses = Array.from({ length: 40 }, (_, index) => `/stories/${index}`);
    for (const address of addresses) pages.set(address, aPage(100_000));
    expect(pages.get('/voyages')).toBe(compressed);
    expect([pages.get('/stories/0'), pages.get('/stories/39')?.status]).toEqual([undefined, 200]);
  });

  it('hold the bytes of a page as they are when they are asked for twice, and none for a crawler', async () => {
    const pages = new StoredPages();
    const addresses = Array.from({ length: 40 }, (_, index) => `/stories/${index}`);
    const ask = async (address: string, coding: 'br' | 'identity') => {
      await pages.get(address)?.encode(coding);
      pages.measureAgain(address, pages.get(address) ?? aPage());
    };
    for (const address of addresses) {
      pages.set(address, aPage(1_000));
      await ask(address, 'br');
    }
    const heldAsTheyAre = () => addresses.filter((address) => pages.get(address)?.ready('identity'));
    for (const address of [...addresses, ...addresses]) await ask(address, 'identity');
    expect(heldAsTheyAre()).toEqual([]);
    for (const address of ['/stories/3', '/stories/3']) await ask(address, 'identity');
    expect(heldAsTheyAre()).toEqual(['/stories/3']);
  });

  it('measure a page again that has become larger, and leave one that was replaced alone', async () => {
    const pages = new StoredPages();
    const [page, other] = [aPage(), aPage()];
    pages.set('/voyages', page);
    await page.encode('br');
    pages.measureAgain('/voyages', page);
    expect(pages.get('/voyages')).toBe(page);
    pages.measureAgain('/voyages', other);
    expect(pages.get('/voyages')).toBe(page);
  });

  it('forget the pages with a tag, combinations too', () => {
    const pages = new StoredPages();
    pages.expect(combination(1));
    for (const key of ['/voyages', combination(1)]) pages.set(key, aPage());
    pages.deleteTagged((tags) => tags.has('price'));
    expect([pages.get('/voyages'), pages.get(combination(1))]).toEqual([undefined, undefined]);
  });
});
