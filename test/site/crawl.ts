import type { HTMLElement } from 'node-html-parser';
import { parseHtml } from '../support/parse-html';

/** A page as a crawler sees it. */
export class CrawledPage {
  private read?: PageFacts;

  constructor(
    readonly address: string,
    readonly status: number,
    readonly html: string,
  ) {}

  /** A page is parsed once, and its tree is not kept: those of all pages would take gigabytes. */
  get facts(): PageFacts {
    return (this.read ??= readFacts(this.html, this.address));
  }
}

export interface PageFacts {
  readonly title: string | undefined;
  readonly description: string | undefined;
  readonly canonical: string | undefined;
  /** The picture that other sites show for it. */
  readonly sharedPicture: string | undefined;
  readonly ids: ReadonlySet<string>;
  readonly mainHeadings: readonly string[];
  readonly links: readonly Link[];
  readonly pictures: readonly DocumentPicture[];
  /** Items of lists that have a picture and lead to a page. */
  readonly cards: readonly { readonly src: string; readonly href: string }[];
  readonly dataForSearchEngines: readonly unknown[];
}

/** A link to a page of our own: path and query as they are asked for. */
export interface Link {
  readonly address: string;
  readonly fragment: string;
}

export interface DocumentPicture {
  readonly src: string;
  readonly alt: string | undefined;
}

export interface Crawl {
  readonly pages: ReadonlyMap<string, CrawledPage>;
  /** Which page first led to an address, asked for or not. */
  readonly foundOn: ReadonlyMap<string, string>;
}

interface CrawlOptions {
  readonly origin: string;
  /** Addresses that are fetched, but whose own links are not followed. */
  readonly isLeaf: (address: string) => boolean;
  /** Addresses that are never fetched: they would change something, or belong to somebody. */
  readonly isClosed: (address: string) => boolean;
  /** Addresses of one name lead to the same page, whatever they carry along: the first of them is asked for. */
  readonly pageOf: (address: string) => string;
  readonly hands?: number;
}

/** Follows every link and picture of our own from `/` on. An address is path and query. */
export async function crawl({ origin, isLeaf, isClosed, pageOf, hands = 4 }: CrawlOptions): Promise<Crawl> {
  const pages = new Map<string, CrawledPage>();
  const foundOn = new Map<string, string>([['/', '/']]);
  const waiting = ['/'];
  const wanted = new Set(waiting);
  const visit = async (address: string) => {
    const answer = await fetch(`${origin}${address}`, {
      // A picture's status is enough.
      method: address.endsWith('.webp') ? 'HEAD' : 'GET',
      redirect: 'manual',
      headers: { 'Accept-Encoding': 'identity' },
    });
    const type = answer.headers.get('content-type') ?? '';
    const html = type.startsWith('text/html') ? await answer.text() : '';
    if (html === '') await answer.body?.cancel();
    const page = new CrawledPage(address, answer.status, html);
    pages.set(address, page);
    if (isLeaf(address)) return;
    const { links, pictures } = page.facts;
    for (const link of [...links.map(({ address: to }) => to), ...pictures.map(({ src }) => src)]) {
      if (foundOn.has(link) || isClosed(link)) continue;
      foundOn.set(link, address);
      if (wanted.has(pageOf(link))) continue;
      wanted.add(pageOf(link));
      waiting.push(link);
    }
  };
  const work = async () => {
    for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) await visit(address);
  };
  while (waiting.length > 0) await Promise.all(Array.from({ length: hands }, work));
  return { pages, foundOn };
}

function readFacts(html: string, address: string): PageFacts {
  const page = parseHtml(html);
  const attributeOf = (selector: string, name: string) => page.querySelector(selector)?.getAttribute(name);
  return {
    title: page.querySelector('head > title')?.text,
    description: attributeOf('meta[name="description"]', 'content'),
    canonical: attributeOf('link[rel="canonical"]', 'href'),
    sharedPicture: attributeOf('meta[property="og:image"]', 'content'),
    ids: new Set(page.querySelectorAll('[id]').map(({ id }) => id)),
    mainHeadings: page.querySelectorAll('h1').map(({ text }) => text),
    links: page.querySelectorAll('a[href]').flatMap((link) => ownLink(link.getAttribute('href') ?? '', address)),
    pictures: page.querySelectorAll('img').map(toPicture),
    cards: page.querySelectorAll('main li').flatMap(toCard),
    dataForSearchEngines: page
      .querySelectorAll('script[type="application/ld+json"]')
      .map(({ rawText }) => JSON.parse(rawText) as unknown),
  };
}

function ownLink(href: string, from: string): readonly Link[] {
  const url = new URL(href, `http://site.invalid${from}`);
  return url.host === 'site.invalid'
    ? [{ address: url.pathname + url.search, fragment: decodeURIComponent(url.hash.slice(1)) }]
    : [];
}

const toPicture = (picture: HTMLElement): DocumentPicture => ({
  src: picture.getAttribute('src') ?? '',
  alt: picture.getAttribute('alt'),
});

/** The element itself or what it stands in: the parser's own `closest` is half of the work of reading a page. */
function nearest(element: HTMLElement, tagName: string): HTMLElement | undefined {
  for (let at: HTMLElement | null = element; at; at = at.parentNode) if (at.tagName === tagName) return at;
  return undefined;
}

/** A list within an item is no part of its card. */
function toCard(item: HTMLElement): PageFacts['cards'] {
  if (nearest(item, 'DIALOG')) return [];
  const [picture, link] = ['img', 'a.card__link'].map((part) =>
    item.querySelectorAll(part).find((found) => nearest(found, 'LI') === item),
  );
  return picture && link
    ? [{ src: toPicture(picture).src, href: (link.getAttribute('href') ?? '').split('?')[0] ?? '' }]
    : [];
}
