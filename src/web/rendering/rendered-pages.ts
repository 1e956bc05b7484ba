import { LRUCache } from 'lru-cache';
import { isSame } from './is-same';

const maxBytes = 4 * 1024 * 1024;
/** An estimate: most of what a page is rendered from is content that all pages share. */
const bytesPerCharacter = 2;

interface RenderedPage {
  readonly from: object;
  readonly html: string;
}

/**
 * Caches the last rendering of each guest's page. A page is a pure function of its inputs, which are read for each
 * request: the cached page is used only if all inputs are equal, whoever asks (decision 0071).
 */
export class RenderedPages {
  private readonly pages = new LRUCache<string, RenderedPage>({
    maxSize: maxBytes,
    sizeCalculation: ({ html }) => html.length * bytesPerCharacter,
  });

  /** `key` only locates the entry; the inputs are compared all the same. */
  of(key: string, from: object, render: () => string): string {
    const last = this.pages.get(key);
    if (last && isSame(last.from, from)) return last.html;
    const html = render();
    this.pages.set(key, { from, html });
    return html;
  }
}
