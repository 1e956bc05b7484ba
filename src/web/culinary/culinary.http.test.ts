import { type ApiUnderTest, contractSpec, startApi } from '../../../test/support/api-spec';
import { readSampleLine } from '../../../test/builders/sample-line';
import { attributesIn, hrefOf, jsonLdIn, parseHtml, textsIn } from '../../../test/support/parse-html';

const { venues, chefs, onboardPages, extensions } = readSampleLine();

let api: ApiUnderTest;
beforeAll(async () => {
  api = await startApi();
}, 60_000);
afterAll(() => api.server.stop());

const open = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(`${api.server.url}${path}`, { headers });
  return { status: answer.status, headers: answer.headers, html: await answer.text() };
};
const factsIn = (html: string) => jsonLdIn(html) as readonly Readonly<Record<string, unknown>>[];
/** What a page shows before a dialog opens. */
const picturesIn = (html: string) =>
  parseHtml(html)
    .querySelectorAll('main img')
    .filter((picture) => !picture.closest('dialog'))
    .map((picture) => picture.getAttribute('src'));

describe('the pages of restaurants and bars', () => {
  it('ROU-33 lists every venue with its deck, its hours and a heart', async () => {
    const { status, html } = await open('/culinary-and-beverage');
    expect(status).toBe(200);
    const hrefs = attributesIn(html, 'main a', 'href');
    for (const { slug, hours } of venues) {
      expect(hrefs).toContain(`/culinary-and-beverage/venue/${slug}`);
      expect(html).toContain(hours);
      expect(html).toContain(`favorite=CULINARY+VENUE%3A${slug}`);
    }
  });

  it('CNT-04 has every chef to pick from, one chosen, and by address another one', async () => {
    const chosenIn = (html: string) => attributesIn(html, 'input[name="chef"][checked]', 'value');
    const { html } = await open('/culinary-and-beverage');
    expect(parseHtml(html).querySelectorAll('input[type="radio"][name="chef"]')).toHaveLength(chefs.length);
    for (const { fullName, slug } of chefs)
      expect(hrefOf(html, `The page about ${fullName}`)).toBe(`/culinary-and-beverage/chefs/${slug}`);
    expect(chosenIn(html)).toEqual([chefs[0]?.slug]);
    expect(chosenIn((await open('/culinary-and-beverage?chef=hatsue-moriwaki')).html)).toEqual(['hatsue-moriwaki']);
    const unknown = await open('/culinary-and-beverage?chef=nobody');
    expect([unknown.status, chosenIn(unknown.html), unknown.headers.get('cache-control')]).toEqual([
      200,
      [chefs[0]?.slug],
      'private, no-store',
    ]);
  });

  it.each(venues.map(({ slug }) => slug))('ROU-32 opens the venue %s: its facts, its card, its chef', async (slug) => {
    const venue = venues.find((one) => one.slug === slug);
    const { status, html } = await open(`/culinary-and-beverage/venue/${slug}`);
    expect(status).toBe(200);
    expect(textsIn(html, 'h1')).toHaveLength(1);
    for (const fact of [venue?.deck, venue?.hours, String(venue?.seats)]) expect(html).toContain(fact);
    for (const dish of venue?.dishes ?? [])
      expect(html).toContain((dish.split(', ')[0] ?? dish).replaceAll("'", '&#x27;'));
    if (venue?.chefSlug)
      expect(attributesIn(html, 'main a', 'href')).toContain(`/culinary-and-beverage/chefs/${venue.chefSlug}`);
  });

  it('CNT-04 describes the route and the page to search engines, under one canonical address', async () => {
    const { html } = await open('/culinary-and-beverage/venue/sal');
    expect(
      parseHtml(html).querySelector('link[rel="canonical"][href$="/culinary-and-beverage/venue/sal"]'),
    ).not.toBeNull();
    expect(parseHtml(html).querySelector('meta[property="og:image"][content*="eleven-salts"]')).not.toBeNull();
    expect(factsIn(html).map((fact) => fact['@type'])).toEqual(['BreadcrumbList', 'Restaurant']);
    expect(factsIn(html)[1]).toMatchObject({
      name: 'Sal',
      maximumAttendeeCapacity: 32,
      employee: { name: 'Katerina Vamvaka' },
    });
  });

  it.each(chefs.map(({ slug }) => slug))('CNT-04 opens the page of the chef %s', async (slug) => {
    const { status, html } = await open(`/culinary-and-beverage/chefs/${slug}`);
    const chef = chefs.find((one) => one.slug === slug);
    expect(status).toBe(200);
    expect(textsIn(html, 'h1')).toEqual([chef?.fullName]);
    const hrefs = attributesIn(html, 'main a', 'href');
    for (const venue of chef?.venueSlugs ?? []) expect(hrefs).toContain(`/culinary-and-beverage/venue/${venue}`);
  });

  it.each([
    ['/culinary-and-beverage/venue/windlass', 3],
    ['/life-onboard/the-bridge', 2],
    ['/voyage-extensions/where-the-tramontana-begins', 2],
  ])('CNT-18 opens the pictures of %s one by one, over the page', async (path, count) => {
    const { html } = await open(path);
    const page = parseHtml(html);
    expect(page.querySelector('a.pictures__opener')?.attributes).toMatchObject({
      href: expect.stringMatching(/\.webp$/),
      'data-control': 'open-gallery',
      'data-dialog': 'pictures',
      'data-slide': '1',
    });
    expect(page.querySelectorAll('dialog[id="pictures"] li.stage__slide').length).toBe(count);
  });

  it('E1 caches them for everyone, and answers 404 for an unknown slug', async () => {
    await open('/culinary-and-beverage/venue/cala');
    const cached = await open('/culinary-and-beverage/venue/cala?utm_source=x');
    expect(cached.headers.get('cache-control')).toContain('public');
    expect(
      (await open('/culinary-and-beverage/venue/cala', { 'if-none-match': cached.headers.get('etag') ?? '' })).status,
    ).toBe(304);
    expect(cached.headers.getSetCookie()).toEqual([]);
    for (const path of [
      '/culinary-and-beverage/venue/nowhere',
      '/culinary-and-beverage/chefs/nobody',
      '/life-onboard/nowhere',
      '/voyage-extensions/nowhere',
    ])
      expect([path, (await open(path)).status]).toEqual([path, 404]);
  });
});

describe('life on board', () => {
  it('ROU-33 lists every page of it once, from the top deck down, with the tables between', async () => {
    const { html } = await open('/life-onboard');
    for (const { slug } of onboardPages)
      expect([
        slug,
        parseHtml(html).querySelectorAll(`a.aboard-item__link[href="/life-onboard/${slug}"]`).length,
      ]).toEqual([slug, 1]);
    const hrefs = attributesIn(html, 'main a', 'href');
    for (const { slug } of venues) expect(hrefs).toContain(`/culinary-and-beverage/venue/${slug}`);
    const decks = attributesIn(html, 'section.deck', 'id').map((id) => Number(id.replace('deck-', '')));
    expect(decks).toEqual([10, 9, 8, 7, 6, 5]);
    expect(new Set(picturesIn(html)).size).toBe(picturesIn(html).length);
  });

  it.each(onboardPages.map(({ slug }) => slug))(
    'ROU-32 opens %s with its facts, a favourite button, and a way on in both directions',
    async (slug) => {
      const page = onboardPages.find((one) => one.slug === slug);
      const { status, html } = await open(`/life-onboard/${slug}`);
      expect(status).toBe(200);
      expect(textsIn(html, 'dt')).toEqual(expect.arrayContaining((page?.facts ?? []).map(({ label }) => label)));
      expect(html).toContain(`favorite=ONBOARD%3A${slug}`);
      expect(attributesIn(html, '[rel]', 'rel')).toEqual(expect.arrayContaining(['prev', 'next']));
    },
  );

  it('ROU-32 comes round to the first page by Next alone', async () => {
    const seen: string[] = [];
    for (let path = '/life-onboard/the-pool'; !seen.includes(path) && seen.length <= onboardPages.length;) {
      seen.push(path);
      path = attributesIn((await open(path)).html, 'a[rel="next"]', 'href')[0] ?? '';
    }
    expect(new Set(seen).size).toBe(onboardPages.length);
  });
});

describe('the calls behind a favourite card', () => {
  const lists = [
    { path: '/api/culinary-venue', all: venues.map(({ slug }) => slug) },
    { path: '/api/onboard-venue', all: onboardPages.map(({ slug }) => slug) },
    { path: '/api/voyage-extensions', all: extensions.map(({ slug }) => slug) },
  ];
  it.each(lists)(
    'API-22 API-23 $path answers a comma list in its order, leaves out what is not known, and all without one',
    async ({ path, all }) => {
      const slugsOf = async (query: string) =>
        ((await (await fetch(`${api.server.url}${path}${query}`)).json()) as { slug: string }[]).map(
          ({ slug }) => slug,
        );
      const [first = '', second = ''] = all;
      expect(await slugsOf('')).toEqual(all);
      expect(await slugsOf(`?slug=${second},nowhere,${first}`)).toEqual([second, first]);
      expect(await slugsOf(`?slug=${first}&unheardOf=1`)).toEqual([first]);
      for (const tooLong of ['x'.repeat(1_001), 'x,'.repeat(50)])
        expect((await fetch(`${api.server.url}${path}?slug=${tooLong}`)).status).toBe(422);
    },
  );

  it.each(lists)(
    'C15 $path keeps nothing of lists and inventions, of which there is no end',
    async ({ path, all: [first, second] }) => {
      const cacheControlOf = async (slugs: string) =>
        (await fetch(`${api.server.url}${path}?slug=${slugs}`)).headers.get('cache-control');
      expect(await cacheControlOf(first ?? '')).toContain('public');
      for (const slugs of [`${first ?? ''},${second ?? ''}`, 'nowhere'])
        expect(await cacheControlOf(slugs)).toBe('private, no-store');
    },
  );

  it.each(lists)(
    'API-22 API-23 $path keeps the contract, and comes from the cache with an ETag',
    async ({ path, all }) => {
      await contractSpec(api.contract, 'GET', `${path}?slug=${all[0]}`).expectStatus(200);
      const first = await fetch(`${api.server.url}${path}`);
      await first.text();
      const again = await fetch(`${api.server.url}${path}`);
      await again.text();
      expect(again.headers.get('cache-control')).toContain('public');
      expect(
        (await fetch(`${api.server.url}${path}`, { headers: { 'if-none-match': again.headers.get('etag') ?? '' } }))
          .status,
      ).toBe(304);
    },
  );
});
