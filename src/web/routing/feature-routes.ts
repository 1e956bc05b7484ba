import type { RequestHandler } from 'express';
import type { ApiOperation } from './api-operation';

/** A page that is the same for everyone: its key is the path and these query parameters. */
export interface PageCacheRule {
  readonly query: readonly string[];
  /** The tag `price` has the page refreshed before it is served when it is older than 30 s. */
  readonly tags: readonly string[];
}

export interface PageRoute {
  readonly method: 'get' | 'post';
  readonly path: string;
  readonly handler: RequestHandler;
  readonly cache?: PageCacheRule;
  readonly access?: 'guest';
}

export interface ApiRoute {
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  readonly path: string;
  readonly operation: ApiOperation;
  readonly handler: RequestHandler;
  readonly cache?: PageCacheRule;
  readonly access?: 'guest';
}

/** A feature's table of URLs, without logic. */
export interface FeatureRoutes {
  readonly pages: readonly PageRoute[];
  readonly api: readonly ApiRoute[];
}
