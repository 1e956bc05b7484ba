import { PassThrough } from 'node:stream';
import type { ReactNode } from 'react';
import type { Request as PageRequest, Response as PageResponse } from 'express';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router-dom';
import type { ContentScope } from '../../core/content/content-scope.port';
import type { AssetAddresses } from '../../../views/widgets/assets-context';
import { pageTable } from '../../../views/page-table';
import type { FavouritesOnPage } from '../../../views/favourites/favourites-context';
import type { PageFavourites } from '../favourites/page-favourites';
import { HttpError, unavailable } from '../http-error';
import type { SurveyInvitation } from '../preferences/survey-invitation';
import type { PagePictures } from '../profile-picture/page-pictures';
import type { BuiltAssets } from './built-assets';
import { cacheControlOf } from './cache-control';
import { Document, PageContexts } from './document';
import type { Frames } from './frames';
import { GatheredPage } from './gathered-page';
import { cacheableHeaders } from './cacheable-headers';
import { DeferredFragments } from './deferred-fragments';
import type { PageCache } from './page-cache';
import { stylesOf } from './styles-of';
import { signedInGuest } from '../sign-in/guest-of';

const renderLimitMs = 3_000;

export interface PageAnswer {
  /** The page's own props without its frame. */
  readonly props: object;
  readonly status?: number;
  /** Set when the page is the same for everyone. */
  readonly cache?: { readonly tags: readonly string[] };
  /** Parts that the page may begin without (`views/profile/DeferredFragment.tsx`), by name. Asked for only where the page left one out. */
  readonly deferred?: DeferredNodes;
  /** A page of the table other than the one that the address names, such as the one for errors. */
  readonly at?: string;
}

/** Each resolves with what comes in at its mark, also when its system failed. */
type DeferredNodes = Readonly<Record<string, () => Promise<ReactNode>>>;

interface PageRendererParts {
  readonly assets: BuiltAssets;
  readonly frames: Frames;
  readonly favourites: Pick<PageFavourites, 'of'>;
  readonly pictures: Pick<PagePictures, 'srcFor'>;
  readonly survey: Pick<SurveyInvitation, 'of'>;
  readonly scope: Pick<ContentScope, 'isEditing' | 'tags'>;
}

/** What a page is printed from. */
interface PageRender {
  readonly context: StaticHandlerContext;
  readonly favourites: FavouritesOnPage;
  readonly styles: readonly string[];
  readonly deferred: DeferredNodes | undefined;
}

/** Sends a React page to the browser, in one piece or with what comes late behind, and, when everyone may have it, to the page cache. */
export class PageRenderer {
  private readonly handler = createStaticHandler([...pageTable]);
  private readonly addresses: AssetAddresses;
  private cache: PageCache | undefined;

  constructor(private readonly parts: PageRendererParts) {
    const { assets } = parts;
    const { script, fonts } = assets.manifest;
    this.addresses = { script, fonts, widgetSource: (name) => assets.widgetSource(name) };
  }

  /** The cache answers before the app that owns this renderer, so it comes to know it last. */
  connect(cache: PageCache): void {
    this.cache = cache;
  }

  async render(req: PageRequest, res: PageResponse, answer: PageAnswer): Promise<void> {
    const [favourites, pictureSrc, survey] = await Promise.all([
      this.parts.favourites.of(req),
      this.parts.pictures.srcFor(req),
      this.parts.survey.of(req),
    ]);
    const context = await this.match(answer.at ?? req.path, {
      ...answer.props,
      frame: { ...this.parts.frames.of(req, pictureSrc), ...(survey ? { survey } : {}) },
    });
    // Drafts are for the one who asked (CNT-36); everything else that names nobody is for all.
    const isForAll = answer.cache !== undefined && !signedInGuest(req) && !this.parts.scope.isEditing();
    const cacheKey = isForAll ? this.cache?.keyOfCapture(req) : undefined;
    res.status(answer.status ?? 200).type('html');
    res.set('Cache-Control', answer.cache && isForAll ? cacheControlOf(answer.cache.tags) : 'private, no-store');
    const headers = cacheKey ? cacheableHeaders(res) : {};
    const body = await this.renderDocument(
      {
        context,
        favourites,
        styles: stylesOf(answer.at ?? req.path, this.parts.assets.manifest),
        deferred: answer.deferred,
      },
      res,
    );
    if (cacheKey && body && answer.cache) {
      this.cache?.set(cacheKey, {
        status: res.statusCode,
        body,
        headers,
        tags: [...answer.cache.tags, ...this.parts.scope.tags()],
      });
    }
  }

  private async match(path: string, props: object): Promise<StaticHandlerContext> {
    // The handler wants an absolute address; only its path is used.
    const context = await this.handler.query(new Request(new URL(path, 'http://page.invalid')), {
      requestContext: { props },
    });
    if (context instanceof Response)
      throw new HttpError(500, 'INTERNAL', 'A page answered with a response of its own.');
    return context;
  }

  /** Resolves with the whole page once it is sent; undefined for one whose parts came late. Rejects before the first byte when it cannot be rendered. */
  private renderDocument(
    { context, favourites, styles, deferred }: PageRender,
    res: PageResponse,
  ): Promise<Buffer | undefined> {
    // Of the table the one page that was found: what is handed in here is gone through anew for every page.
    const router = createStaticRouter(
      context.matches.slice(0, 1).map(({ route }) => route),
      context,
    );
    return new Promise((resolve, reject) => {
      const page = deferred ? new PassThrough() : new GatheredPage();
      const { pipe, abort } = renderToPipeableStream(
        <Document assets={this.addresses} styles={styles} favourites={favourites}>
          <StaticRouterProvider router={router} context={context} hydrate={false} />
        </Document>,
        {
          onShellReady: () => {
            // What React writes at once must have a reader.
            if (deferred && page instanceof PassThrough)
              page.pipe(this.deferredFragments(deferred, favourites, res)).pipe(res);
            pipe(page);
          },
          onShellError: reject,
          onError: (error) => {
            if (!res.destroyed) res.req.log.error({ err: error }, 'a page failed to render');
          },
        },
      );
      const limit = setTimeout(
        () =>
          abort(
            new HttpError(503, 'RENDER_TIMEOUT', 'This page took too long. Please try again.', {
              retryAfterSeconds: 5,
            }),
          ),
        renderLimitMs,
      );
      page.on('finish', () => {
        clearTimeout(limit);
        if (page instanceof PassThrough) return resolve(undefined);
        const { body } = page;
        res.end(body);
        resolve(body);
      });
      res.on('close', () => {
        clearTimeout(limit);
        if (!res.writableFinished) abort(new Error('The visitor left'));
        resolve(undefined);
      });
    });
  }

  /** What follows is printed as widgets are: by itself, with a prefix of its own for ids. */
  private deferredFragments(
    deferred: DeferredNodes,
    favourites: FavouritesOnPage,
    res: PageResponse,
  ): DeferredFragments {
    const htmlOf = async (name: string): Promise<string> => {
      try {
        const node = await deferred[name]?.();
        // The style sheet takes the skeleton away by the second `<div>` beside it.
        return renderToString(
          <PageContexts assets={this.addresses} favourites={favourites}>
            <div>{node}</div>
          </PageContexts>,
          { identifierPrefix: `late-${name}-` },
        );
      } catch (error) {
        res.req.log.error({ err: error }, 'a late part of a page failed to render');
        return `<div role="alert">${unavailable().message}</div>`;
      }
    };
    return new DeferredFragments({ htmlOf, flush: () => void ('flush' in res && res.flush()) });
  }
}
