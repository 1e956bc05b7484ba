import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { GuestFill } from '../../../views/ui/guest-placeholders';
import { removeCookie } from '../session/remove-cookie';
import type { ReadSession, SessionReader } from '../session/session-reader';
import { RequestLog, type RequestLogger } from '../middleware/set-up-request-log';
import { isRead } from '../is-read';
import type { FindRequestId } from '../request-id';
import { hasPrice } from './cache-control';
import type { CacheKey, CacheRules } from './cache-rules';
import { takes } from './cached-page';
import { GuestTemplate } from './guest-template';
import type { PageRequest } from './page-part';
import { requestToSelf } from './request-to-self';
import { StoredTemplate, StoredTemplates } from './stored-templates';
import { toTemplateRequest } from './template-request';

const freshMs = 30_000;
/** A failure is not tried again for each guest, because the system that failed is not helped by more calls. */
const retryMs = 1_000;
/** Stands in for the stock on pages without prices. */
const nothingForSale = {};

interface GuestPagesParts {
  readonly rules: Pick<CacheRules, 'keyOf'>;
  readonly sessionCookie: string;
  /** Cookies that make a request differ from a guest's, such as an editor's. */
  readonly otherCookies: readonly string[];
  readonly sessions: Pick<SessionReader, 'find'>;
  readonly app: RequestListener;
  /** Answers a request whose cookie has no session: from the visitors' page cache, else by Express. */
  readonly answerVisitor: RequestListener;
  readonly fillOf: (req: PageRequest, names: ReadonlySet<string>) => Promise<GuestFill>;
  /** Returns the same object until a price or a free cabin changes. */
  readonly stock: () => Promise<object>;
  readonly log: RequestLogger;
  readonly requestIdOf: FindRequestId;
  readonly now: () => number;
  readonly onAnswer?: (how: 'filled') => void;
}

/**
 * Answers the public pages of guests from memory before Express: one template for all of them, filled with the data of
 * this guest (decision 0070). A template is at most 30 s old, one with prices never older than the last change of what
 * is for sale; no data of a guest is stored.
 */
export class GuestPages {
  private readonly templates = new StoredTemplates();
  private readonly making = new Map<string, { readonly stock: object; readonly work: Promise<StoredTemplate> }>();
  private purges = 0;

  constructor(private readonly parts: GuestPagesParts) {}

  /** A combination is left to Express when it is asked for the first time, and remembered (decision 0123). */
  takes(req: IncomingMessage): boolean {
    const cacheKey = this.isGuestsRead(req) ? this.keyOf(req) : undefined;
    return cacheKey !== undefined && this.templates.isWorthMaking(cacheKey);
  }

  /** Express answers where the page cannot be filled. */
  answer(req: IncomingMessage, res: ServerResponse): void {
    const { app, log } = this.parts;
    void this.fill(req, res)
      .catch((error: unknown) => {
        log.warn({ err: error }, 'a page could not be filled for a guest');
        return app;
      })
      .then((listener) => {
        if (listener && !res.headersSent && !res.destroyed) listener(req, res);
      });
  }

  purge(isConcerned: (tags: ReadonlySet<string>) => boolean): void {
    this.purges += 1;
    this.making.clear();
    this.templates.deleteTagged(isConcerned);
  }

  private isGuestsRead(req: IncomingMessage): boolean {
    const { cookie, authorization } = req.headers;
    return (
      isRead(req) &&
      authorization === undefined &&
      cookie !== undefined &&
      cookie.includes(`${this.parts.sessionCookie}=`) &&
      !this.parts.otherCookies.some((name) => cookie.includes(`${name}=`))
    );
  }

  /**
   * Finds the key for which a template is stored. Returns undefined for an address with other parameters, which a page
   * may act on, such as a favourite to be added after signing in.
   */
  private keyOf({ url = '' }: IncomingMessage): CacheKey | undefined {
    const cacheKey = this.parts.rules.keyOf(url);
    return cacheKey?.hasOthers ? undefined : cacheKey;
  }

  /** Returns the listener that has to answer a page that was not filled. */
  private async fill(req: IncomingMessage, res: ServerResponse): Promise<RequestListener | undefined> {
    const { sessions, sessionCookie, app, answerVisitor, requestIdOf, onAnswer } = this.parts;
    const [reading, cacheKey] = [await sessions.find(req), this.keyOf(req)];
    if (reading.kind === 'none') {
      // Without its cookie it gets the same page as any visitor, whatever answers it.
      removeCookie(req, sessionCookie);
      return answerVisitor;
    }
    if (reading.kind !== 'read' || !cacheKey) return app;
    const { session } = reading;
    const id = requestIdOf(req);
    const fillFor = (template: GuestTemplate | undefined) => template && this.fillOf(template, req, { session, id });
    // What the guest's data and the stock are asked of the database at the same time is one round trip there.
    const latest = this.templates.get(cacheKey)?.template;
    const [storedTemplate, fillOfLatest] = await Promise.all([this.templateFor(cacheKey), fillFor(latest)]);
    const { template, headers } = storedTemplate;
    const fill = template === latest ? fillOfLatest : await fillFor(template);
    if (!template || !fill) return app;
    if (res.destroyed) return undefined;
    const isGzip = takes('gzip', String(req.headers['accept-encoding'] ?? ''));
    const { formsMade } = template;
    const body = isGzip ? template.gzip(fill) : template.plain(fill);
    if (template.formsMade !== formsMade) this.templates.measureAgain(cacheKey, storedTemplate);
    onAnswer?.('filled');
    res.writeHead(200, [
      ...headers,
      'X-Request-Id',
      id,
      ...(isGzip ? ['Content-Encoding', 'gzip'] : []),
      'Content-Length',
      String(body.byteLength),
    ]);
    res.end(req.method === 'HEAD' ? undefined : body);
    return undefined;
  }

  private fillOf(
    { names }: GuestTemplate,
    req: IncomingMessage,
    { session, id }: { readonly session: ReadSession; readonly id: string },
  ): Promise<GuestFill> {
    const { url = '' } = req;
    const request: PageRequest = {
      session: session.data as unknown as PageRequest['session'],
      sessionID: session.sid,
      headers: req.headers,
      method: 'GET',
      path: url.split('?', 1)[0] ?? '',
      originalUrl: url,
      log: new RequestLog(this.parts.log, { id, method: 'GET', url }),
    };
    return this.parts.fillOf(request, names);
  }

  private async templateFor(cacheKey: CacheKey): Promise<StoredTemplate> {
    const { key, rule } = cacheKey;
    const stock = hasPrice(rule.tags) ? await this.parts.stock() : nothingForSale;
    const storedTemplate = this.templates.get(cacheKey);
    if (storedTemplate?.stock === stock && this.parts.now() - storedTemplate.storedAt < freshMs) return storedTemplate;
    const running = this.making.get(key);
    // A rendering that began before the last change of the stock may not include it.
    if (running?.stock === stock) return running.work;
    const work = this.renderTemplate(cacheKey, stock).finally(() => {
      if (this.making.get(key)?.work === work) this.making.delete(key);
    });
    this.making.set(key, { stock, work });
    return work;
  }

  private async renderTemplate(cacheKey: CacheKey, stock: object): Promise<StoredTemplate> {
    const [startedAt, purges] = [this.parts.now(), this.purges];
    let request: ReturnType<typeof toTemplateRequest> | undefined;
    const status = await requestToSelf(this.parts.app, cacheKey.key, (req) => (request = toTemplateRequest(req)));
    const page = request?.isSameForGuests ? request.page : undefined;
    const storedTemplate = new StoredTemplate({
      ...(page ? { template: new GuestTemplate(page.markup) } : {}),
      headers: Object.entries({ ...page?.headers, Vary: 'Accept-Encoding' }).flat(),
      tags: new Set(page?.tags),
      stock,
      storedAt: status >= 500 ? startedAt - freshMs + retryMs : startedAt,
    });
    if (purges === this.purges) this.templates.set(cacheKey, storedTemplate);
    return storedTemplate;
  }
}
