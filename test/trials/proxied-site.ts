import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDurablePostgres } from '../services/postgres-server';
import { type Proxy, startProxy } from '../services/proxy';
import { freePort, startRedis } from '../services/redis-server';
import { type RunningServer, startServer } from '../support/start-server';

export interface ProxiedSite {
  /** Of the proxy. */
  readonly url: string;
  readonly proxy: Proxy;
  readonly nodes: readonly [RunningServer, RunningServer];
  /** Starts a node that has ended anew on its port, with more in its environment. */
  restartNode(which: 0 | 1, more?: Readonly<Record<string, string>>): Promise<void>;
  close(): Promise<void>;
}

export interface SiteStores {
  readonly databaseUrl: string;
  readonly redisUrl: string;
}

const startLimitMs = 180_000;

/** What is done first, at a node that believes addresses: the proxy gives all of this machine's callers one. */
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
  if (prepare) {
    const first = await startServer({ env: common, startLimitMs });
    try {
      await prepare(first.url, stores);
    } finally {
      await first.stop();
    }
  }
  const ports = [await freePort(), await freePort(), await freePort()] as const;
  const start = (port: number, more: Readonly<Record<string, string>> = {}) =>
    startServer({ env: { ...common, PUBLIC_URL: `http://localhost:${ports[0]}`, ...more }, port, startLimitMs });
  // One after the other: the first lays the line out.
  const nodes: [RunningServer, RunningServer] = [await start(ports[1]), await start(ports[2])];
  const proxy = await startProxy(ports[0], [ports[1], ports[2]]);
  return {
    url: proxy.url,
    proxy,
    nodes,
    restartNode: async (which, more) => {
      await nodes[which].ended;
      nodes[which] = await start(which === 0 ? ports[1] : ports[2], more);
    },
    close: async () => {
      await proxy.stop();
      await Promise.all(nodes.map((node) => node.stop()));
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
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
