import { attributesIn, parseHtml } from '../support/parse-html';
import { sharedServer, type SharedServer } from '../support/shared-server';
import { unzonedHours } from '../support/unzoned-hours';
import { crawl, type Crawl, linksOf, picturesOf } from './crawl';

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
  listed = [...sitemap.matchAll(/<loc>[a-z]+:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, address = '']) => address);
}, 240_000);
afterAll(() => server.stop());

const htmlOf = (address: string) => site.pages.get(address)?.html ?? '';
/** The head alone: whole pages take a while to parse. */
const headOf = (address: string) => parseHtml(htmlOf(address).split('</head>', 1)[0] ?? '');
const attributeInHead = (address: string, selector: string, name: string) =>
  headOf(address).querySelector(selector)?.getAttribute(name);
const eachListed = <T>(read: (html: string, address: string) => readonly T[]) =>
  listed.flatMap((address) => read(htmlOf(address), address));

const pathOf = (href = '') => /^[a-z]+:\/\/[^/]+(.*)/.exec(href)?.[1];

/** Items of lists that have a picture and lead to a page, whatever its dates. */
const cardsIn = (main: string) =>
  main
    .split(/(?=<li\b)/)
    .slice(1)
    .flatMap((part) => {
      const item = part.split('</li>', 1)[0] ?? '';
      const [picture] = picturesOf(item);
      const [tag = ''] = /<a\b[^>]* class="(?:[^"]* )?card__link[ "][^>]*>/.exec(item) ?? [];
      const [link] = attributesIn(tag, 'a', 'href');
      return picture && link ? [{ src: picture.src, href: link.split('?')[0] ?? '' }] : [];
    });

describe('a crawl from the front door', () => {
  it('ROU-31 NAV-11 reaches every page of the sitemap', () => {
    expect(listed.length).toBeGreaterThan(300);
    expect(listed.filter((address) => site.pages.get(address)?.status !== 200)).toEqual([]);
  });

  it('ROU-32 ROU-33 finds no broken link', () => {
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
    const lost = eachListed((html, from) =>
      linksOf(html, from).flatMap(({ address, fragment }) => {
        const target = site.pages.get(address);
        return fragment === '' || !target?.html || target.html.includes(` id="${fragment}"`)
          ? []
          : [`${address}#${fragment} on ${from}`];
      }),
    );
    expect([...new Set(lost)]).toEqual([]);
  });

  it('H35 H66 says of every hour by which clock it is', () => {
    // Around the main part stands what stands on the first page as well; whole pages take a while to parse.
    const mainOf = (html: string) => `<body>${/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? html}</body>`;
    const lines = eachListed((html, from) =>
      unzonedHours(from === '/' ? html : mainOf(html)).map((line) => `${line} on ${from}`),
    );
    expect(lines).toEqual([]);
  });

  it('finds no picture without an alternative text', () => {
    expect(
      eachListed((html, from) =>
        picturesOf(html)
          .filter(({ alt }) => alt === undefined)
          .map(({ src }) => `${src} on ${from}`),
      ),
    ).toEqual([]);
  });

  it('shows on every card the picture of the page that it leads to', () => {
    const nameOf = (src = '') => /\/images\/([\w-]+)-\d+\./.exec(src)?.[1];
    const pictureOfPage = (address: string) =>
      nameOf(attributeInHead(address, 'meta[property="og:image"]', 'content') ?? '');
    const pages = new Map(listed.map((address) => [address, pictureOfPage(address)]));
    const cards = eachListed((html, from) => {
      const main = /<main[\s\S]*<\/main>/.exec(html)?.[0].replace(/<dialog[\s\S]*?<\/dialog>/g, '') ?? '';
      return cardsIn(main)
        .filter(({ href }) => pages.has(href))
        .map(({ href, src }) => ({ href, from, name: nameOf(src) }));
    });
    expect(cards.length).toBeGreaterThan(300);
    const others = cards.filter(({ href, name }) => pages.get(href) !== name);
    expect(others.map(({ href, name, from }) => `${name ?? 'no picture'} for ${href} on ${from}`)).toEqual([]);
  });

  it('lays out every page in standards mode', () => {
    expect(listed.filter((address) => !htmlOf(address).startsWith('<!DOCTYPE html><html'))).toEqual([]);
  });

  it('gives every page a title and a description of its own, and one heading of the first order', () => {
    for (const read of [
      (address: string) => headOf(address).querySelector('title')?.text,
      (address: string) => attributeInHead(address, 'meta[name="description"]', 'content'),
    ]) {
      const texts = listed.map((address) => read(address) ?? `none: ${address}`);
      expect(texts.filter((text) => text.startsWith('none: '))).toEqual([]);
      expect([...new Set(texts.filter((text, index) => texts.indexOf(text) !== index))]).toEqual([]);
    }
    expect(listed.filter((address) => htmlOf(address).match(/<h1\b/g)?.length !== 1)).toEqual([]);
  });

  it('names its own address and a picture that is there on every page', () => {
    const canonical = (address: string) => pathOf(attributeInHead(address, 'link[rel="canonical"]', 'href'));
    expect(listed.filter((address) => canonical(address) !== address)).toEqual([]);
    const pictureOf = (address: string) => pathOf(attributeInHead(address, 'meta[property="og:image"]', 'content'));
    expect(listed.filter((address) => !pictureOf(address)?.endsWith('.webp'))).toEqual([]);
  });

  it('tells search engines what it is about, in data that can be read', () => {
    const dataOf = (address: string) =>
      [...htmlOf(address).matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)].map(
        ([, json = '']) => JSON.parse(json) as { '@graph'?: object[] },
      );
    const kindsOf = (address: string) => JSON.stringify(dataOf(address));
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
