import type { IncomingMessage } from 'node:http';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import type { HttpError } from '../http-error';
import { type AnyPage, answerWith, type FramedPage, type PageAnswer, PageResponse } from '../rendering/page-answer';
import type { SiteSection } from './site-section';
import type { Priority } from '../admission/priority';
import type { ApiOperation } from './api-operation';
import type { ApiTag } from './api-tag';
import type { GuestAreaTab } from '../../../views/profile/guest-area-tabs';
import { portSymbol } from '../../core/shared/port-symbol';

/** A page that is the same for everyone is cached: the key is the path and these query parameters. */
export interface PageCacheRule {
  readonly query: readonly string[];
  /**
   * Further query parameters with more combinations than a cache can hold, such as filters of voyages: the template for
   * guests of a page with one of them is stored when it is asked for a second time.
   */
  readonly manifold?: readonly string[];
  /**
   * Prefixes of query parameters with which a page is not cached, because the parameter's name contains a value:
   * `month.`.
   */
  readonly uncachedPrefixes?: readonly string[];
  /** A page with the tag `price` that is older than 30 s is refreshed before it is served. */
  readonly tags: readonly string[];
}

/**
 * `guest`: requires a session. `staff`: requires a session, and the handler checks the role; other guests get 404.
 * `guest-with-fresh-code`: requires a code entered within ten minutes, for changes of identity (reliability A8).
 * `requires-readable-session`: visitors may pass, but while a guest's session cannot be read the request is refused, so
 * that the guest is not mistaken for a visitor (reliability B6). `requires-payment-limits`: the request is refused
 * while the store that limits payments does not answer.
 */
export type Access =
  | 'guest'
  | 'guest-with-fresh-code'
  | 'staff'
  | 'requires-readable-session'
  | 'requires-payment-limits';

/**
 * The body of a page's POST. `fields`: at least one field. `no-fields`: may be empty, because the button says it all.
 * `anything`: also JSON, because its content is ignored. `files`: a form with files.
 */
export type FormBody = 'fields' | 'no-fields' | 'anything' | 'files';

/** A page's handler returns what to render, or nothing when it has answered itself, for example with a redirect. */
type Handler<Answer> = (req: Request, res: Response, next: NextFunction) => Answer | void | Promise<Answer | void>;

export interface PageRoute {
  readonly method: 'get' | 'post';
  readonly path: string;
  readonly handler: Handler<PageResponse>;
  readonly cache?: PageCacheRule;
  /** Whether the line has this page; absent where every line has it. A starting node renders only pages that exist. */
  readonly exists?: () => Promise<boolean>;
  readonly access?: Access;
  readonly operation?: ApiOperation;
  readonly priority?: Priority;
  readonly takes?: FormBody;
  /** The handler decides which sites may post to it. Other writes are accepted from this site's pages only. */
  readonly checksOrigin?: true;
  /** The address contains a token, so that it is not redirected to lower case. */
  readonly isCaseSensitive?: true;
  /** The answer is a rendered page, which compresses itself. */
  readonly isRendered?: boolean;
}

interface RouteOfPage<Page extends AnyPage> extends Omit<PageRoute, 'handler' | 'isRendered'> {
  readonly page: FramedPage<Page>;
  readonly handler: Handler<PageAnswer<NoInfer<Page>> | PageResponse>;
}

/** A route with its page: the handler answers with the props of that page, or names another page with `answerWith`. */
export const pageRoute = <Page extends AnyPage>({ page, handler, ...row }: RouteOfPage<Page>): PageRoute => ({
  ...row,
  isRendered: true,
  handler: async (req, res, next) => {
    const answer = await handler(req, res, next);
    return answer && (answer instanceof PageResponse ? answer : answerWith<Page>(page, answer));
  },
});

export interface ApiRoute {
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  readonly path: string;
  readonly operation: ApiOperation;
  readonly handler: RequestHandler;
  readonly cache?: PageCacheRule;
  readonly access?: Access;
  /** The handler changes the guest's session, which is frozen for all other routes. */
  readonly changesSession?: boolean;
  /** A body longer than other calls may have. */
  readonly longBody?: LongBody;
  readonly priority?: Priority;
}

/** It is read for guests only: visitors are asked to sign in before it is read. */
export interface LongBody {
  readonly limit: string;
  /** The error that a longer one is answered with. */
  readonly tooLong: () => HttpError;
}

/** A webhook: its body is read as raw bytes, because a signature covers them, before sessions and form parsing. */
interface SignedRoute {
  readonly path: string;
  /** Only this type and JSON are accepted, and no call of another site's page. Default: any call is read. */
  readonly mediaType?: string;
  readonly maxBytes: number;
  readonly perSecond?: number;
  readonly handler: (req: Request, res: Response) => Promise<void>;
}

/** All addresses below a path, answered before sessions and bodies: for programs with keys and errors of their own. */
interface MountedRoutes {
  readonly path: string;
  readonly handler: RequestHandler;
}

/** Answers some requests in place of their routes, such as a demonstration's errors on demand. */
export interface RouteOverride {
  isFor(req: IncomingMessage): boolean;
  handlerOf(route: ApiRoute | PageRoute): RequestHandler;
}

/** Ids that are written in upper case in addresses, unlike everything else in them. */
export interface UpperCaseIds {
  readonly isId: (text: string) => boolean;
  /** Query parameters that have such an id, or several with commas between them. */
  readonly parameters: readonly string[];
}

/**
 * A feature's table of routes, without logic, and what the site needs to know about it. A module binds one or several.
 */
export interface FeatureRoutes {
  readonly pages: readonly PageRoute[];
  readonly api: readonly ApiRoute[];
  readonly signedRoutes?: readonly SignedRoute[];
  readonly mountedRoutes?: MountedRoutes;
  readonly override?: RouteOverride;
  /** A check of calls before their handlers, such as that of a partner's key. */
  readonly guardOf?: (route: ApiRoute) => RequestHandler | undefined;
  /** Cookies whose bearers see other pages than visitors, so that they are not answered from stored pages. */
  readonly personalCookies?: readonly string[];
  readonly upperCaseIds?: UpperCaseIds;
  /** Priority of the feature's routes that name none, when the node is overloaded. Default: `normal`. */
  readonly priority?: Priority;
  /**
   * The style sheets that the feature's pages need beside the site's, the more general first: `voyages` is
   * `views/voyages/voyages.sheet.scss`.
   */
  readonly styles?: readonly string[] | 'all';
  readonly tag?: ApiTag;
  readonly guestAreaTab?: GuestAreaTab;
  readonly sitemap?: () => Promise<readonly SiteSection[]>;
}
export const FeatureRoutes = portSymbol<FeatureRoutes>('FeatureRoutes');

/** Routes that describe the whole site, such as its sitemap. They are made last, from the routes of all features. */
export type SiteRoutes = (features: readonly FeatureRoutes[]) => FeatureRoutes;
export const SiteRoutes = portSymbol<SiteRoutes>('SiteRoutes');
