import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { type AnyPage, answerWith, type PageAnswer, PageResponse } from '../rendering/page-answer';
import type { SiteSection } from '../sitemap/site-section';
import type { Priority } from '../admission/priority';
import type { ApiOperation } from './api-operation';
import type { ApiTag } from './api-tag';
import { portSymbol } from '../../core/shared/port-symbol';

/** For a page that is the same for everyone: the cache key is the path and these query parameters. */
export interface PageCacheRule {
  readonly query: readonly string[];
  /**
   * Further ones of which there are more combinations than a cache can hold, such as what a visitor asks of a voyage:
   * the pages with one of them share a small part of the cache, so that they never take the place of others.
   */
  readonly manifold?: readonly string[];
  /** Beginnings of parameters with which a page is not cached, because their names hold values: `month.`. */
  readonly uncached?: readonly string[];
  /** With the tag `price` a page older than 30 s is refreshed before it is served. */
  readonly tags: readonly string[];
}

/**
 * `guest`: requires a session. `staff`: requires one, and the handler a role; not found for guests.
 * `guest-with-fresh-code`: requires a code entered within ten minutes, for changes of identity (reliability A8).
 * `anyone-known-for-sure`: visitors may pass, but a guest whose session cannot be read must not be taken for one
 * (reliability B6). `anyone-who-may-book`: nobody, while the store that counts payments is away.
 */
export type Access = 'guest' | 'guest-with-fresh-code' | 'staff' | 'anyone-known-for-sure' | 'anyone-who-may-book';

/**
 * What a page's POST brings: at least one field, a form that may be empty because its button says it all, the same or
 * JSON because nothing in it counts, or files. `raw`: the handler checks the type by itself.
 */
export type FormBody = 'fields' | 'no-fields' | 'anything' | 'files';

/** A page's handler returns what to render; nothing when it has answered by itself, such as with a redirect. */
type Handler<Answer> = (req: Request, res: Response, next: NextFunction) => Answer | void | Promise<Answer | void>;

export interface PageRoute {
  readonly method: 'get' | 'post';
  readonly path: string;
  readonly handler: Handler<PageResponse>;
  readonly cache?: PageCacheRule;
  readonly access?: Access;
  readonly operation?: ApiOperation;
  readonly priority?: Priority;
  readonly takes?: FormBody | 'raw';
}

interface RouteOfPage<Page extends AnyPage> extends Omit<PageRoute, 'handler'> {
  readonly page: Page;
  readonly handler: Handler<PageAnswer<NoInfer<Page>> | PageResponse>;
}

/**
 * A row that names its page: the handler answers with the props of that page, or names another page with `answerWith`.
 */
export const pageRoute = <Page extends AnyPage>({ page, handler, ...row }: RouteOfPage<Page>): PageRoute => ({
  ...row,
  handler: async (req, res, next) => {
    const answer = await handler(req, res, next);
    return answer && (answer instanceof PageResponse ? answer : answerWith(page, answer));
  },
});

export interface ApiRoute {
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  readonly path: string;
  readonly operation: ApiOperation;
  readonly handler: RequestHandler;
  readonly cache?: PageCacheRule;
  readonly access?: Access;
  /** Its handler changes the session of its guest, which is frozen for all others. */
  readonly changesSession?: boolean;
  readonly priority?: Priority;
}

/** Its body is read raw, because a signature covers the bytes; before sessions, origin check and form parsing. */
export interface SignedRoute {
  readonly path: string;
  readonly maxBytes: number;
  readonly perSecond: number;
  readonly handler: (req: Request, res: Response) => Promise<void>;
}

/** A feature's table of URLs, without logic, and what the site has to know of it. A module binds one or several. */
export interface FeatureRoutes {
  readonly pages: readonly PageRoute[];
  readonly api: readonly ApiRoute[];
  readonly signed?: readonly SignedRoute[];
  /** Priority of routes that name none, when the node is overloaded. Default: `normal`. */
  readonly priority?: Priority;
  /** Style sheet of pages that visitors seldom see: the guest area, the engine, the API's description. */
  readonly styles?: 'guest-area';
  readonly tag?: ApiTag;
  readonly sitemap?: () => Promise<readonly SiteSection[]>;
}
export const FeatureRoutes = portSymbol<FeatureRoutes>('FeatureRoutes');

/** Routes that describe the whole site, such as its sitemap: made last, from those of all features. */
export type SiteRoutes = (features: readonly FeatureRoutes[]) => FeatureRoutes;
export const SiteRoutes = portSymbol<SiteRoutes>('SiteRoutes');
