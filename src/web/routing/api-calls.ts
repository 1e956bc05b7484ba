import type { RequestHandler } from 'express';
import type { ApiRoute, FeatureRoutes } from './feature-routes';

/** A call that was asked for: the row's path, what stands for its parameters, and what answers it. */
export interface ApiCall {
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
  readonly handlers: readonly RequestHandler[];
}

interface PatternCall {
  readonly method: string;
  readonly path: string;
  readonly pattern: RegExp;
  readonly handlers: readonly RequestHandler[];
}

/** Other spellings of a path are Express's to read. */
const plainPath = /^\/api\/[\w\-./]+$/;
const parameter = /:(\w+)/g;

/** The calls of `/api` by method and path, each found by one look-up. Literal paths win over parameters, as in `mountRoutes`. */
export class ApiCalls {
  private readonly literal = new Map<string, ApiCall>();
  private readonly patterns: PatternCall[] = [];

  constructor(features: readonly FeatureRoutes[], handlersOf: (route: ApiRoute) => readonly RequestHandler[]) {
    const signed = new Set(features.flatMap((feature) => (feature.signed ?? []).map(({ path }) => path)));
    for (const route of features.flatMap(({ api }) => api)) {
      const { method, path } = route;
      if (!path.startsWith('/api/') || signed.has(path)) continue;
      const handlers = handlersOf(route);
      if (!path.includes(':')) this.literal.set(`${method} ${path}`, { path, params: {}, handlers });
      else this.patterns.push({ method, path, pattern: toPattern(path), handlers });
    }
  }

  /** Undefined for every other address, and for a method that the address does not take. */
  find(asked: string, url: string): ApiCall | undefined {
    const mark = url.indexOf('?');
    const path = (mark < 0 ? url : url.slice(0, mark)).replace(/(.)\/$/, '$1');
    if (!plainPath.test(path)) return undefined;
    const method = asked === 'HEAD' ? 'get' : asked.toLowerCase();
    return this.literal.get(`${method} ${path}`) ?? this.findByPattern(method, path);
  }

  private findByPattern(method: string, address: string): ApiCall | undefined {
    for (const { path, pattern, handlers, ...row } of this.patterns) {
      const found = row.method === method ? pattern.exec(address) : null;
      if (found) return { path, params: { ...found.groups }, handlers };
    }
    return undefined;
  }
}

const toPattern = (path: string) => new RegExp(`^${path.replaceAll('.', '\\.').replace(parameter, '(?<$1>[^/]+)')}$`);
