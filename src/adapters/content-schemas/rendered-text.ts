import { slugOf } from '../../core/shared/fold-text';

/** Accepts links inside the site, to an anchor, or by a scheme that cannot run code (reliability C14). */
export const safeLink = /^(\/(?![/\\])|#|https:\/\/|mailto:|tel:)/;

/** The anchors of one text's headings, each once; `content` is the anchor of the page's own main part. */
export class HeadingIds {
  private readonly takenIds = new Set(['content']);

  take(title: string): string {
    const base = slugOf(title) || 'chapter';
    let id = base;
    for (let count = 2; this.takenIds.has(id); count++) id = `${base}-${count}`;
    this.takenIds.add(id);
    return id;
  }
}
