import { textsIn } from '../support/parse-html';
import { sharedServer, type SharedServer } from '../support/shared-server';
import { unzonedHours } from '../support/unzoned-hours';
import { crawl, type Crawl, CrawledPage } from './crawl';

let server: SharedServer;
let site: Crawl;
let listed: readonly string[];

/** Steps of a reservation and pages of the engine end a crawl; dates of a voyage lead to what is known already. */
const isLeaf = (address: string) => /^\/(reserve-now|engine|login|search|api)\b|\?|^\/assets\//.test(address);
const isClosed = (address: string) => /^\/(api\/logout|engine\/(?!details)|my-profile|dev)\b/.test(address);

const isSignIn = (address: string) => address.startsWith('/login?');
/**
 * A page that is made from its query is asked for once with each set of names: sign-in wherever it returns to, a form
 * whatever it is about, a voyage on its dates. A step of a reservation is asked for on one sailing of each voyage.
 */
const pageOf = (address: string) => {
  const path = address.split('?', 1)[0] ?? address;
  return `${path.replace(/(?<=^\/reserve-now\/\w+-\w+-)[^/]+/, '*')}?${[...queryOf(address).keys()].sort().join('&')}`;
};
const queryOf = (address: string) => new URL(address, 'http://site.invalid').searchParams;

beforeAll(async () => {
  server = await sharedServer();
  site = await crawl({ origin: server.url, isLeaf, isClosed, pageOf });
  const sitemap = await (await fetch(`${server.url}/sitemap.xml`)).text();
  listed = textsIn(sitemap, 'loc').map((address) => pathOf(address) ?? '');
}, 240_000);
afterAll(() => server.stop());

const pageAt = (address: string) => site.pages.get(address) ?? new CrawledPage(address, 0, '');
const eachListed = <T>(read: (page: CrawledPage) => readonly T[]) => listed.flatMap((address) => read(pageAt(address)));

const pathOf = (href = '') => /^[a-z]+:\/\/[^/]+(.*)/.exec(href)?.[1];

describe('a crawl from the home page', () => {
  it('ROU-31 NAV-11 reaches every page of the sitemap', () => {
    expect(listed.length).toBeGreaterThan(300);
    expect(listed.filter((address) => site.pages.get(address)?.status !== 200)).toEqual([]);
  });

  it('ROU-32 ROU-33 finds every linked page', () => {
    const broken = [...site.pages.values()]
      .filter(({ status }) => status >= 400)
      .map(({ address, status }) => `${status} ${address} on ${site.foundOn.get(address) ?? ''}`);
    expect(site.pages.size).toBeGreaterThan(600);
    expect(broken).toEqual([]);
  });

  it('leads from every sign-in to a page that is there', () => {
    const returns = [...site.foundOn.keys()].filter(isSignIn).flatMap((address) =>
      queryOf(address)
        .getAll('returnUrl')
        .map((returnUrl) => ({ returnUrl, address })),
    );
    expect(returns.length).toBeGreaterThan(500);
    const statuses = new Map([...site.pages].map(([address, { status }]) => [pageOf(address), status]));
    const lost = returns.filter(({ returnUrl }) => !isClosed(returnUrl) && statuses.get(pageOf(returnUrl)) !== 200);
    expect([
      ...new Set(lost.map(({ returnUrl, address }) => `${returnUrl} on ${site.foundOn.get(address) ?? ''}`)),
    ]).toEqual([]);
  });

  it('finds no link to a place on a page that is not there', () => {
    const lost = eachListed(({ facts, address: from }) =>
      facts.links.flatMap(({ address, fragment }) => {
        const target = fragment === '' ? undefined : site.pages.get(address);
        return !target?.html || target.facts.ids.has(fragment) ? [] : [`${address}#${fragment} on ${from}`];
      }),
    );
    expect([...new Set(lost)]).toEqual([]);
  });

  it('H35 H66 says of every hour by which clock it is', () => {
    // Around the main part stands what stands on the first page as well; whole pages take a while to parse.
    const mainOf = (html: string) => `<body>${/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? html}</body>`;
    const lines = eachListed(({ html, address }) =>
      unzonedHours(address === '/' ? html : mainOf(html)).map((line) => `${line} on ${address}`),
    );
    expect(lines).toEqual([]);
  });

  it('finds no picture without an alternative text', () => {
    expect(
      eachListed(({ facts, address }) =>
        facts.pictures.filter(({ alt }) => alt === undefined).map(({ src }) => `${src} on ${address}`),
      ),
    ).toEqual([]);
  });

  it('shows on every card the picture of the page that it leads to', () => {
    const nameOf = (src = '') => /\/images\/([\w-]+)-\d+\./.exec(src)?.[1];
    const pages = new Map(listed.map((address) => [address, nameOf(pageAt(address).facts.sharedPicture)]));
    const cards = eachListed(({ facts, address: from }) =>
      facts.cards.filter(({ href }) => pages.has(href)).map(({ href, src }) => ({ href, from, name: nameOf(src) })),
    );
    expect(cards.length).toBeGreaterThan(300);
    const others = cards.filter(({ href, name }) => pages.get(href) !== name);
    expect(others.map(({ href, name, from }) => `${name ?? 'no picture'} for ${href} on ${from}`)).toEqual([]);
  });

  it('lays out every page in standards mode', () => {
    expect(listed.filter((address) => !pageAt(address).html.startsWith('<!DOCTYPE html><html'))).toEqual([]);
  });

  it('gives every page a title and a description of its own, and one heading of the first order', () => {
    for (const part of ['title', 'description'] as const) {
      const texts = listed.map((address) => pageAt(address).facts[part] ?? `none: ${address}`);
      expect(texts.filter((text) => text.startsWith('none: '))).toEqual([]);
      expect([...new Set(texts.filter((text, index) => texts.indexOf(text) !== index))]).toEqual([]);
    }
    expect(listed.filter((address) => pageAt(address).facts.mainHeadings.length !== 1)).toEqual([]);
  });

  it('names its own address and a picture that is there on every page', () => {
    expect(listed.filter((address) => pathOf(pageAt(address).facts.canonical) !== address)).toEqual([]);
    expect(listed.filter((address) => !pathOf(pageAt(address).facts.sharedPicture)?.endsWith('.webp'))).toEqual([]);
  });

  it('describes itself to search engines in data that can be read', () => {
    const kindsOf = (address: string) => JSON.stringify(pageAt(address).facts.dataForSearchEngines);
    const wanted: readonly [RegExp, string][] = [
      [/^\/voyages\/[^/]+$/, 'TouristTrip'],
      [/^\/voyages\/[^/]+$/, 'Offer'],
      [/^\/stories\/[^/]+$/, 'Article'],
      [/^\/news\/[^/]+$/, 'Article'],
      [/^\/faq$/, 'FAQPage'],
      [/^\/[^/]+\/[^/]+/, 'BreadcrumbList'],
    ];
    for (const [pattern, kind] of wanted) {
      const pages = listed.filter((address) => pattern.test(address) && !address.startsWith('/documents/'));
      expect(pages.length).toBeGreaterThan(0);
      expect(
        pages.filter(
          (address) => !kindsOf(address).includes(`"@type":"${kind}`) && !kindsOf(address).includes(`${kind}"`),
        ),
      ).toEqual([]);
    }
  });
});
