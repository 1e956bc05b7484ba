import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseLocation } from '../../src/adapters/sql/open-database';
import { borrow } from '../support/borrow';
import { type RunningServer, startServer } from '../support/start-server';

export interface SharedSite {
  readonly url: string;
  readonly close: () => Promise<void>;
}

export interface TrialSite extends SharedSite {
  readonly server: RunningServer;
  readonly location: DatabaseLocation;
}

/** The built site on a database of its own that the trial can open as well; one proxy is trusted, so that addresses can be chosen. */
export async function openTrialSite(env: Readonly<Record<string, string>> = {}): Promise<TrialSite> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'landfall-trial-'));
  const server = await startServer({ env: { DATA_DIR: dataFolder, TRUST_PROXY: '1', LOG_LEVEL: 'error', ...env } });
  return {
    server,
    url: server.url,
    location: { databaseUrl: env['DATABASE_URL'], dataFolder },
    close: async () => {
      await server.stop();
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}

/** For a drill: such a site for as long as the work takes. */
export async function withTrialSite<T>(work: (site: TrialSite) => Promise<T>): Promise<T> {
  const site = await openTrialSite();
  try {
    return await work(site);
  } finally {
    await site.close();
  }
}

/**
 * For a trial that asks over HTTP alone: in a run of the tests a server of the pool, whose line is in memory; in a drill,
 * and on a database that is named, a server of its own, on disk.
 */
export async function openSharedSite(databaseUrl?: string): Promise<SharedSite> {
  if (databaseUrl !== undefined) return openTrialSite({ DATABASE_URL: databaseUrl });
  const borrowed = await borrow('server');
  return borrowed ? { url: borrowed.url, close: borrowed.release } : openTrialSite();
}
