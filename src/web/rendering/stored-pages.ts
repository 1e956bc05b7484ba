import { LRUCache } from 'lru-cache';
import type { CachedPage } from './cached-page';
import { CompressibleCache } from './compressible-cache';

const megabyte = 1024 * 1024;
/** Enough for five hundred pages of the site as browsers ask for them, and for twenty as they are. */
const ofSite = { compressedBytes: 8 * megabyte, otherBytes: 2 * megabyte };
const ofCombinations = { compressedBytes: 2 * megabyte, otherBytes: megabyte };
const maxAskedOnce = 2_000;

/**
 * The pages of a cache. Anybody can ask for any number of queries, and of addresses that do not exist: these evict each
 * other but no other page, and are stored when they are asked for a second time. Most are asked for once, and each would
 * evict another and leave its bytes to a collection of the whole heap (decision 0123).
 */
export class StoredPages {
  private readonly site = new CompressibleCache<CachedPage>(ofSite);
  private readonly combinations = new CompressibleCache<CachedPage>(ofCombinations);
  private readonly askedOnce = new LRUCache<string, true>({ max: maxAskedOnce });

  get(key: string): CachedPage | undefined {
    return this.site.get(key) ?? this.combinations.get(key);
  }

  /** Stores the next page of this address at once, because another visitor waits for it. */
  expect(key: string): void {
    this.askedOnce.set(key, true);
  }

  set(key: string, page: CachedPage): void {
    const isOfSite = page.status === 200 && !key.includes('?');
    if (isOfSite) this.combinations.delete(key);
    if (isOfSite || this.site.has(key)) this.site.set(key, page);
    else if (this.combinations.has(key) || this.askedOnce.has(key)) this.combinations.set(key, page);
    else this.askedOnce.set(key, true);
  }

  measureAgain(key: string, page: CachedPage): void {
    for (const pages of [this.site, this.combinations]) pages.measureAgain(key, page);
  }

  deleteTagged(isConcerned: (tags: ReadonlySet<string>) => boolean): void {
    for (const pages of [this.site, this.combinations]) pages.deleteTagged(isConcerned);
  }
}
