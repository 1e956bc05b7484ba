import { type HTMLElement, NodeType } from 'node-html-parser';
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
  /** Addresses that are never fetched: they would change something, or belong to one guest. */
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
  const reading = new Reading(address);
  reading.read(parseHtml(html), {});
  return reading.facts;
}

/** What an element stands in. */
interface Surroundings {
  readonly isInHead?: boolean;
  readonly isInMain?: boolean;
  readonly isInDialog?: boolean;
  /** Of the nearest item of a list; none for one in a dialog. */
  readonly card?: MutableCard | undefined;
}

interface MutableCard {
  src?: string;
  href?: string;
}

/** One walk through a page: a selector for each fact would walk through it ten times. */
class Reading {
  private title: string | undefined;
  private description: string | undefined;
  private canonical: string | undefined;
  private sharedPicture: string | undefined;
  private readonly ids = new Set<string>();
  private readonly mainHeadings: string[] = [];
  private readonly links: Link[] = [];
  private readonly pictures: DocumentPicture[] = [];
  private readonly cards: MutableCard[] = [];
  private readonly dataForSearchEngines: unknown[] = [];

  constructor(private readonly address: string) {}

  get facts(): PageFacts {
    const { title, description, canonical, sharedPicture, ids, mainHeadings, links, pictures } = this;
    const cards = this.cards.flatMap(({ src, href }) =>
      src === undefined || href === undefined ? [] : [{ src, href }],
    );
    const { dataForSearchEngines } = this;
    return {
      title,
      description,
      canonical,
      sharedPicture,
      ids,
      mainHeadings,
      links,
      pictures,
      cards,
      dataForSearchEngines,
    };
  }

  read(element: HTMLElement, around: Surroundings): void {
    if (element.id) this.ids.add(element.id);
    const within = this.note(element, around);
    for (const child of element.childNodes)
      if (child.nodeType === NodeType.ELEMENT_NODE) this.read(child as HTMLElement, within);
  }

  /** Answers with what stands around the element's own children. */
  private note(element: HTMLElement, around: Surroundings): Surroundings {
    switch (element.tagName) {
      case 'TITLE':
        if (around.isInHead) this.title ??= element.text;
        return around;
      case 'META':
        this.noteMeta(element);
        return around;
      case 'LINK':
        if (element.getAttribute('rel') === 'canonical') this.canonical ??= element.getAttribute('href');
        return around;
      case 'SCRIPT':
        if (element.getAttribute('type') === 'application/ld+json')
          this.dataForSearchEngines.push(JSON.parse(element.rawText));
        return around;
      case 'H1':
        this.mainHeadings.push(element.text);
        return around;
      case 'A':
        this.noteLink(element, around);
        return around;
      case 'IMG':
        this.notePicture(element, around);
        return around;
      case 'HEAD':
        return { ...around, isInHead: true };
      case 'MAIN':
        return { ...around, isInMain: true };
      case 'DIALOG':
        return { ...around, isInDialog: true };
      case 'LI':
        return { ...around, card: this.beginCard(around) };
      default:
        return around;
    }
  }

  private noteMeta(element: HTMLElement): void {
    const content = element.getAttribute('content');
    if (element.getAttribute('name') === 'description') this.description ??= content;
    if (element.getAttribute('property') === 'og:image') this.sharedPicture ??= content;
  }

  private noteLink(element: HTMLElement, { card }: Surroundings): void {
    const href = element.getAttribute('href');
    if (href !== undefined) this.links.push(...ownLink(href, this.address));
    if (card && element.classList.contains('card__link')) card.href ??= (href ?? '').split('?')[0] ?? '';
  }

  private notePicture(element: HTMLElement, { card }: Surroundings): void {
    const picture = { src: element.getAttribute('src') ?? '', alt: element.getAttribute('alt') };
    this.pictures.push(picture);
    if (card) card.src ??= picture.src;
  }

  /** A list within an item is no part of its card, and an item of a dialog is none. */
  private beginCard({ isInMain, isInDialog }: Surroundings): MutableCard | undefined {
    if (!isInMain || isInDialog) return undefined;
    const card: MutableCard = {};
    this.cards.push(card);
    return card;
  }
}

function ownLink(href: string, from: string): readonly Link[] {
  const url = new URL(href, `http://site.invalid${from}`);
  return url.host === 'site.invalid'
    ? [{ address: url.pathname + url.search, fragment: decodeURIComponent(url.hash.slice(1)) }]
    : [];
}
