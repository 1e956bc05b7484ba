import { LRUCache } from 'lru-cache';
import type { CachedPage } from './cached-page';

/**
 * Enough for some eighty pages in all their codings, or for five hundred in those that browsers ask for.
 */
const maxBytes = 8 * 1024 * 1024;
/** Enough for two hundred compressed pages. */
const maxManifoldBytes = 3 * 1024 * 1024;
const maxAskedOnce = 2_000;
/** An estimate of what a page takes beside its body: without it, millions of empty answers would fit. */
const bytesPerPage = 1_024;

/**
 * The pages of a cache. Anybody can ask for any number of queries, and of addresses that do not exist: these evict each
 * other but no other page, and are stored when they are asked for a second time. Most are asked for once, and each would
 * evict another and leave its bytes to a collection of the whole heap (decision 0123).
 */
export class StoredPages {
  private readonly plain = leastRecentlyUsed(maxBytes);
  private readonly manifold = leastRecentlyUsed(maxManifoldBytes);
  private readonly askedOnce = new LRUCache<string, true>({ max: maxAskedOnce });

  get(key: string): CachedPage | undefined {
    return this.plain.get(key) ?? this.manifold.get(key);
  }

  /** Stores the next page of this address at once, because another visitor waits for it. */
  expect(key: string): void {
    this.askedOnce.set(key, true);
  }

  set(key: string, page: CachedPage): void {
    const isOfSite = page.status === 200 && !key.includes('?');
    if (isOfSite) this.manifold.delete(key);
    if (isOfSite || this.plain.has(key)) this.plain.set(key, page);
    else if (this.manifold.has(key) || this.askedOnce.has(key)) this.manifold.set(key, page);
    else this.askedOnce.set(key, true);
  }

  /** Measures a stored page again, which has become larger: sizes are measured on insertion alone. */
  measureAgain(key: string, page: CachedPage): void {
    for (const pages of [this.plain, this.manifold]) {
      if (pages.peek(key) !== page) continue;
      pages.delete(key);
      pages.set(key, page);
    }
  }

  deleteTagged(isConcerned: (tags: ReadonlySet<string>) => boolean): void {
    for (const pages of [this.plain, this.manifold])
      for (const [key, page] of pages.entries()) if (isConcerned(page.tags)) pages.delete(key);
  }
}

const leastRecentlyUsed = (maxSize: number) =>
  new LRUCache<string, CachedPage>({
    maxSize,
    sizeCalculation: (page, key) => page.bytes + key.length + bytesPerPage,
  });
