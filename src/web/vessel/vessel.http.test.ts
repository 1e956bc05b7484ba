import { CABIN_CATEGORIES } from '../../core/voyages/cabin-category';
import { sharedServer, type SharedServer } from '../../../test/support/shared-server';
import { attributesIn, jsonLdIn, parseHtml, textsIn } from '../../../test/support/parse-html';
import { suiteSlugs } from '../../../test/support/suite-slugs';

let server: SharedServer;
beforeAll(async () => {
  server = await sharedServer();
}, 60_000);
afterAll(() => server.stop());

const her = '/vessels/four-seasons-1';
const open = async (path: string) => {
  const answer = await fetch(`${server.url}${path}`);
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};
const jsonLdOf = (html: string): unknown[] => [jsonLdIn(html)].flat();
const canonicalPathsOf = (html: string) =>
  attributesIn(html, 'link[rel="canonical"]', 'href').map((href) => new URL(href).pathname);
const typesOf = (html: string) =>
  jsonLdOf(html)
    .map((item) => (item as { '@type': string | string[] })['@type'])
    .flat();
const picturesOf = (html: string) => attributesIn(html, 'main img', 'src');

interface SuiteItem {
  readonly title: string;
  readonly slug: string;
  readonly suiteId: string;
  readonly category: string;
  readonly vesselId: string;
  readonly url: string;
  readonly primaryFeatures: readonly object[];
}

describe('the pages of the yacht', () => {
  it.each([
    ['', 'Ondine I', 'Vehicle'],
    ['/suites', 'A door to the open air in each', 'BreadcrumbList'],
    ['/suites/loft-suite', 'Loft Suite', 'Suite'],
    ['/deck-plans', 'Choose the deck first', 'BreadcrumbList'],
  ])('ROU-32 ROU-33 shows %s with its title, its address and what search engines want', async (path, title, type) => {
    const { status, text, headers } = await open(`${her}${path}`);
    expect(status).toBe(200);
    expect(textsIn(text, 'h1')).toEqual([title]);
    expect(canonicalPathsOf(text)).toEqual([`${her}${path}`]);
    expect(
      parseHtml(text).querySelector('meta[property="og:image"][content^="http"][content$=".webp"]'),
    ).not.toBeNull();
    expect(typesOf(text)).toEqual(expect.arrayContaining([type, 'BreadcrumbList']));
    expect(headers.get('cache-control')).toContain('public');
    expect(parseHtml(text).querySelector('main [style]')).toBeNull();
  });

  it('VOY-33 ROU-32 has a page for each of the fourteen categories, with its plan, its deck and its heart', async () => {
    for (const category of CABIN_CATEGORIES) {
      const { status, text } = await open(`${her}/suites/${suiteSlugs[category]}`);
      expect([category, status]).toEqual([category, 200]);
      expect(parseHtml(text).querySelector('svg > title[id="floor-1-title"]')).not.toBeNull();
      expect(parseHtml(text).querySelector('g.deck-plan__marked > g[data-cabin]')).not.toBeNull();
      expect(text).toContain(encodeURIComponent(`SUITE:${category === 'FS' ? 'FS-I' : 'BR-I'},${category}`));
      const pictures = picturesOf(text).filter((src, index, all) => all.indexOf(src) === index);
      expect([category, pictures.length > 2]).toEqual([category, true]);
    }
  });

  it('ROU-33 VOY-33 lists all fourteen with links, and each with a picture of its own', async () => {
    const { text } = await open(`${her}/suites`);
    expect(attributesIn(text, 'main a', 'href')).toEqual(
      expect.arrayContaining(CABIN_CATEGORIES.map((category) => `${her}/suites/${suiteSlugs[category]}`)),
    );
    const pictures = picturesOf(text);
    expect(new Set(pictures).size).toBe(pictures.length);
  });

  it('CNT-02 ROU-29 shows the group of suites that the address names, and All for one that is not here, which is not cached', async () => {
    const shownAt = async (query: string) => {
      const { text, headers } = await open(`${her}/suites${query}`);
      const shown = attributesIn(text, 'li[data-tab-tags]:not([hidden])', 'data-tab-tags');
      const [chosen] = attributesIn(text, '[data-tab][aria-current="true"]', 'data-tab');
      return { shown, chosen, isCacheable: headers.get('cache-control')?.includes('public') };
    };
    const all = ['seaview', 'ocean', 'named', 'residences'];
    expect(await shownAt('')).toEqual({ shown: all, chosen: 'all', isCacheable: true });
    // Again from the cache: each tab is cached by itself.
    for (const tab of ['residences', 'ocean', 'residences'])
      expect(await shownAt(`?tab=${tab}`)).toEqual({ shown: [tab], chosen: tab, isCacheable: true });
    for (const query of ['?tab=dungeon', '?tab='])
      expect([query, await shownAt(query)]).toEqual([query, { shown: all, chosen: 'all', isCacheable: false }]);
    expect(canonicalPathsOf((await open(`${her}/suites?tab=ocean`)).text)).toEqual([`${her}/suites`]);
  });

  it('VOY-24 VOY-26 prints prices above zero in the form that is written, and the Funnel Suite without one', async () => {
    const { text } = await open(`${her}/suites`);
    expect(text).toMatch(/Starting at \$[1-9][\d,]*\.\d\d \/suite/);
    expect(text).not.toMatch(/\$0\.00|NaN/);
    expect(text).toContain('By appointment only');
    const funnel = await open(`${her}/suites/funnel-suite`);
    expect(funnel.text).toContain('/contact-us?about=funnel-suite&amp;suiteId=FS-I%2CFS');
    expect(JSON.stringify(jsonLdOf(funnel.text))).not.toMatch(/offers|Product/);
  });

  it('ROU-01 leads from a suite to voyages that have it free, and into their reservation with the suite chosen', async () => {
    const { text } = await open(`${her}/suites/ocean-suite`);
    const [reserve = ''] = attributesIn(text, 'main a[href^="/reserve-now/"]', 'href');
    expect(reserve).toMatch(/suiteId=BR-I(?:%2C|,)OS$/);
    const step = await open(reserve);
    expect(step.status).toBe(200);
    expect(attributesIn(text, '[href^="/voyages/"]', 'href')).toContainEqual(
      expect.stringMatching(/^\/voyages\/[a-z0-9-]+\?id=[A-Z0-9-]+$/),
    );
    expect(attributesIn(text, 'main a', 'href')).toContain('/inquire-now?suiteId=BR-I%2COS');
    expect(JSON.stringify(jsonLdOf(text))).toMatch(/"lowPrice":"\d+\.\d\d","priceCurrency":"USD"/);
  });

  it.each([
    '/vessels/another-yacht',
    '/vessels/another-yacht/suites',
    '/vessels/another-yacht/suites/loft-suite',
    '/vessels/another-yacht/deck-plans',
    `${her}/suites/broom-cupboard`,
  ])('ROU-32 answer 404 for %s', async (path) => {
    expect((await open(path)).status).toBe(404);
  });
});

describe('GET /api/suites', () => {
  const find = async (query = '') => JSON.parse((await open(`/api/suites${query}`)).text) as SuiteItem[];

  it('API-23 VOY-33 answers with the fourteen suites and their pages', async () => {
    const suites = await find();
    expect(suites.map(({ category }) => category).toSorted()).toEqual(CABIN_CATEGORIES.toSorted());
    for (const { category, slug, url, vesselId } of suites)
      expect([slug, url, vesselId]).toEqual([suiteSlugs[category], `${her}/suites/${slug}`, 'four-seasons-1']);
    expect(suites[0]?.primaryFeatures[0]).toMatchObject({
      icon: 'bed',
      title: expect.any(String),
      body: expect.any(String),
    });
    expect(JSON.stringify(suites)).not.toMatch(/price/i);
  });

  it('API-23 takes a vessel by its slug or name, and knows no suites of another', async () => {
    expect(await find('?vesselId=four-seasons-1')).toHaveLength(14);
    expect(await find('?vesselId=Ondine%20I')).toHaveLength(14);
    expect(await find('?vesselId=another')).toEqual([]);
    expect((await open(`/api/suites?vesselId=${'x'.repeat(61)}`)).status).toBe(422);
  });
});

describe('GET /api/reserve-now-suites', () => {
  const choose = async (query: Record<string, string>) => {
    const { status, text, headers } = await open(`/api/reserve-now-suites?${new URLSearchParams(query).toString()}`);
    return {
      status,
      cacheControl: headers.get('cache-control'),
      suite: (JSON.parse(text) as { selectedSuite?: Record<string, unknown> }).selectedSuite,
    };
  };

  it('API-31 gives the suite of a sailing with its price, for FS-I and for its own fare group, and forbids caches to store it', async () => {
    const voyages = JSON.parse((await open('/api/voyages')).text) as { itineraryId: string; waitlist: boolean }[];
    const itineraryId = voyages.find(({ waitlist }) => !waitlist)?.itineraryId ?? '';
    const data = JSON.parse((await open(`/api/voyage-data?voyageId=${itineraryId}`)).text) as {
      availability: { category: string; available?: number; price?: number }[];
    };
    const offer = data.availability.find(
      ({ available = 0, price = 0, category }) => available > 0 && price > 0 && category !== 'FS',
    );
    for (const group of ['FS-I', 'BR-I']) {
      const { status, cacheControl, suite } = await choose({ itineraryId, suiteId: `${group},${offer?.category}` });
      expect([status, cacheControl]).toEqual([200, 'no-store']);
      expect(suite).toMatchObject({
        category: offer?.category,
        slug: suiteSlugs[offer?.category ?? ''],
        itineraryId,
        price: offer?.price,
        currency: 'USD',
        availableCabins: offer?.available,
      });
    }
    const funnel = await choose({ itineraryId, suiteId: 'FS-I,FS' });
    expect(funnel.suite).toMatchObject({ suiteId: 'FS-I,FS', title: 'Funnel Suite' });
    expect(funnel.suite).not.toHaveProperty('price');
  });

  it('API-31 knows no suite of a sailing or a category that is not', async () => {
    const [first] = JSON.parse((await open('/api/voyages')).text) as { itineraryId: string }[];
    expect((await choose({ itineraryId: 'ON1-ZZZ-270412-007', suiteId: 'FS-I,SV' })).status).toBe(404);
    expect((await choose({ itineraryId: first?.itineraryId ?? '', suiteId: 'FS-I,XX' })).status).toBe(404);
    expect((await choose({ itineraryId: first?.itineraryId ?? '', suiteId: 'seaview' })).status).toBe(404);
    expect((await choose({ itineraryId: first?.itineraryId ?? '' })).status).toBe(422);
  });
});
