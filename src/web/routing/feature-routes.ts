import type { RequestHandler } from 'express';
import type { ApiOperation } from './api-operation';

/** A page that is the same for everyone: its key is the path and these query parameters. */
export interface PageCacheRule {
  readonly query: readonly string[];
  /** The tag `price` has the page refreshed before it is served when it is older than 30 s. */
  readonly tags: readonly string[];
}

/**
 * `guest`: a session is needed. `guest-with-fresh-code`: one whose code is at most ten minutes old, for whoever changes
 * who they are (reliability A8). `anyone-known-for-sure`: visitors may come, but a guest whose session cannot be read
 * right now must not be taken for one (reliability B6).
 */
export type Access = 'guest' | 'guest-with-fresh-code' | 'anyone-known-for-sure';

export interface PageRoute {
  readonly method: 'get' | 'post';
  readonly path: string;
  readonly handler: RequestHandler;
  readonly cache?: PageCacheRule;
  readonly access?: Access;
  /** Of an address below /api that programs call as well as people. */
  readonly operation?: ApiOperation;
}

export interface ApiRoute {
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  readonly path: string;
  readonly operation: ApiOperation;
  readonly handler: RequestHandler;
  readonly cache?: PageCacheRule;
  readonly access?: Access;
}

/** A feature's table of URLs, without logic. */
export interface FeatureRoutes {
  readonly pages: readonly PageRoute[];
  readonly api: readonly ApiRoute[];
}
