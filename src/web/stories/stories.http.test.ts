import { spec } from 'pactum';
import { apiError, type ApiUnderTest, contractSpec, startApi } from '../../../test/support/api-spec';
import { attributesIn, cardHrefs, jsonLdIn, parseHtml, textsIn } from '../../../test/support/parse-html';

let api: ApiUnderTest;
beforeAll(async () => {
  api = await startApi();
}, 60_000);
afterAll(() => api.server.stop());

interface Article {
  readonly slug: string;
  readonly category: readonly string[];
}
const open = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(`${api.server.url}${path}`, { headers });
  return { status: answer.status, headers: answer.headers, html: await answer.text() };
};
const get = async (path: string, query: Record<string, string> = {}) =>
  (await contractSpec(api.contract, 'GET', path)
    .withQueryParams({ from: 'test', ...query })
    .expectStatus(200)
    .returns('res.body')) as unknown as readonly Article[];
const related = (body: object) => contractSpec(api.contract, 'POST', '/api/related-articles').withJson(body);
const jsonLdOf = (html: string) => jsonLdIn(html) as readonly Readonly<Record<string, unknown>>[];

describe('the stories', () => {
  it('ROU-05 open the story behind each card of the front page', async () => {
    const { status, html } = await open('/stories');
    expect(status).toBe(200);
    const hrefs = cardHrefs(html).filter((href) => /^\/stories\/[a-z0-9-]+$/.test(href));
    expect(new Set(hrefs).size).toBe(11);
    for (const href of hrefs.slice(0, 3)) expect((await open(href)).status).toBe(200);
    expect((await open('/stories/never-written')).status).toBe(404);
  });

  it('ROU-05 show one category by its address, and more by See More, without a story lost', async () => {
    const craft = await open('/stories?category=craft');
    expect(textsIn(craft.html, '[aria-current="page"]')).toContain('Craft');
    expect(
      parseHtml(craft.html).querySelector('link[rel="canonical"][href$="/stories?category=craft"]'),
    ).not.toBeNull();
    const all = await open('/stories?show=31');
    const hrefs = attributesIn(all.html, 'main a', 'href').filter((href) => /^\/stories\/[a-z0-9-]+$/.test(href));
    expect(new Set(hrefs).size).toBe((await get('/api/stories')).length);
    expect(all.html).not.toContain('>See More Stories<');
    expect(attributesIn(all.html, 'link[rel="canonical"]', 'href')).toEqual([
      expect.stringMatching(/^[^?]*\/stories$/),
    ]);
  });

  it('E1 are cached where the address is one of ours', async () => {
    // An address with a query is stored when it is asked for a second time.
    for (let asked = 0; asked < 2; asked += 1) await open('/stories?category=nature');
    const { headers } = await open('/stories?category=nature&utm_source=letter');
    expect(headers.get('cache-control')).toContain('public');
    expect((await open('/stories?category=nature', { 'if-none-match': headers.get('etag') ?? '' })).status).toBe(304);
    expect((await open('/stories?category=knitting')).headers.get('cache-control')).toContain('no-store');
  });

  it('ROU-05 describe an article to search engines, and its picture to chats', async () => {
    const { html } = await open('/stories/lights-out-off-stromboli');
    const [article, breadcrumbTrail] = jsonLdOf(html);
    expect(article).toMatchObject({
      '@type': 'Article',
      headline: 'Lights out off Stromboli',
      datePublished: '2026-05-07',
      author: { name: 'Salvatore Cincotta' },
    });
    expect(breadcrumbTrail).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Stories' },
        { position: 2, name: 'Lights out off Stromboli' },
      ],
    });
    expect(
      parseHtml(html).querySelector('meta[property="og:type"][content="article"] + meta[property="og:title"]'),
    ).not.toBeNull();
    expect(
      parseHtml(html).querySelector('meta[property="og:image"][content^="http"][content*="lipari"]'),
    ).not.toBeNull();
    expect(attributesIn(html, 'meta[property="og:image:alt"]', 'content')).toEqual([
      expect.stringContaining('A walled acropolis'),
    ]);
    expect(attributesIn(html, 'meta[property="article:published_time"]', 'content')).toEqual(['2026-05-07']);
  });

  it('ROU-05 lead to voyages and ports, never to an unpublished voyage (H52)', async () => {
    const { html } = await open('/stories/where-no-anchor-reaches');
    expect(attributesIn(html, 'main a', 'href')).toEqual(
      expect.arrayContaining(['/voyages/cyclades-in-seven-nights', '/ports/santorini']),
    );
  });

  it('CNT-31 API-07 end with the articles that the API answers for them', async () => {
    const { html } = await open('/stories/the-middle-watch');
    const answer = (await related({ currentSlug: 'the-middle-watch' })
      .expectStatus(200)
      .returns('res.body')) as unknown as readonly Article[];
    const shown = attributesIn(html, '[aria-labelledby="related-title"] .card__link', 'href');
    expect(shown).toEqual(answer.map(({ slug }) => `/stories/${slug}`));
  });

  it('have a feed with absolute addresses, named on the page and cached by its ETag', async () => {
    expect(
      parseHtml((await open('/stories')).html).querySelector(
        'link[rel="alternate"][type="application/atom+xml"][title][href="/stories/feed.xml"]',
      ),
    ).not.toBeNull();
    const { status, headers, html: xml } = await open('/stories/feed.xml');
    expect([status, headers.get('content-type')]).toEqual([200, 'application/atom+xml; charset=utf-8']);
    expect(parseHtml(xml).querySelectorAll('entry')).toHaveLength((await get('/api/stories')).length);
    expect(attributesIn(xml, 'feed > link[rel="self"][type="application/atom+xml"]', 'href')).toEqual([
      `http://localhost:${api.server.port}/stories/feed.xml`,
    ]);
    await open('/stories/feed.xml');
    const etag = (await open('/stories/feed.xml')).headers.get('etag') ?? '';
    expect((await open('/stories/feed.xml', { 'if-none-match': etag })).status).toBe(304);
  });
});

describe('GET /api/stories', () => {
  it('API-23 answers stories, the newest first, as documented', async () => {
    const stories = (await get('/api/stories')) as unknown as readonly { publishedOn: string }[];
    expect(stories.length).toBeGreaterThanOrEqual(20);
    const days = stories.map(({ publishedOn }) => publishedOn);
    expect(days).toEqual(days.toSorted().toReversed());
  });

  it('API-23 narrows to slugs in their order and to a category, and refuses what is no slug', async () => {
    const two = await get('/api/stories', { slug: 'twelve-pianos,not-written,the-middle-watch' });
    expect(two.map(({ slug }) => slug)).toEqual(['twelve-pianos', 'the-middle-watch']);
    const craft = await get('/api/stories', { category: 'Craft' });
    expect(craft.length).toBeGreaterThan(3);
    for (const { category } of craft) expect(category).toContain('Craft');
    expect(await get('/api/stories', { category: 'Knitting' })).toEqual([]);
    expect(
      (await open(`/api/stories?slug=${Array.from({ length: 51 }, (_, index) => `s${index}`).join(',')}`)).status,
    ).toBe(422);
    const refused: unknown = await contractSpec(api.contract, 'GET', '/api/stories')
      .withQueryParams({ slug: '../etc' })
      .expectStatus(422)
      .returns('res.body');
    expect(refused).toMatchObject(apiError('INVALID'));
  });
});

describe('what is cached of GET /api/stories', () => {
  it('C15 H65 is one answer a question: the endless other ways of asking are answered and forgotten', async () => {
    const isCacheable = async (query: string) =>
      (await open(`/api/stories${query}`)).headers.get('cache-control')?.includes('public');
    for (const query of ['', '?category=craft', '?category=Craft', '?slug=the-middle-watch'])
      expect([query, await isCacheable(query)]).toEqual([query, true]);
    for (const query of [
      '?category=knitting',
      '?category=CRAFT',
      '?category=craft!',
      '?slug=never-written',
      '?slug=the-middle-watch,never-written',
    ]) {
      expect([query, await isCacheable(query)]).toEqual([query, false]);
    }
    for (const query of ['?show=0011', '?show=011', '?show=%2011'])
      expect((await open(`/stories${query}`)).headers.get('cache-control')).toContain('no-store');
  });
});

describe('POST /api/related-articles', () => {
  const asked = {
    category: 'Seamanship',
    currentSlug: 'the-middle-watch',
    limit: 3,
    preview: false,
    locale: 'en-US',
    contentType: 'story',
  };

  it('API-07 CNT-31 answers title, slug, excerpt, categories and picture of at most three', async () => {
    const articles = (await related(asked).expectStatus(200).returns('res.body')) as unknown as readonly Article[];
    expect(articles).toHaveLength(3);
    for (const article of articles) {
      expect(Object.keys(article).toSorted()).toEqual(['category', 'excerpt', 'featuredImage', 'slug', 'title']);
      expect(article.category).toContain('Seamanship');
      expect(article.slug).not.toBe('the-middle-watch');
    }
    await related({ ...asked, limit: 50 })
      .expectStatus(200)
      .expectJsonLength(3);
    await related({ ...asked, limit: 1 })
      .expectStatus(200)
      .expectJsonLength(1);
    await related({ ...asked, category: ['knitting'], currentSlug: 'nowhere' })
      .expectStatus(200)
      .expectJson([]);
  });

  it('API-07 refuses a content type, a locale or a limit that does not exist here', async () => {
    for (const wrong of [{ contentType: 'recipe' }, { locale: 'de-DE' }, { limit: 0 }, { limit: 'many' }]) {
      const answer = await fetch(`${api.server.url}/api/related-articles`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ ...asked, ...wrong }),
      });
      expect([answer.status, await answer.json()]).toEqual([
        422,
        { ...apiError('INVALID'), fields: [{ field: Object.keys(wrong)[0], message: expect.any(String) as unknown }] },
      ]);
    }
  });

  it('B4 takes JSON from our pages and from programs, nothing from a foreign page', async () => {
    await spec()
      .post('/api/related-articles')
      .withHeaders({ Origin: 'https://elsewhere.example' })
      .withJson(asked)
      .expectStatus(403);
    await spec()
      .post('/api/related-articles')
      .withHeaders({ Origin: api.server.url })
      .withJson(asked)
      .expectStatus(200);
    await spec()
      .post('/api/related-articles')
      .withHeaders({ 'Content-Type': 'text/plain' })
      .withBody('{}')
      .expectStatus(415);
    const { status, headers } = await open('/api/related-articles');
    expect([status, headers.get('allow')]).toEqual([405, 'POST']);
  });
});
