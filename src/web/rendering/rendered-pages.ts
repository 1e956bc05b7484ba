import { LRUCache } from 'lru-cache';
import { hasDeferredFragment } from './deferred-fragments';
import { isSame } from './is-same';
import { PageBody } from './page-body';

const maxBytes = 8 * 1024 * 1024;
/**
 * This estimates what a page takes when it has been sent with brotli, and what it was rendered from: most of that is
 * content that all pages share. Ninety pages of the usual size fit.
 */
const bytesPerCharacter = 1.5;

export interface RenderedPage {
  /** Absent from the page of a guest that is complete, of which the bytes are all that is needed. */
  readonly html?: string;
  readonly body: PageBody;
}

interface KnownPage {
  readonly from: object;
  readonly page: RenderedPage;
  readonly characters: number;
}

/**
 * Caches the last rendering of each guest's page. A page is a pure function of its inputs, which are read for each
 * request: the cached page is used only if all inputs are equal (decision 0071).
 */
export class RenderedPages {
  private readonly pages = new LRUCache<string, KnownPage>({
    maxSize: maxBytes,
    sizeCalculation: ({ characters }) => Math.ceil(characters * bytesPerCharacter),
  });

  /** `key` only locates the entry; the inputs are compared all the same. */
  of(key: string, from: object, render: () => string): RenderedPage {
    const last = this.pages.get(key);
    if (last && isSame(last.from, from)) return last.page;
    const html = render();
    const body = new PageBody(html);
    const page = hasDeferredFragment(html) ? { html, body } : { body };
    this.pages.set(key, { from, page, characters: html.length });
    return page;
  }
}
