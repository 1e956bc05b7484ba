import { parse } from 'node:querystring';
import { isForbiddenKey } from '../middleware/forbidden-keys';
import { bySpecificity } from '../routing/by-specificity';
import type { FeatureRoutes, PageCacheRule } from '../routing/feature-routes';

interface Rule {
  readonly pattern: RegExp;
  /** Absent: pages of this address are made for whoever asks, even where another route's pattern would take it in. */
  readonly rule?: PageCacheRule | undefined;
}

export interface CacheKey {
  /** Path and declared query parameters in a fixed order: what is asked for, and nothing else (reliability C15). */
  readonly key: string;
  readonly rule: PageCacheRule;
}

/** Knows which addresses are the same for everyone, and what of their query matters. */
export class CacheRules {
  private readonly rules: readonly Rule[];

  constructor(features: readonly FeatureRoutes[]) {
    const routes = features.flatMap((feature) => [...feature.pages, ...feature.api]).sort(bySpecificity);
    this.rules = routes.flatMap(({ method, path, cache }) =>
      method === 'get' ? [{ pattern: toPattern(path), rule: cache }] : [],
    );
  }

  /**
   * Absent when the address is not cacheable, or is written in a way that Express should judge first. The query is read
   * by the parser that Express has: two readings of one address would keep a page under the key of another.
   */
  keyOf(url: string): CacheKey | undefined {
    if (!plainAddress.test(url)) return undefined;
    const [path, search] = cutAt(url, url.indexOf('?'));
    const found = this.rules.find(({ pattern }) => pattern.test(path));
    if (!found?.rule) return undefined;
    const query = parse(search);
    if (Object.entries(query).some(([name, value]) => typeof value !== 'string' || isForbiddenKey(name)))
      return undefined;
    const wanted = found.rule.query.flatMap((name) =>
      query[name] === undefined ? [] : [`${name}=${encodeURIComponent(String(query[name]))}`],
    );
    return { key: wanted.length > 0 ? `${path}?${wanted.join('&')}` : path, rule: found.rule };
  }
}

/** Anything else, such as a `#`, is read in one way here and in another by Express. */
const plainAddress = /^[!"$-~]+$/;

/** At the first question mark, as Express does: a second one belongs to a value. */
const cutAt = (url: string, place: number): readonly [string, string] =>
  place < 0 ? [url, ''] : [url.slice(0, place), url.slice(place + 1)];

/** Only what a slug may hold: anything stranger goes to Express, so that no spelling of a path fills the cache. */
function toPattern(path: string): RegExp {
  return new RegExp(`^${path.replaceAll('.', '\\.').replace(/:\w+/g, '[A-Za-z0-9_-]{1,120}')}$`);
}
