import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Config } from '../../config/config';
import { type AppParts, createApp } from './app';
import { namesScenario } from './dev/scenarios';
import type { HealthRoutes } from './health/health-routes';
import type { JsonAnswers } from './rendering/json-answers';
import { previewCookieName } from './preview/preview-pass';
import { PageCache } from './rendering/page-cache';
import type { OpenStreams } from './routing/open-streams';
import { CacheRules } from './rendering/cache-rules';
import { createHttpServer } from './server';
import { SilentConnections } from './silent-connections';

/** Load balancers need a moment to notice that a node is leaving; the rest of the time is for answers under way (E9). */
const noticeMs = 2_000;
const drainMs = 25_000;

interface ServerParts extends AppParts {
  readonly health: HealthRoutes;
  readonly answers: JsonAnswers;
  /** Answers that end only when they are ended. */
  readonly streams: Pick<OpenStreams, 'endAll'>;
  readonly config: Config;
  /** Called when all that was computed before is void: the demonstration's clock moved, or its line was restored. */
  readonly onChange: (listener: () => void) => void;
}

/** One node of the site: its app, its page cache, its socket. */
export class LandfallServer {
  private readonly server: Server;
  private readonly silent: SilentConnections;

  constructor(private readonly parts: ServerParts) {
    const app = createApp(parts);
    const cache = new PageCache({
      rules: new CacheRules(parts.features),
      personalCookies: [parts.session.cookieName, previewCookieName],
      app,
      now: () => performance.now(),
      onAnswer: (how) => parts.metrics.countPage(how),
    });
    parts.renderer.connect(cache);
    parts.answers.connect(cache);
    parts.onChange(() => cache.purge(() => true));
    // Whatever was printed from words that say something else now.
    parts.content.updates.onChange((changed) => cache.purge((tags) => changed.some((tag) => tags.has(tag))));
    // No kept answer stands in the way of an error that was asked for.
    const pageCache: Pick<PageCache, 'answer'> = parts.config.isDemo
      ? { answer: (req, res) => !namesScenario(req) && cache.answer(req, res) }
      : cache;
    this.server = createHttpServer({ hosts: parts.hosts, health: parts.health, cache: pageCache, app });
    this.silent = new SilentConnections(this.server);
  }

  /** Resolves with the port, which the system chose when 0 was asked for. */
  async listen(port: number): Promise<number> {
    await new Promise<void>((resolve, reject) => {
      this.server.once('error', reject);
      this.server.listen(port, resolve);
    });
    const { port: listening } = this.server.address() as AddressInfo;
    this.parts.hosts.listenOn(listening);
    this.parts.health.setReady(true);
    return listening;
  }

  /** Not ready at once, two seconds of notice, then no new connections, answers under way finished (reliability E9). */
  async drain(): Promise<void> {
    this.parts.health.setReady(false);
    // From here on every answer says that its connection ends.
    this.server.prependListener('request', (_req, res) => res.setHeader('Connection', 'close'));
    await sleep(noticeMs);
    const closed = new Promise<void>((resolve) => {
      this.server.close(() => resolve());
    });
    // No earlier: whoever followed one comes back at once, and is to find another node.
    this.parts.streams.endAll();
    const closing = setInterval(() => {
      this.server.closeIdleConnections();
      this.silent.close();
    }, 100);
    const limit = setTimeout(() => this.server.closeAllConnections(), drainMs);
    await closed;
    clearInterval(closing);
    clearTimeout(limit);
  }
}
