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
    const routes = features.flatMap((feature) => [...feature.pages, ...feature.api]);
    this.rules = routes.flatMap(({ method, path, cache }) => (method === 'get' ? [{ pattern: toPattern(path), rule: cache }] : []));
  }

  /** Absent when the address is not cacheable, or is written in a way that Express should judge first. */
  keyOf(url: string): CacheKey | undefined {
    const [path = '', search = ''] = url.split('?', 2);
    const found = this.rules.find(({ pattern }) => pattern.test(path));
    if (!found?.rule) return undefined;
    const query = new URLSearchParams(search);
    const names = [...query.keys()];
    if (new Set(names).size !== names.length) return undefined;
    if (names.some((name) => name.includes('__proto__') || name === 'constructor' || name === 'prototype')) return undefined;
    const wanted = found.rule.query.flatMap((name) => {
      const value = query.get(name);
      return value === null ? [] : [`${name}=${encodeURIComponent(value)}`];
    });
    return { key: wanted.length > 0 ? `${path}?${wanted.join('&')}` : path, rule: found.rule };
  }
}

/** Only what a slug may hold: anything stranger goes to Express, so that no spelling of a path fills the cache. */
function toPattern(path: string): RegExp {
  return new RegExp(`^${path.replaceAll('.', '\\.').replace(/:\w+/g, '[A-Za-z0-9_-]{1,120}')}$`);
}
