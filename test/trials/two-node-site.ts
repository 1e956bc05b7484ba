import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../services/redis-server';
import { type RunningServer, startServer } from '../support/start-server';

const giveUpMs = 600_000;
const downMs = 500;

export interface TwoNodeSite {
  /** A node to ask; the next number gives the other one. */
  url(index: number): string;
  /** Ends a node, the second unless another is named, with -9, and starts it again on its port after a moment. */
  killNode(which?: 0 | 1): Promise<void>;
  /** Ends the second with -9 for good: the other takes over what it had begun. */
  loseNode(): Promise<void>;
  close(): Promise<void>;
}

/** Two nodes on one PostgreSQL, and on one Redis where it is given, without a proxy: a caller of a node that is down calls the other. */
export async function openTwoNodeSite(
  databaseUrl: string,
  redisUrl?: string,
  more: Readonly<Record<string, string>> = {},
  ofSecond: Readonly<Record<string, string>> = {},
): Promise<TwoNodeSite> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'landfall-nodes-'));
  const ports = [await freePort(), await freePort()] as const;
  const env = {
    DATA_DIR: dataFolder,
    TRUST_PROXY: '1',
    LOG_LEVEL: 'error',
    DATABASE_URL: databaseUrl,
    ...(redisUrl === undefined ? {} : { REDIS_URL: redisUrl }),
    ...more,
  };
  const start = (which: 0 | 1) =>
    startServer({ env: which === 0 ? env : { ...env, ...ofSecond }, port: ports[which], startLimitMs: 180_000 });
  // One after the other: the first lays the line out.
  const nodes: [RunningServer, RunningServer] = [await start(0), await start(1)];
  let isOurs = false;
  for (const node of nodes)
    void node.ended.then(
      (code) => isOurs || console.error(`A node ended by itself (${code}):\n${node.output().slice(-2_000)}`),
    );
  return {
    url: (index) => (index % 2 === 0 ? nodes[0] : nodes[1]).url,
    loseNode: async () => {
      isOurs = true;
      await nodes[1].stop();
    },
    killNode: async (which = 1) => {
      isOurs = true;
      nodes[which].signal('SIGKILL');
      await nodes[which].ended;
      await sleep(downMs);
      nodes[which] = await start(which);
    },
    close: async () => {
      isOurs = true;
      await Promise.all(nodes.map((node) => node.stop()));
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}

/** For a drill: such a site for as long as the work takes. */
export async function withTwoNodeSite<T>(
  stores: { readonly databaseUrl: string; readonly redisUrl?: string },
  work: (site: TwoNodeSite) => Promise<T>,
): Promise<T> {
  const site = await openTwoNodeSite(stores.databaseUrl, stores.redisUrl);
  try {
    return await work(site);
  } finally {
    await site.close();
  }
}

/** Asks until a node answers: one may be down. What was thrown last is the cause, where none does. */
export async function untilAnswered<T>(
  ask: (attempt: number) => Promise<T | undefined>,
  limitMs = giveUpMs,
): Promise<T> {
  const giveUpAt = Date.now() + limitMs;
  let cause: unknown;
  for (let attempt = 0; ; attempt += 1) {
    const answer = await ask(attempt).catch((error: unknown) => void (cause = error));
    if (answer !== undefined) return answer;
    if (Date.now() > giveUpAt) throw new Error(`No answer in ${limitMs / 1000} seconds`, { cause });
    // Each a little later than the last, and not all at the same moment: a crowd that hammers keeps nodes from answering anybody.
    await sleep(Math.random() * Math.min(8_000, 100 * 2 ** Math.min(attempt, 7)));
  }
}
