import { apiError, type ApiUnderTest, contractSpec, startApi } from '../../../test/support/api-spec';
import { attributesIn, cardHrefs, parseHtml, textsIn } from '../../../test/support/parse-html';

let api: ApiUnderTest;
beforeAll(async () => {
  api = await startApi();
}, 60_000);
afterAll(() => api.server.stop());

interface NewsAnswer {
  readonly items: readonly {
    readonly slug: string;
    readonly category: readonly string[];
    readonly createdDate: string;
  }[];
  readonly nextCursor?: string;
  readonly categories: readonly { readonly slug: string; readonly name: string }[];
}
const open = async (path: string) => {
  const answer = await fetch(`${api.server.url}${path}`);
  return { status: answer.status, headers: answer.headers, html: await answer.text() };
};
const get = async (query: Record<string, string> = {}) =>
  (await contractSpec(api.contract, 'GET', '/api/news')
    .withQueryParams({ from: 'test', ...query })
    .expectStatus(200)
    .returns('res.body')) as unknown as NewsAnswer;

describe('GET /api/news', () => {
  it('API-36 H45 pages through everything, the newest first, each once', async () => {
    const seen: string[] = [];
    let page = await get({ limit: '5' });
    for (let calls = 1; calls < 20; calls += 1) {
      seen.push(...page.items.map(({ createdDate, slug }) => `${createdDate} ${slug}`));
      if (!page.nextCursor) break;
      expect(page.items).toHaveLength(5);
      page = await get({ limit: '5', cursor: page.nextCursor });
    }
    expect(seen.length).toBeGreaterThanOrEqual(24);
    expect(new Set(seen).size).toBe(seen.length);
    const days = seen.map((line) => line.slice(0, 10));
    expect(days).toEqual(days.toSorted().toReversed());
  });

  it('PRO-10 names of each item its id, title, categories, excerpt, day, picture and slug', async () => {
    const { items } = await get({ limit: '50' });
    expect(items.find(({ slug }) => slug === 'new-ovens')).toEqual({
      id: 'new-ovens',
      slug: 'new-ovens',
      title: 'Stone floors for the bread',
      category: [expect.any(String)],
      excerpt: expect.stringContaining('Two deck ovens with stone floors'),
      createdDate: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      image: {
        url: expect.stringMatching(/^\/assets\//),
        description: expect.any(String),
        sources: expect.stringMatching(/ \d+w/),
      },
    });
  });

  it('API-36 narrows to a category, and names all that there are', async () => {
    const { categories } = await get();
    expect(categories).toContainEqual({ slug: 'the-yacht', name: 'The yacht' });
    const { items } = await get({ category: 'the-yacht', limit: '50' });
    expect(items.length).toBeGreaterThan(3);
    for (const { category } of items) expect(category).toEqual(['The yacht']);
    expect((await get({ category: 'gossip' })).items).toEqual([]);
  });

  it('H45 goes on from an item that is no longer there, and refuses a cursor that is none', async () => {
    const { items } = await get({ limit: '1', cursor: '2026-01-01.gone-since' });
    expect(items[0]?.createdDate.slice(0, 4)).toBe('2025');
    for (const query of [{ cursor: '2026-02-31.a' }, { cursor: 'MQ==' }, { limit: '0' }, { limit: '51' }]) {
      const refused: unknown = await contractSpec(api.contract, 'GET', '/api/news')
        .withQueryParams(query)
        .expectStatus(422)
        .returns('res.body');
      expect(refused).toMatchObject(apiError('INVALID'));
    }
  });
});

describe('what is cached of GET /api/news', () => {
  it('C15 H65 is what its own cursors and categories lead to, and nothing that was made up', async () => {
    const isCacheable = async (query: string) =>
      (await open(`/api/news?${query}`)).headers.get('cache-control')?.includes('public');
    const { nextCursor = '' } = await get({ limit: '5' });
    for (const query of ['', 'category=the-yacht', 'limit=5', `limit=5&cursor=${nextCursor}`])
      expect([query, await isCacheable(query)]).toEqual([query, true]);
    for (const query of [
      'category=gossip',
      'category=THE-yacht',
      'limit=05',
      'cursor=2026-01-01.made-up',
      `category=gossip&cursor=${nextCursor}`,
    ]) {
      expect([query, await isCacheable(query)]).toEqual([query, false]);
    }
  });
});

describe('the news pages', () => {
  it('show the same news as the API, by category, and the rest behind See More', async () => {
    const { status, html } = await open('/news');
    expect(status).toBe(200);
    expect(cardHrefs(html)).toEqual((await get({ limit: '15' })).items.map(({ slug }) => `/news/${slug}`));
    const [more = ''] = /\/news\?show=27#news-[a-z0-9-]+/.exec(html) ?? [];
    const second = await open(more);
    expect(attributesIn(second.html, 'main [id]', 'id')).toContain(more.split('#')[1]);
    expect(textsIn((await open('/news?category=ashore')).html, '[aria-current="page"]')).toContain('Ashore');
  });

  it('describe a report as an article, and lead to its neighbours', async () => {
    const { html } = await open('/news/new-ovens');
    expect(html).toMatch(/"@type":"NewsArticle","headline":"Stone floors for the bread"/);
    expect(html).toContain('"@type":"BreadcrumbList"');
    expect(attributesIn(html, 'meta[property="og:type"]', 'content')).toEqual(['article']);
    expect(parseHtml(html).querySelectorAll('main .report-around__item')).toHaveLength(2);
    expect((await open('/news/no-such-report')).status).toBe(404);
  });

  it('have a feed, whose entries stand for themselves', async () => {
    const { status, headers, html: xml } = await open('/news/feed.xml');
    expect([status, headers.get('content-type')]).toEqual([200, 'application/atom+xml; charset=utf-8']);
    expect(parseHtml(xml).querySelectorAll('entry')).toHaveLength((await get({ limit: '50' })).items.length);
    expect(xml).not.toMatch(/href=(?:"|&quot;)\//);
  });
});
