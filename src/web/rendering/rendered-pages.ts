import { LRUCache } from 'lru-cache';
import { isSame } from './is-same';

const maxBytes = 4 * 1024 * 1024;
/** Of what a page was rendered from, most is content that all pages share. */
const bytesPerCharacter = 2;

interface RenderedPage {
  readonly from: object;
  readonly html: string;
}

/**
 * The last rendering of a guest's pages. A page is a pure function of what it is rendered from, which is read anew for
 * each request: only if all of it is equal, whoever asks, is the page the same (decision 0071).
 */
export class RenderedPages {
  private readonly pages = new LRUCache<string, RenderedPage>({
    maxSize: maxBytes,
    sizeCalculation: ({ html }) => html.length * bytesPerCharacter,
  });

  /** `key` names the place where to look, and proves nothing. */
  of(key: string, from: object, render: () => string): string {
    const last = this.pages.get(key);
    if (last && isSame(last.from, from)) return last.html;
    const html = render();
    this.pages.set(key, { from, html });
    return html;
  }
}
