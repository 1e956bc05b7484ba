import { LRUCache } from 'lru-cache';
import type { CacheKey } from './cache-rules';
import { type Compressible, CompressibleCache } from './compressible-cache';
import type { GuestTemplate } from './guest-template';

const megabyte = 1024 * 1024;
/** Enough for three hundred pages as browsers ask for them, and for twenty as they are. */
const ofSite = { compressedBytes: 8 * megabyte, otherBytes: 2 * megabyte };
const ofCombinations = { compressedBytes: megabyte, otherBytes: megabyte / 2 };
const maxAskedOnce = 1_000;

interface TemplateParts {
  /**
   * Absent when the address answers with something else than a page that is stored, such as a redirect, and when the
   * page depends on who the guest is and is therefore rendered for each guest.
   */
  readonly template?: GuestTemplate;
  readonly headers: readonly string[];
  readonly tags: ReadonlySet<string>;
  readonly stock: object;
  readonly storedAt: number;
}

export class StoredTemplate implements Compressible {
  readonly template: GuestTemplate | undefined;
  readonly headers: readonly string[];
  readonly tags: ReadonlySet<string>;
  readonly stock: object;
  readonly storedAt: number;

  constructor({ template, headers, tags, stock, storedAt }: TemplateParts) {
    this.template = template;
    this.headers = headers;
    this.tags = tags;
    this.stock = stock;
    this.storedAt = storedAt;
  }

  get compressedBytes(): number {
    return this.template?.compressedBytes ?? 0;
  }

  get otherBytes(): number {
    return this.template?.plainBytes ?? 0;
  }

  dropOthers(): void {
    this.template?.dropPlain();
  }
}

/**
 * The templates of guests' public pages. Combinations of filters or of a party evict each other but no other page.
 * Most are asked for once: the template of one is worth making when it is asked for again (decision 0144).
 */
export class StoredTemplates {
  private readonly site = new CompressibleCache<StoredTemplate>(ofSite);
  private readonly combinations = new CompressibleCache<StoredTemplate>(ofCombinations);
  private readonly askedOnce = new LRUCache<string, true>({ max: maxAskedOnce });

  get(cacheKey: CacheKey): StoredTemplate | undefined {
    return this.cacheFor(cacheKey).get(cacheKey.key);
  }

  set(cacheKey: CacheKey, template: StoredTemplate): void {
    this.cacheFor(cacheKey).set(cacheKey.key, template);
  }

  /** Remembers the address of a combination that is asked for the first time. */
  isWorthMaking({ key, isManifold }: CacheKey): boolean {
    if (!isManifold || this.askedOnce.has(key) || this.combinations.has(key)) return true;
    this.askedOnce.set(key, true);
    return false;
  }

  measureAgain(cacheKey: CacheKey, template: StoredTemplate): void {
    this.cacheFor(cacheKey).measureAgain(cacheKey.key, template);
  }

  deleteTagged(isConcerned: (tags: ReadonlySet<string>) => boolean): void {
    for (const templates of [this.site, this.combinations]) templates.deleteTagged(isConcerned);
  }

  private cacheFor({ isManifold }: CacheKey): CompressibleCache<StoredTemplate> {
    return isManifold ? this.combinations : this.site;
  }
}
