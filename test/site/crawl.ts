/** A page as a crawler sees it. */
export interface CrawledPage {
  readonly address: string;
  readonly status: number;
  readonly type: string;
  readonly html: string;
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

/** Follows every link and picture of our own from `/` on. An address is path and query; its fragment is kept by `linksOf`. */
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
    pages.set(address, { address, status: answer.status, type, html });
    if (isLeaf(address)) return;
    for (const link of [
      ...linksOf(html, address).map(({ address: to }) => to),
      ...picturesOf(html).map(({ src }) => src),
    ]) {
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

export interface Link {
  readonly address: string;
  readonly fragment: string;
}

/** Links to our own pages: path and query as they are asked for. */
export function linksOf(html: string, address: string): readonly Link[] {
  return [...html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)].flatMap(([, href = '']) => {
    const url = new URL(decode(href), `http://site.invalid${address}`);
    return url.host === 'site.invalid'
      ? [{ address: url.pathname + url.search, fragment: decodeURIComponent(url.hash.slice(1)) }]
      : [];
  });
}

export interface PrintPicture {
  readonly src: string;
  readonly alt: string | undefined;
}

export const picturesOf = (html: string): readonly PrintPicture[] =>
  [...html.matchAll(/<img\b[^>]*>/g)].map(([tag]) => ({
    src: decode(/\ssrc="([^"]*)"/.exec(tag)?.[1] ?? ''),
    alt: / alt="([^"]*)"/.exec(tag)?.[1],
  }));

const decode = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
