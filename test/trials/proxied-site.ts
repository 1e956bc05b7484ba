import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startForwarder } from '../services/postgres-proxy';
import { startDurablePostgres } from '../services/postgres-server';
import { type Proxy, startProxy } from '../services/proxy';
import { freePort, startRedis } from '../services/redis-server';
import { type RunningServer, startServer } from '../support/start-server';
import { untilFound } from '../support/until';

export interface ProxiedSite {
  /** Of the proxy. */
  readonly url: string;
  readonly proxy: Proxy;
  readonly nodes: readonly [RunningServer, RunningServer];
  /** Starts a node that has ended anew on its port, with more in its environment. */
  restartNode(which: 0 | 1, more?: Readonly<Record<string, string>>): Promise<void>;
  /** Ends both nodes with -9, and waits until the proxy knows: from then on it answers with its copies. */
  loseNodes(): Promise<void>;
  close(): Promise<void>;
}

export interface SiteStores {
  readonly databaseUrl: string;
  readonly redisUrl: string;
}

const startLimitMs = 180_000;

/**
 * What is done first, at the first node before the proxy stands there: it believes the addresses in its headers, while
 * the proxy gives all of this machine's callers one.
 */
export type PrepareSite = (url: string, stores: SiteStores) => Promise<void>;

interface ProxiedSiteOptions {
  readonly stores: SiteStores;
  readonly env?: Readonly<Record<string, string>>;
  readonly prepare?: PrepareSite;
}

/** Two nodes on one PostgreSQL and one Redis behind HAProxy with the shipped file: what compose.yaml starts. */
export async function openProxiedSite({ stores, env = {}, prepare }: ProxiedSiteOptions): Promise<ProxiedSite> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'landfall-proxied-'));
  const common = {
    DATA_DIR: dataFolder,
    TRUST_PROXY: '1',
    LOG_LEVEL: 'fatal',
    DATABASE_URL: stores.databaseUrl,
    REDIS_URL: stores.redisUrl,
    ...env,
  };
  const ports = [await freePort(), await freePort()] as const;
  // A node answers at its public address alone, which is the proxy's from then on.
  const beforeProxy = await startForwarder(ports[0]);
  const publicUrl = `http://localhost:${beforeProxy.port}`;
  const started: RunningServer[] = [];
  const start = async (port: number, more: Readonly<Record<string, string>> = {}) => {
    const node = await startServer({ env: { ...common, PUBLIC_URL: publicUrl, ...more }, port, startLimitMs });
    started.push(node);
    return node;
  };
  const endNodes = async () => {
    await Promise.all(started.map((node) => node.stop()));
    rmSync(dataFolder, { recursive: true, force: true });
  };
  try {
    // One after the other: the first lays the line out.
    const first = await start(ports[0]);
    await prepare?.(publicUrl, stores);
    await beforeProxy.stop();
    const nodes: [RunningServer, RunningServer] = [first, await start(ports[1])];
    const proxy = await startProxy(beforeProxy.port, ports);
    const countLosses = () => proxy.notices().filter((line) => line.includes("'nodes' has no server available")).length;
    return {
      url: proxy.url,
      proxy,
      nodes,
      restartNode: async (which, more) => {
        await nodes[which].ended;
        nodes[which] = await start(ports[which], more);
      },
      loseNodes: async () => {
        const before = countLosses();
        for (const node of nodes) node.signal('SIGKILL');
        await untilFound(async () => countLosses() > before || undefined);
      },
      close: async () => {
        await proxy.stop();
        await endNodes();
      },
    };
  } catch (error) {
    await beforeProxy.stop();
    await endNodes();
    throw error;
  }
}

/** For a drill: such a site on a PostgreSQL that syncs to disk, for as long as the work takes. */
export async function withProxiedSite<T>(
  options: Omit<ProxiedSiteOptions, 'stores'>,
  work: (site: ProxiedSite) => Promise<T>,
): Promise<T> {
  const home = mkdtempSync(join(tmpdir(), 'landfall-proxied-pg-'));
  // PostgreSQL runs as a user of its own inside it.
  chmodSync(home, 0o755);
  const postgres = startDurablePostgres(join(home, 'server'), await freePort());
  const redis = await startRedis();
  try {
    const site = await openProxiedSite({ ...options, stores: { databaseUrl: postgres.url, redisUrl: redis.url } });
    try {
      return await work(site);
    } finally {
      await site.close();
    }
  } finally {
    await redis.stop();
    postgres.crash();
    rmSync(home, { recursive: true, force: true });
  }
}
