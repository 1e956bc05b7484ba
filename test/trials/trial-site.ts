import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseLocation } from '../../src/adapters/sql/open-database';
import { type RunningServer, startServer } from '../support/start-server';

export interface TrialSite {
  readonly server: RunningServer;
  readonly url: string;
  readonly place: DatabaseLocation;
  readonly close: () => Promise<void>;
}

/** The built site on a database of its own that the trial can open as well; one proxy is trusted, so that addresses can be chosen. */
export async function openTrialSite(env: Readonly<Record<string, string>> = {}): Promise<TrialSite> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'landfall-trial-'));
  const server = await startServer({ env: { DATA_DIR: dataFolder, TRUST_PROXY: '1', LOG_LEVEL: 'error', ...env } });
  return {
    server,
    url: server.url,
    place: { databaseUrl: env['DATABASE_URL'], dataFolder },
    close: async () => {
      await server.stop();
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}
