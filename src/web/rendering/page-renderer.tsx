import type { Request, Response } from 'express';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { ContentScope } from '../../core/content/content-scope.port';
import type { GuestAreaTab } from '../../../views/profile/guest-area-tabs';
import { FragmentSlotsContext } from '../../../views/ui/fragment-slots';
import { fillFrom, type GuestFill, placeholdersOf } from '../../../views/ui/guest-placeholders';
import { GuestTemplateContext } from '../../../views/ui/GuestPart';
import { guestPart, type PlaceholderValues, type PartsOnPage } from '../../../views/ui/page-parts';
import type { AssetAddresses } from '../../../views/widgets/assets-context';
import { observeCall } from '../../observed-call';
import { unavailable } from '../http-error';
import { setUpCompression } from '../middleware/set-up-compression';
import { isSessionUnavailable } from '../middleware/set-up-session';
import type { FeatureRoutes } from '../routing/feature-routes';
import type { BuiltAssets } from './built-assets';
import { cacheControlOf } from './cache-control';
import { Document, PageContexts } from './document';
import type { Frame } from '../../../views/layout/frame';
import type { LineFactsView } from '../../../views/layout/line-facts';
import type { Frames } from './frames';
import { cacheableHeaders } from './cacheable-headers';
import { DeferredFragments, hasDeferredFragment } from './deferred-fragments';
import type { DeferredNodes, PageResponse } from './page-answer';
import type { PageCache } from './page-cache';
import type { PagePart, PageRequest } from './page-part';
import { SlottedFragments } from './slotted-fragments';
import { PageBody } from './page-body';
import { type RenderedPage, RenderedPages } from './rendered-pages';
import { RoutedPage } from './static-routes';
import { type TemplateRequest, templateRequestOf } from './template-request';
import { signedInGuest } from '../session/guest-of';

interface PageRendererParts {
  readonly line: LineFactsView;
  readonly assets: BuiltAssets;
  readonly frames: Frames;
  readonly pageParts: readonly PagePart[];
  readonly scope: Pick<ContentScope, 'isEditing' | 'tags'>;
  readonly guestAreaTabs: readonly GuestAreaTab[];
}

interface PageRender {
  readonly page: ReactElement;
  readonly onPage: PartsOnPage;
  readonly styles: readonly string[];
  readonly isTemplate: boolean;
}

/** Anybody can ask for any number of lists that nobody asked for before, so that their CPU time counts most. */
const toRenderedPage = (html: string, slots: SlottedFragments | undefined, isForAll: boolean): RenderedPage => ({
  html,
  body: new PageBody(slots ? slots.toBytes(html) : html, isForAll ? 'fast' : 'small'),
});

/**
 * Renders pages, whole or with deferred fragments, and stores those that are the same for everyone in the page cache.
 */
export class PageRenderer {
  private readonly addresses: AssetAddresses;
  private cache: PageCache | undefined;
  private readonly ofGuests = new RenderedPages();
  private readonly compression = setUpCompression();
  private readonly placeholders: PlaceholderValues;
  private readonly namesOf: ReadonlyMap<PagePart, readonly string[]>;

  constructor(private readonly parts: PageRendererParts) {
    const { assets } = parts;
    const { script, fonts } = assets.manifest;
    this.placeholders = placeholdersOf([guestPart, ...parts.pageParts]);
    this.namesOf = new Map(parts.pageParts.map((part) => [part, Object.keys(part.placeholders)]));
    this.addresses = { script, fonts, widgetSource: (name) => assets.widgetSource(name) };
  }

  /** The cache is connected later, because it wraps the app that owns this renderer. */
  connect(cache: PageCache): void {
    this.cache = cache;
  }

  answerAnonymously(req: Request, res: Response): boolean {
    return this.cache?.answerAnonymously(req, res) ?? false;
  }

  async render(
    req: Request,
    res: Response,
    response: PageResponse,
    { styles }: Pick<FeatureRoutes, 'styles'> = {},
  ): Promise<void> {
    const { answer } = response;
    const template = templateRequestOf(req);
    const { onPage, frame } = template ? await this.ofTemplate(req, template) : await this.ofGuest(req);
    // Drafts are private to the editor who asked (CNT-36); all other pages without personal data are cached for
    // everyone.
    // A guest whose session cannot be read gets a visitor's page, which no shared cache may store as one (C16).
    const isForAll =
      answer.cache !== undefined && !signedInGuest(req) && !isSessionUnavailable(res) && !this.parts.scope.isEditing();
    const isStored = isForAll && this.cache?.isCaptured(req) === true;
    if (answer.status !== undefined) res.status(answer.status);
    if (res.statusCode === 503 && !res.get('Retry-After'))
      res.set('Retry-After', String(unavailable().retryAfterSeconds));
    res.type('html');
    res.set('Cache-Control', answer.cache && isForAll ? cacheControlOf(answer.cache.tags) : 'private, no-store');
    const headers = isStored || template ? cacheableHeaders(res) : {};
    const page = {
      page: response.toElement(frame),
      onPage,
      styles: this.parts.assets.stylesOf(styles),
      isTemplate: template !== undefined,
    };
    // The HTML of a template, of a guest's page or of deferred fragments is searched for placeholders afterwards, so
    // its fragments must be in it (decision 0085).
    const isText = template !== undefined || signedInGuest(req) !== undefined || answer.deferredNodes !== undefined;
    const slots = isText ? undefined : new SlottedFragments();
    const renderedPage = await observeCall({ system: 'page', operation: 'render' }, async () =>
      template || !signedInGuest(req)
        ? toRenderedPage(this.toHtml(page, slots), slots, isForAll)
        : this.ofGuests.of(`${req.sessionID} ${req.originalUrl}`, page, () => this.toHtml(page)),
    );
    const { html = '', body } = renderedPage;
    if (answer.deferredNodes && hasDeferredFragment(html))
      return this.sendInParts(html, { deferredNodes: answer.deferredNodes, onPage }, res);
    if (answer.cache) {
      const tags = [...answer.cache.tags, ...this.parts.scope.tags()];
      if (template && res.statusCode === 200) template.page = { markup: html, headers, tags };
      // The page is stored first, because requests that wait for it look for it when the response ends, also when its
      // visitor has left.
      const storedPage =
        isStored && body.plain
          ? this.cache?.set(req, { status: res.statusCode, body: body.plain, headers, tags })
          : undefined;
      if (storedPage) return this.cache?.sendStored(storedPage, req, res);
    }
    await body.send(req, res);
  }

  async fillOf(req: PageRequest, names: ReadonlySet<string>): Promise<GuestFill> {
    const parts = this.parts.pageParts.filter((part) => this.namesOf.get(part)?.some((name) => names.has(name)));
    const guestParts = await Promise.all(parts.map((part) => part.of(req)));
    return fillFrom(this.placeholders, partsOn(this.parts.frames.ofGuest(req), guestParts));
  }

  private async ofGuest(req: Request) {
    const guestParts = await Promise.all(this.parts.pageParts.map((part) => part.of(req)));
    const frame = this.parts.frames.of(req);
    return { onPage: partsOn(frame, guestParts), frame };
  }

  private async ofTemplate(req: Request, template: TemplateRequest) {
    const guestParts = await Promise.all(this.parts.pageParts.map((part) => part.ofTemplate(req, template)));
    const frame = this.parts.frames.ofTemplate(req);
    return { onPage: partsOn(frame, guestParts), frame };
  }

  /**
   * Renders in one piece: React's stream costs twice as much, and only deferred fragments have to be waited for. The
   * document type is added here, because only React's stream writes it and browsers use quirks mode without it.
   */
  private toHtml({ page, onPage, styles, isTemplate }: PageRender, slots?: SlottedFragments): string {
    const markup = renderToString(
      <GuestTemplateContext.Provider value={isTemplate}>
        <FragmentSlotsContext.Provider value={slots}>
          <Document
            line={this.parts.line}
            assets={this.addresses}
            styles={styles}
            onPage={onPage}
            guestAreaTabs={this.parts.guestAreaTabs}
          >
            <RoutedPage page={page} />
          </Document>
        </FragmentSlotsContext.Provider>
      </GuestTemplateContext.Provider>,
    );
    return `<!DOCTYPE html>${markup}`;
  }

  private sendInParts(
    html: string,
    { deferredNodes = {}, onPage }: Pick<PageRender, 'onPage'> & { readonly deferredNodes: DeferredNodes | undefined },
    res: Response,
  ): Promise<void> {
    return new Promise((resolve) => {
      res.once('close', resolve);
      const fragments = this.deferredFragments(deferredNodes, onPage, res);
      const start = () => {
        fragments.pipe(res);
        fragments.end(html);
      };
      // The app has set up compression for this response already, unless a row answers it.
      const isSetUp = Reflect.has(res, 'flush');
      if (isSetUp) start();
      else this.compression(res.req, res, start);
    });
  }

  private deferredFragments(deferredNodes: DeferredNodes, onPage: PartsOnPage, res: Response): DeferredFragments {
    const htmlOf = async (name: string): Promise<string> => {
      try {
        const node = await deferredNodes[name]?.();
        // The style sheet hides the skeleton by the second `<div>` beside it.
        return renderToString(
          <PageContexts line={this.parts.line} assets={this.addresses} onPage={onPage}>
            <div>{node}</div>
          </PageContexts>,
          { identifierPrefix: `deferred-${name}-` },
        );
      } catch (error) {
        res.req.log.error({ err: error }, 'a deferred fragment of a page failed to render');
        return `<div role="alert">${unavailable().message}</div>`;
      }
    };
    return new DeferredFragments({ htmlOf, flush: () => void ('flush' in res && res.flush()) });
  }
}

function partsOn({ guest, visit = '' }: Pick<Frame, 'guest' | 'visit'>, parts: readonly PartsOnPage[]): PartsOnPage {
  const onPage: PartsOnPage = guest ? { guest, visit } : {};
  for (const part of parts) Object.assign(onPage, part);
  return onPage;
}
