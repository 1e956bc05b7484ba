import type { RequestHandler } from 'express';
import { bySpecificity } from './by-specificity';
import { scopeOf } from './scope-of';
import { type MemoisedRead, memoisedReadOf } from './memoised-read';
import type { Access, ApiRoute, FeatureRoutes, PageRoute } from './feature-routes';

export interface FoundRoute {
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
  readonly handlers: readonly RequestHandler[];
  readonly access?: Access | undefined;
  readonly changesSession?: boolean | undefined;
  /** The call may report a rate limit in its headers. */
  readonly takesBudget?: boolean | undefined;
  readonly page?: Pick<PageRoute, 'cache' | 'isRendered'>;
  /** Present for a call whose answer is made from immutable data only. */
  readonly memoisedRead?: MemoisedRead | undefined;
}

interface HandlersOf {
  readonly call: (route: ApiRoute) => readonly RequestHandler[];
  readonly page: (route: PageRoute, feature: FeatureRoutes) => readonly RequestHandler[];
}

interface PathRows {
  readonly path: string;
  readonly pattern: RegExp;
  readonly byMethod: Map<string, FoundRoute>;
}

const noParams: Readonly<Record<string, string>> = Object.freeze({});

/** Other spellings of a path are left to Express. */
const plainPath = /^\/(?:[\w\-.]+\/?)*$/;
const parameter = /:(\w+)/g;

/**
 * Finds calls of `/api` and reads of pages by method and path, each with one look-up. Of two matching paths the more
 * specific one answers, as in `mountRoutes`.
 */
export class RouteLookup {
  private readonly literal = new Map<string, PathRows>();
  private readonly patterns: readonly PathRows[];
  /** Paths that middleware answers before the routes. */
  private readonly beforeRows: readonly string[];

  constructor(features: readonly FeatureRoutes[], handlersOf: HandlersOf) {
    this.beforeRows = ['/assets', ...features.flatMap(({ mountedRoutes }) => mountedRoutes?.path ?? [])];
    const signedPaths = new Set(features.flatMap((feature) => (feature.signedRoutes ?? []).map(({ path }) => path)));
    const byPath = new Map<string, PathRows>();
    const rowsOf = (path: string) => {
      const rows = byPath.get(path) ?? { path, pattern: toPattern(path), byMethod: new Map() };
      byPath.set(path, rows);
      return rows.byMethod;
    };
    for (const feature of features) {
      for (const route of feature.api) {
        const rows = rowsOf(route.path);
        if (route.path.startsWith('/api/') && !signedPaths.has(route.path))
          rows.set(route.method, {
            path: route.path,
            params: noParams,
            access: route.access,
            changesSession: route.changesSession,
            takesBudget: mayTakeBudget(route),
            handlers: handlersOf.call(route),
            memoisedRead: memoisedReadOf(route.handler),
          });
      }
      for (const route of feature.pages) {
        const rows = rowsOf(route.path);
        if (route.method === 'get' && !route.path.startsWith('/api') && !signedPaths.has(route.path))
          rows.set('get', {
            path: route.path,
            params: noParams,
            access: route.access,
            page: route,
            handlers: handlersOf.page(route, feature),
          });
      }
    }
    const all = [...byPath.values()].sort(bySpecificity);
    for (const rows of all)
      if (!/[:*]/.test(rows.path) && !this.isBeforeRows(rows.path)) this.literal.set(rows.path, rows);
    this.patterns = all.filter(({ path }) => /[:*]/.test(path));
  }

  /**
   * Finds a row of literal segments without Express. Any other address, and a method that the address does not accept,
   * is left to Express.
   */
  find(requestMethod: string, url: string): FoundRoute | undefined {
    const mark = url.indexOf('?');
    const whole = mark < 0 ? url : url.slice(0, mark);
    const path = whole.length > 1 && whole.endsWith('/') ? whole.slice(0, -1) : whole;
    const method = requestMethod === 'HEAD' ? 'get' : requestMethod.toLowerCase();
    const rows = this.literal.get(path);
    if (rows) return rows.byMethod.get(method);
    if (!plainPath.test(path) || this.isBeforeRows(path)) return undefined;
    for (const { pattern, byMethod } of this.patterns) {
      const match = pattern.exec(path);
      if (match) return withParams(byMethod.get(method), { ...match.groups });
    }
    return undefined;
  }

  private isBeforeRows(path: string): boolean {
    return this.beforeRows.some((one) => path === one || path.startsWith(`${one}/`));
  }
}

const mayTakeBudget = (route: ApiRoute): boolean =>
  route.operation.budget !== undefined || route.operation.answers[429] !== undefined || scopeOf(route) !== undefined;

/** A path for any number of segments is left to Express, which gives its parameter as a list. */
function withParams(row: FoundRoute | undefined, params: Readonly<Record<string, string>>): FoundRoute | undefined {
  return row && !row.path.includes('*') ? { ...row, params } : undefined;
}

const toPattern = (path: string) =>
  new RegExp(
    `^${path
      .replaceAll('.', '\\.')
      .replace(/\*(\w+)/g, '(?<$1>.+)')
      .replace(parameter, '(?<$1>[^/]+)')}$`,
  );
