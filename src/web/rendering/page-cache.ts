import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { withinTime } from '../../core/shared/within-time';
import { isRead } from '../is-read';
import { CachedPage, chooseCoding, type EncodedPage, type FreshPage } from './cached-page';
import { cacheControlOf, hasPrice } from './cache-control';
import type { CacheKey, CacheRules } from './cache-rules';
import { requestToSelf } from './request-to-self';
import { SmallerBodies } from './smaller-bodies';
import { StoredPages } from './stored-pages';
import { isCurrent } from './weak-etag';

const freshMs = 30_000;
const staleMs = 10 * 24 * 3600 * 1000;
const priceWaitMs = 300;
const missWaitMs = 3_000;
/** Older prices are never shown (reliability E2): the app says instead that prices are unavailable. */
const priceLifeMs = 15 * 60_000;

interface PageCacheParts {
  readonly rules: CacheRules;
  /** Cookies that identify a guest or an editor: requests with one of them are never answered from the cache. */
  readonly personalCookies: readonly string[];
  readonly app: RequestListener;
  /** Maximum by which each page counts as older, so that pages stored at the same moment do not expire together. */
  readonly jitterMs?: number;
  readonly now: () => number;
  readonly onAnswer?: (how: 'hit' | 'stale' | 'not-modified' | 'miss') => void;
  /** Called with each request for a stored page of the status 200. */
  readonly onView?: (key: CacheKey) => void;
}

/** A request whose page is to be stored. The page is as old as its beginning, when its data may have been read. */
interface Capture {
  readonly key: string;
  readonly startedAt: number;
  readonly purges: number;
}

/**
 * Answers anonymous pages from memory before Express: the same bytes serve everyone. Fresh for 30 s, then served stale
 * while one refresh runs; pages with prices wait at most 300 ms for it. A failed refresh never replaces a good copy.
 */
export class PageCache {
  private readonly pages = new StoredPages();
  private readonly filling = new Map<string, Promise<void>>();
  private readonly captures = new WeakMap<IncomingMessage, Capture>();
  private purges = 0;
  private readonly smallerBodies = new SmallerBodies(this.pages);

  constructor(private readonly parts: PageCacheParts) {}

  /** When it returns false, Express answers, and `set` may store the page. */
  answer(req: IncomingMessage, res: ServerResponse): boolean {
    const cacheKey = this.keyFor(req);
    if (!cacheKey) return false;
    const page = this.pages.get(cacheKey.key);
    const age = page ? this.parts.now() - page.storedAt : Infinity;
    if (!page || age > staleMs) return this.answerMiss(cacheKey.key, req, res);
    if (page.status === 200) this.parts.onView?.(cacheKey);
    if (age < freshMs) {
      this.send(cacheKey.key, page, req, res, 'hit');
    } else if (hasPrice(page.tags)) {
      void this.refresh(cacheKey.key, priceWaitMs).then(() =>
        this.sendPrices(cacheKey.key, this.pages.get(cacheKey.key), req, res),
      );
    } else {
      void this.refresh(cacheKey.key);
      this.send(cacheKey.key, page, req, res, 'stale');
    }
    return true;
  }

  /**
   * Renders pages one after the other until the time is up, before the node has visitors: the most viewed ones that
   * this version still has, and then those whose address has no parameters. They are compressed at once, because only
   * then all of them fit into the memory for addresses with a query.
   */
  async warm(limitMs: number, popularAddresses: Promise<readonly string[]>): Promise<void> {
    const { now, rules } = this.parts;
    const giveUpAt = now() + limitMs;
    const viewedPages = (await popularAddresses).filter((address) => rules.keyOf(address)?.key === address);
    const plainPages = await withinTime(rules.findPlainPages(), limitMs, () => []);
    for (const key of new Set([...viewedPages, ...plainPages])) {
      const msLeft = giveUpAt - now();
      if (msLeft <= 0) return;
      this.pages.expect(key);
      await this.refresh(key, msLeft);
      const page = this.pages.get(key);
      await page?.encode('br');
      if (page) this.pages.measureAgain(key, page);
    }
  }

  /**
   * Answers a guest whose own page cannot be made with the visitors' page (reliability B6, G5). Returns false where
   * none is stored.
   */
  answerAnonymously(req: IncomingMessage, res: ServerResponse): boolean {
    const cacheKey = isRead(req) ? this.parts.rules.keyOf(req.url ?? '') : undefined;
    const page = cacheKey && this.pages.get(cacheKey.key);
    const age = page ? this.parts.now() - page.storedAt : Infinity;
    if (!page || page.status !== 200 || age > (hasPrice(page.tags) ? priceLifeMs : staleMs)) return false;
    this.parts.onAnswer?.('stale');
    const coding = chooseCoding(req.headers['accept-encoding']);
    void Promise.resolve(page.ready(coding) ?? page.encode(coding)).then(
      ({ headers, body }) => {
        for (let at = 0; at < headers.length; at += 2) res.setHeader(headers[at] ?? '', headers[at + 1] ?? '');
        // A longer-lived copy would outlast the failure.
        res.setHeader('Cache-Control', 'private, no-store');
        res.statusCode = page.status;
        res.end(req.method === 'HEAD' ? undefined : body);
      },
      () => res.destroy(),
    );
    return true;
  }

  isCaptured(req: IncomingMessage): boolean {
    return this.captures.has(req);
  }

  /**
   * Returns the page where it is stored. One that was begun before a purge is not stored, because it may have been read
   * before the change.
   */
  set(req: IncomingMessage, page: FreshPage): CachedPage | undefined {
    const { jitterMs = 0 } = this.parts;
    const capture = this.captures.get(req);
    if (capture?.purges !== this.purges) return undefined;
    if (page.status !== 200 && page.status !== 404) return undefined;
    const { key } = capture;
    const cachedPage = new CachedPage(page, capture.startedAt - Math.random() * jitterMs);
    const former = this.pages.get(key);
    if (former) cachedPage.takeOver(former);
    this.pages.set(key, cachedPage);
    if (this.pages.get(key) !== cachedPage) return undefined;
    if (cachedPage.canBeSmaller) this.smallerBodies.add(key);
    return cachedPage;
  }

  /** Answers the request that a stored page was made for like the next ones, so that it is compressed once for all. */
  async sendStored(page: CachedPage, req: IncomingMessage, res: ServerResponse): Promise<void> {
    if (writeNotModified(page, req, res)) return;
    const encodedPage = await page.encode(chooseCoding(req.headers['accept-encoding']));
    this.sendFirst(this.captures.get(req)?.key ?? '', page, encodedPage, req, res);
  }

  purge(isConcerned: (tags: ReadonlySet<string>) => boolean): void {
    this.purges += 1;
    this.pages.deleteTagged(isConcerned);
  }

  private keyFor(req: IncomingMessage): CacheKey | undefined {
    if (!isRead(req)) return undefined;
    const { cookie, authorization } = req.headers;
    if (authorization || (cookie && this.parts.personalCookies.some((name) => cookie.includes(`${name}=`))))
      return undefined;
    return this.parts.rules.keyOf(req.url ?? '');
  }

  /** Express renders the page for its first visitor, and it is stored; concurrent requests wait for it. */
  private answerMiss(key: string, req: IncomingMessage, res: ServerResponse): boolean {
    const pending = this.filling.get(key);
    if (pending) {
      this.pages.expect(key);
      void withinTime(pending, missWaitMs, () => undefined).then(() => {
        const page = this.pages.get(key);
        if (page) this.send(key, page, req, res, 'miss');
        else this.parts.app(req, res);
      });
      return true;
    }
    this.parts.onAnswer?.('miss');
    this.capture(req, key);
    void this.track(key, new Promise((resolve) => res.once('close', resolve)));
    return false;
  }

  /** Runs one refresh per key, through the whole app without a socket. */
  private async refresh(key: string, waitMs?: number): Promise<void> {
    const running = this.filling.get(key) ?? this.track(key, this.fill(key));
    await (waitMs === undefined ? running : withinTime(running, waitMs, () => undefined));
  }

  private async fill(key: string): Promise<void> {
    await requestToSelf(this.parts.app, key, (req) => this.capture(req, key));
  }

  private capture(req: IncomingMessage, key: string): void {
    this.captures.set(req, { key, startedAt: this.parts.now(), purges: this.purges });
  }

  private track(key: string, work: Promise<void>): Promise<void> {
    const trackedWork = work.catch(() => undefined).finally(() => this.filling.delete(key));
    this.filling.set(key, trackedWork);
    return trackedWork;
  }

  /** A page that was purged in the meantime is not sent. */
  private sendPrices(key: string, page: CachedPage | undefined, req: IncomingMessage, res: ServerResponse): void {
    if (page && this.parts.now() - page.storedAt < priceLifeMs) this.send(key, page, req, res, 'stale');
    else this.parts.app(req, res);
  }

  private send(
    key: string,
    page: CachedPage,
    req: IncomingMessage,
    res: ServerResponse,
    how: 'hit' | 'stale' | 'miss',
  ): void {
    if (res.destroyed) return;
    if (writeNotModified(page, req, res)) {
      this.parts.onAnswer?.('not-modified');
      return;
    }
    this.parts.onAnswer?.(how);
    const coding = chooseCoding(req.headers['accept-encoding']);
    const ready = page.ready(coding);
    if (ready) write(ready, page.status, req, res);
    else
      void page.encode(coding).then(
        (encodedPage) => this.sendFirst(key, page, encodedPage, req, res),
        () => this.parts.app(req, res),
      );
  }

  private sendFirst(
    key: string,
    page: CachedPage,
    encodedPage: EncodedPage,
    req: IncomingMessage,
    res: ServerResponse,
  ): void {
    this.pages.measureAgain(key, page);
    if (!res.destroyed) write(encodedPage, page.status, req, res);
  }
}

/** Returns false where the browser does not have this page. */
function writeNotModified(page: CachedPage, req: IncomingMessage, res: ServerResponse): boolean {
  if (page.status !== 200 || !isCurrent(req.headers['if-none-match'], page.etag)) return false;
  writeHead(res, 304, ['ETag', page.etag, 'Vary', 'Accept-Encoding', 'Cache-Control', cacheControlOf(page.tags)]);
  res.end();
  return true;
}

function write({ headers, body }: EncodedPage, status: number, req: IncomingMessage, res: ServerResponse): void {
  writeHead(res, status, headers);
  if (req.method === 'HEAD') res.end();
  else res.end(body);
}

/** A `Vary` that was set before the cache answered, such as the one for the origin of a reading page, stays. */
export function writeHead(res: ServerResponse, status: number, headers: readonly string[]): void {
  const varies = res.getHeader('Vary');
  const all =
    varies === undefined
      ? headers
      : headers.map((text, index) => (headers[index - 1] === 'Vary' ? `${text}, ${String(varies)}` : text));
  res.writeHead(status, all as string[]);
}
