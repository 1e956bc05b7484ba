import { LRUCache } from 'lru-cache';
import type { CachedPage } from './cached-page';
import type { CacheRules } from './cache-rules';

/**
 * Enough for some hundred pages in all their codings, or for more than seven hundred in those that browsers ask for.
 */
const maxBytes = 10 * 1024 * 1024;
/** Enough for two hundred compressed pages; this is a part of `maxBytes`. */
const maxManifoldBytes = 3 * 1024 * 1024;

/** The pages of a cache. Pages of addresses with unlimited combinations evict each other but no other page. */
export class StoredPages {
  private readonly plain = leastRecentlyUsed(maxBytes);
  private readonly manifold = leastRecentlyUsed(maxManifoldBytes);

  constructor(private readonly rules: Pick<CacheRules, 'keyOf'>) {}

  get(key: string): CachedPage | undefined {
    return this.plain.get(key) ?? this.manifold.get(key);
  }

  peek(key: string): CachedPage | undefined {
    return this.plain.peek(key) ?? this.manifold.peek(key);
  }

  set(key: string, page: CachedPage): void {
    (this.rules.keyOf(key)?.isManifold ? this.manifold : this.plain).set(key, page);
  }

  delete(key: string): void {
    this.plain.delete(key);
    this.manifold.delete(key);
  }

  deleteTagged(isConcerned: (tags: ReadonlySet<string>) => boolean): void {
    for (const pages of [this.plain, this.manifold])
      for (const [key, page] of pages.entries()) if (isConcerned(page.tags)) pages.delete(key);
  }
}

/** Sizes of pages are measured on insertion. */
const leastRecentlyUsed = (maxSize: number) =>
  new LRUCache<string, CachedPage>({ maxSize, sizeCalculation: (page) => page.bytes });
