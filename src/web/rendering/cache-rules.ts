import { parse } from 'node:querystring';
import { LRUCache } from 'lru-cache';
import { isForbiddenKey } from '../middleware/forbidden-keys';
import { bySpecificity } from '../routing/by-specificity';
import type { FeatureRoutes, PageCacheRule, PageRoute } from '../routing/feature-routes';

const maxKnown = 5_000;
/** Longer addresses are left to Express: an address of the site with each of its parameters is shorter. */
const maxLength = 2_048;
/** Longer addresses are parsed each time, because anybody can ask for any number of them, also with a made-up cookie. */
const maxKnownLength = 300;

interface Rule {
  readonly pattern: RegExp;
  /** Absent for an address that is never cached, even when another route's pattern matches it. */
  readonly rule?: PageCacheRule | undefined;
}

export interface CacheKey {
  /** The key is the path with the declared query parameters in a fixed order, without any others (reliability C15). */
  readonly key: string;
  readonly rule: PageCacheRule;
  /** True when the address has parameters with more combinations than the cache can hold. */
  readonly isManifold: boolean;
  /** True when the address has parameters that are not part of the key. */
  readonly hasOthers: boolean;
}

export class CacheRules {
  private readonly rules: readonly Rule[];
  private readonly keys = new LRUCache<string, CacheKey>({ max: maxKnown });
  private readonly plainPages: readonly Pick<PageRoute, 'path' | 'exists'>[];

  constructor(features: readonly FeatureRoutes[]) {
    this.plainPages = features
      .flatMap(({ pages }) => pages)
      .filter(({ method, path, cache }) => method === 'get' && cache && !path.includes(':'));
    const routes = features.flatMap((feature) => [...feature.pages, ...feature.api]).sort(bySpecificity);
    this.rules = routes.flatMap(({ method, path, cache }) =>
      method === 'get' ? [{ pattern: toPattern(path), rule: cache }] : [],
    );
  }

  /** Finds the addresses without parameters that this line has; what cannot be found out counts as existing. */
  async findPlainPages(): Promise<readonly string[]> {
    const exist = await Promise.all(this.plainPages.map(async ({ exists }) => exists?.().catch(() => true) ?? true));
    return this.plainPages.flatMap(({ path }, index) => (exist[index] ? [path] : []));
  }

  /**
   * The key is undefined when the address is too long or not cacheable, or when Express must parse it first, for example
   * because of a repeated parameter. Both use the same query parser: two parsers could cache a page under another
   * address's key.
   */
  keyOf(url: string): CacheKey | undefined {
    if (url.length > maxLength) return undefined;
    if (url.length > maxKnownLength) return this.find(url);
    const cachedKey = this.keys.get(url);
    if (cachedKey) return cachedKey;
    const foundKey = this.find(url);
    if (foundKey) this.keys.set(url, foundKey);
    return foundKey;
  }

  private find(url: string): CacheKey | undefined {
    if (!plainAddress.test(url)) return undefined;
    const [path, search] = cutAt(url, url.indexOf('?'));
    const ruleOfPath = this.rules.find(({ pattern }) => pattern.test(path));
    if (!ruleOfPath?.rule) return undefined;
    const query = parse(search);
    if (Object.entries(query).some(([name, value]) => typeof value !== 'string' || isForbiddenKey(name)))
      return undefined;
    const { rule } = ruleOfPath;
    if (
      rule.uncachedPrefixes &&
      Object.keys(query).some((name) => rule.uncachedPrefixes?.some((start) => name.startsWith(start)))
    )
      return undefined;
    const toTexts = (names: readonly string[]) =>
      names.flatMap((name) =>
        query[name] === undefined ? [] : [`${name}=${encodeURIComponent(String(query[name]))}`],
      );
    const manifold = toTexts(rule.manifold ?? []);
    const parameterTexts = [...toTexts(rule.query), ...manifold];
    return {
      key: parameterTexts.length > 0 ? `${path}?${parameterTexts.join('&')}` : path,
      rule,
      isManifold: manifold.length > 0,
      hasOthers: Object.keys(query).length > parameterTexts.length,
    };
  }
}

/** Other characters, such as `#`, are parsed differently here and in Express. */
const plainAddress = /^[!"$-~]+$/;

const cutAt = (url: string, index: number): readonly [string, string] =>
  index < 0 ? [url, ''] : [url.slice(0, index), url.slice(index + 1)];

/** Matches slugs only: any other spelling of a path goes to Express, so that it cannot fill the cache. */
function toPattern(path: string): RegExp {
  return new RegExp(`^${path.replaceAll('.', '\\.').replace(/:\w+/g, '[A-Za-z0-9_-]{1,120}')}$`);
}
