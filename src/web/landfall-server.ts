import type { Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Config } from '../../config/config';
import type { PageViews } from '../core/shared/page-views.port';
import type { AdmissionControl } from './admission/admission-control';
import { RoutePriorities } from './admission/route-priorities';
import { sampleLoop } from './admission/sample-loop';
import { type AppParts, createApp } from './app';
import { CrossOriginReads } from './cross-origin-reads';
import type { HealthRoutes } from './health/health-routes';
import type { JsonAnswers } from './rendering/json-answers';
import { GuestPages } from './rendering/guest-pages';
import { isRead } from './is-read';
import { PageCache } from './rendering/page-cache';
import type { InvalidatePages, PageInvalidation, SaleVersion } from './rendering/page-invalidation';
import { PageViewCounter } from './rendering/page-view-counter';
import { findRequestId } from './request-id';
import type { OpenStreams } from './routing/open-streams';
import { SessionReader } from './session/session-reader';
import { CacheRules } from './rendering/cache-rules';
import { createHttpServer } from './server';

/**
 * Milliseconds in which load balancers notice that a node is draining; the remaining time is for open requests (E9).
 */
const noticeMs = 2_000;
const drainMs = 25_000;

/** Milliseconds in which a starting node renders its most viewed pages before it reports that it is ready (G4). */
const warmMs = 5_000;
const refillJitterMs = 6_000;

interface ServerParts extends AppParts {
  readonly health: HealthRoutes;
  readonly admission: Pick<AdmissionControl, 'guard' | 'note' | 'release'>;
  readonly answers: JsonAnswers;
  /** Open event streams, which do not end by themselves. */
  readonly streams: Pick<OpenStreams, 'endAll'>;
  readonly config: Config;
  readonly saleVersion: SaleVersion;
  readonly pageViews: PageViews;
  readonly invalidations: readonly PageInvalidation[];
}

export class LandfallServer {
  private readonly server: Server;
  private readonly silent: SilentConnections;
  private stopSampling: (() => void) | undefined;
  private readonly cache: PageCache;
  private readonly viewCounter: PageViewCounter;

  constructor(private readonly parts: ServerParts) {
    const sessions = new SessionReader(parts.session);
    const [{ answer: pages, messages }, priorities, rules] = [
      createApp(parts, sessions),
      new RoutePriorities(parts.features),
      new CacheRules(parts.features),
    ];
    const app = parts.admission.guard(pages, priorities);
    this.viewCounter = new PageViewCounter(parts.pageViews, parts.log);
    const otherCookies = parts.features.flatMap(({ personalCookies = [] }) => personalCookies);
    this.cache = new PageCache({
      rules,
      personalCookies: [parts.session.cookieName, ...otherCookies],
      app,
      jitterMs: refillJitterMs,
      now: () => performance.now(),
      onAnswer: (how) => parts.metrics.countPage(how),
      onView: (key) => this.viewCounter.count(key),
    });
    const { cache } = this;
    const guestPages = new GuestPages({
      // Files and calls have no template: the site would answer them twice.
      rules: new CacheRules(
        parts.features.map(({ pages: rows }) => ({ pages: rows.filter(({ isRendered }) => isRendered), api: [] })),
      ),
      sessionCookie: parts.session.cookieName,
      otherCookies,
      sessions,
      app: pages,
      answerVisitor: (req, res) => {
        // Like every visitor's, the request takes part in the admission control only where the app answers it.
        parts.admission.release(res);
        if (!cache.answer(req, res)) app(req, res);
      },
      fillOf: (req, names) => parts.renderer.fillOf(req, names),
      stock: parts.saleVersion,
      log: parts.log,
      requestIdOf: findRequestId(parts.config.trustProxy !== false),
      now: () => performance.now(),
      onAnswer: (how) => parts.metrics.countPage(how),
    });
    const fillForGuest = parts.admission.guard((req, res) => guestPages.answer(req, res), priorities);
    parts.renderer.connect(cache);
    parts.answers.connect(cache);
    const invalidate: InvalidatePages = (changedTags) => {
      for (const pageStore of [cache, guestPages])
        pageStore.purge((tags) => changedTags === 'all' || changedTags.some((tag) => tags.has(tag)));
    };
    for (const source of parts.invalidations) source.onChange(invalidate);
    const overrides = parts.features.flatMap(({ override = [] }) => override);
    const answerStored: PageCache['answer'] = (req, res) => {
      if (overrides.some((override) => override.isFor(req))) return false;
      if (isRead(req)) sessions.removeUnsignedCookie(req);
      if (!guestPages.takes(req)) return cache.answer(req, res);
      fillForGuest(req, res);
      return true;
    };
    this.server = createHttpServer({
      hosts: parts.hosts,
      health: parts.health,
      reads: new CrossOriginReads(parts.config.corsOrigins, parts.features),
      cache: { answer: answerStored },
      app,
      messages,
    });
    this.silent = new SilentConnections(this.server);
  }

  /** Resolves with the port; 0 lets the system choose one. */
  async listen(port: number): Promise<number> {
    await new Promise<void>((resolve, reject) => {
      this.server.once('error', reject);
      this.server.listen(port, resolve);
    });
    const { port: listening } = this.server.address() as AddressInfo;
    this.parts.hosts.listenOn(listening);
    // A demonstration has no other node that answers in the meantime, so it does not wait.
    if (!this.parts.config.isDemo) await this.cache.warm(warmMs, this.viewCounter.findPopular());
    this.viewCounter.start();
    for (const source of this.parts.invalidations) source.start?.();
    this.parts.health.setReady(true);
    this.stopSampling = sampleLoop(this.parts.admission);
    return listening;
  }

  /**
   * The node is not ready at once; after two seconds of notice it accepts no new connections, while open requests
   * finish (E9).
   */
  async drain(): Promise<void> {
    for (const source of this.parts.invalidations) source.stop?.();
    this.parts.health.setReady(false);
    this.server.prependListener('request', (_req, res) => res.setHeader('Connection', 'close'));
    await sleep(noticeMs);
    const serverClosing = new Promise<void>((resolve) => {
      this.server.close(() => resolve());
    });
    // Streams end only now, because their clients reconnect at once and must reach another node.
    this.parts.streams.endAll();
    const closing = setInterval(() => {
      this.server.closeIdleConnections();
      this.silent.close();
    }, 100);
    const limit = setTimeout(() => this.server.closeAllConnections(), drainMs);
    await serverClosing;
    clearInterval(closing);
    clearTimeout(limit);
    this.stopSampling?.();
    await this.viewCounter.stop();
  }
}

/**
 * Tracks connections without a request. Browsers and proxies open them in advance, and Node does not count them as
 * idle.
 */
class SilentConnections {
  private readonly open = new Set<Socket>();

  constructor(server: Server) {
    server.on('connection', (socket: Socket) => {
      this.open.add(socket);
      socket.once('close', () => this.open.delete(socket));
    });
  }

  close(): void {
    for (const socket of this.open) {
      if (socket.bytesRead === 0) socket.destroy();
    }
  }
}
