import { LRUCache } from 'lru-cache';
import { isSame } from './is-same';
import { PageBody } from './page-body';

const maxBytes = 4 * 1024 * 1024;
/**
 * This estimates text, bytes and compressed bytes together: most of what a page is rendered from is content that all
 * pages share.
 */
const bytesPerCharacter = 3.5;

/** A page as text, and as bytes from when they are first sent. */
export class RenderedPage {
  private bytes: PageBody | undefined;

  constructor(readonly html: string) {}

  get body(): PageBody {
    return (this.bytes ??= new PageBody(this.html));
  }
}

interface KnownPage {
  readonly from: object;
  readonly page: RenderedPage;
}

/**
 * Caches the last rendering of each guest's page. A page is a pure function of its inputs, which are read for each
 * request: the cached page is used only if all inputs are equal (decision 0071).
 */
export class RenderedPages {
  private readonly pages = new LRUCache<string, KnownPage>({
    maxSize: maxBytes,
    sizeCalculation: ({ page: { html } }) => Math.ceil(html.length * bytesPerCharacter),
  });

  /** `key` only locates the entry; the inputs are compared all the same. */
  of(key: string, from: object, render: () => string): RenderedPage {
    const last = this.pages.get(key);
    if (last && isSame(last.from, from)) return last.page;
    const page = new RenderedPage(render());
    this.pages.set(key, { from, page });
    return page;
  }
}
