import { resolve } from 'node:path';
import { Redis } from 'ioredis';
import { askPostgres, setReadOnly } from '../support/ask-postgres';
import { signalPostgres } from '../services/postgres-server';
import type { VendorFault } from '../simulators/vendor-simulator';
import type { SoldBy } from './fault-site';
import {
  all,
  anyRefused,
  either,
  page,
  refused,
  repaired,
  stripeRefuses,
  within,
  withoutBotCheck,
  withoutCrm,
  withoutPostgres,
  withoutRedis,
  works,
  type Fault,
} from './fault-promises';
import { brokenMail, overload, slowSenders, thousandStreams } from './long-faults';

type VendorName = 'contentful' | 'salesforce' | 'gateway' | 'botCheck' | 'stripe';

const vendor = (
  name: string,
  {
    rows,
    of,
    fault,
    promises,
    soldBy,
  }: Pick<Fault, 'rows' | 'promises' | 'soldBy'> & {
    readonly of: VendorName;
    readonly fault: VendorFault;
  },
): Fault => ({
  name,
  rows,
  ...(soldBy ? { soldBy } : {}),
  // Each node's circuit is open for five seconds, and then tries once (E4).
  recoveryMs: 10_000,
  cause: ({ vendors }) => vendors[of].breakDown(fault),
  mend: ({ vendors }) => vendors[of].breakDown('none'),
  promises,
});

const engine: SoldBy = 'engine of its own';
export const faults: readonly Fault[] = [
  { name: 'nothing', rows: '-', cause: () => undefined, mend: () => undefined, promises: all },
  vendor('CMS is down', { rows: 'E1', of: 'contentful', fault: 'unavailable', promises: all }),
  vendor('CMS hangs', { rows: 'E1 E3', of: 'contentful', fault: 'hang', promises: all }),
  vendor('CMS is slow', { rows: 'E1', of: 'contentful', fault: 'slow', promises: all }),
  vendor('CMS answers garbage', { rows: 'E1 E5', of: 'contentful', fault: 'garbage', promises: all }),
  vendor('CRM is down', { rows: 'E2 E4 D1', of: 'salesforce', fault: 'unavailable', promises: withoutCrm }),
  vendor('CRM hangs', { rows: 'E2 E3 D1', of: 'salesforce', fault: 'hang', promises: withoutCrm }),
  vendor('CRM is slow', { rows: 'E2', of: 'salesforce', fault: 'slow', promises: all }),
  vendor('CRM answers garbage', { rows: 'E2 E5', of: 'salesforce', fault: 'garbage', promises: withoutCrm }),
  vendor('bot check is down', { rows: 'D4', of: 'botCheck', fault: 'unavailable', promises: withoutBotCheck }),
  vendor('bot check hangs', { rows: 'D4', of: 'botCheck', fault: 'hang', promises: withoutBotCheck }),
  brokenMail('mail server refuses connections', 'none'),
  brokenMail('mail server hangs', 'silent'),
  {
    name: 'Redis is killed',
    rows: 'B6',
    cause: ({ redis }) => redis.crash(),
    mend: ({ redis }) => redis.restart(),
    promises: withoutRedis,
  },
  {
    name: 'Redis is stopped (SIGSTOP)',
    rows: 'B6',
    cause: ({ redis }) => redis.signal('SIGSTOP'),
    mend: ({ redis }) => redis.signal('SIGCONT'),
    promises: withoutRedis,
  },
  {
    name: 'Redis is full',
    rows: 'B6 G6',
    cause: ({ redis }) => configureRedis(redis.url, '1mb'),
    mend: ({ redis }) => configureRedis(redis.url, '0'),
    // Reads go on; what must be counted or stored is refused.
    promises: { ...withoutRedis, 'guest page': either, reserve: either, pay: either, excursion: either },
  },
  {
    name: 'Redis restarts',
    rows: 'B7',
    lastsMs: 300,
    cause: ({ redis }) => redis.crash(),
    mend: ({ redis }) => redis.restart(),
    promises: anyRefused,
  },
  {
    name: 'Redis comes back empty',
    rows: 'B7',
    cause: ({ redis }) => emptyRedis(redis.url),
    mend: ({ signInEleanor }) => signInEleanor(),
    promises: { ...all, 'guest page': { ...page, kind: 'signed out' }, excursion: { ...page, kind: 'signed out' } },
  },
  {
    name: 'PostgreSQL is killed',
    rows: 'G5',
    cause: ({ postgres }) => postgres.crash(),
    mend: ({ postgres }) => postgres.restart(),
    promises: withoutPostgres,
  },
  {
    name: 'PostgreSQL is stopped (SIGSTOP)',
    rows: 'G5',
    lastsMs: 8_000,
    cause: ({ postgres }) => signalPostgres(postgres, 'SIGSTOP'),
    mend: ({ postgres }) => signalPostgres(postgres, 'SIGCONT'),
    promises: withoutPostgres,
  },
  {
    name: 'PostgreSQL is read-only',
    rows: 'G5',
    cause: ({ databaseUrl }) => setReadOnly(databaseUrl, true),
    mend: ({ databaseUrl }) => setReadOnly(databaseUrl, false),
    promises: { ...withoutPostgres, 'guest page': page },
  },
  {
    name: 'PostgreSQL restarts',
    rows: 'G5',
    lastsMs: 300,
    cause: ({ postgres }) => postgres.crash(),
    mend: ({ postgres }) => postgres.restart(),
    promises: anyRefused,
  },
  {
    name: 'one node is killed',
    rows: 'E10',
    cause: ({ proxied }) => proxied.nodes[1].signal('SIGKILL'),
    mend: ({ proxied }) => proxied.restartNode(1),
    promises: { ...all, reserve: repaired, pay: repaired, lead: repaired, 'sign-in': repaired, excursion: repaired },
  },
  {
    name: 'one node hangs',
    rows: 'E10 G2',
    lastsMs: 20_000,
    cause: ({ proxied }) => proxied.nodes[1].signal('SIGSTOP'),
    mend: ({ proxied }) => proxied.nodes[1].signal('SIGCONT'),
    // A read is asked of the other node; a write may have been done, and is for its sender to repeat.
    promises: {
      'visitor page': within(10_000, page),
      'public page of a guest': within(10_000, page),
      'guest page': within(10_000, page),
      reserve: within(10_000, works),
      pay: within(15_000, repaired),
      lead: within(15_000, repaired),
      'sign-in': within(15_000, repaired),
      excursion: within(15_000, repaired),
    },
  },
  {
    name: 'one node stands still for five seconds',
    rows: 'G2',
    lastsMs: 5_000,
    cause: ({ proxied }) => proxied.nodes[1].signal('SIGSTOP'),
    mend: ({ proxied }) => proxied.nodes[1].signal('SIGCONT'),
    // Slow, not gone.
    promises: {
      ...all,
      'visitor page': within(8_000, page),
      'public page of a guest': within(8_000, page),
      'guest page': within(8_000, page),
    },
  },
  {
    name: 'one node drains (SIGTERM)',
    rows: 'E9',
    cause: ({ proxied }) => proxied.nodes[1].signal('SIGTERM'),
    mend: ({ proxied }) => proxied.restartNode(1),
    promises: all,
  },
  {
    name: 'both nodes are away for a moment',
    rows: 'G2 E10',
    cause: ({ proxied }) => proxied.loseNodes(),
    mend: async ({ proxied }) => void (await Promise.all([proxied.restartNode(0), proxied.restartNode(1)])),
    promises: { ...withoutPostgres, 'guest page': refused, lead: refused },
  },
  {
    name: 'the disk of PostgreSQL is full',
    rows: 'G7 E11',
    lastsMs: 8_000,
    cause: ({ disks }) => disks.postgres.fill(),
    mend: async ({ disks, databaseUrl, postgres }) => {
      disks.postgres.makeRoom();
      // Where it could not write its log it has ended, and its supervisor starts it.
      await askPostgres(databaseUrl, 'select 1').catch(() => {
        postgres.crash();
        postgres.restart();
      });
    },
    // Pages that have room go on taking small writes.
    promises: { ...anyRefused, 'guest page': page },
  },
  {
    name: 'the disk of Redis is full',
    rows: 'G7 E11 B6',
    cause: async ({ disks, redis }) => {
      disks.redis.fill();
      // With `appendfsync always` it ends by itself at the first write that it cannot keep; a small one may still find room in the last block.
      await withRedis(redis.url, async (client) => {
        let isWritten = true;
        while (isWritten)
          isWritten = await client.set('full', 'x'.repeat(65_536), 'EX', 9).then(
            () => true,
            () => false,
          );
      });
    },
    mend: async ({ disks, redis }) => {
      disks.redis.makeRoom();
      await redis.restart();
    },
    promises: withoutRedis,
  },
  overload(),
  thousandStreams(),
  slowSenders(),
  {
    name: 'the clock of one node is five minutes slow',
    rows: 'E12 G9',
    cause: ({ proxied }) => {
      proxied.nodes[1].signal('SIGTERM');
      return proxied.restartNode(1, { NODE_OPTIONS: `--require ${resolve('test/support/slow-clock.cjs')}` });
    },
    mend: ({ proxied }) => {
      proxied.nodes[1].signal('SIGTERM');
      return proxied.restartNode(1);
    },
    promises: all,
  },
  ...(
    [
      ['Stripe is down', 'unavailable', stripeRefuses],
      ['Stripe hangs', 'hang', stripeRefuses],
      ['Stripe is slow', 'slow', all],
    ] as const
  ).map(([name, fault, promises]) =>
    vendor(name, { rows: 'E2 F2', of: 'stripe', soldBy: 'embedded engine, paid at Stripe', fault, promises }),
  ),
  // Guests are handed over to the engine: what they reserve and pay there is not this site's. The step before it needs
  // what the engine has free, of which a copy may be 15 minutes old.
  vendor('engine is down', {
    rows: 'E2 D7',
    soldBy: engine,
    of: 'gateway',
    fault: 'unavailable',
    promises: { ...all, reserve: either, pay: within(4_000, refused), excursion: within(10_000, refused) },
  }),
  vendor('engine hangs', {
    rows: 'E2 E3 D7',
    soldBy: engine,
    of: 'gateway',
    fault: 'hang',
    promises: { ...all, reserve: either, pay: within(4_000, refused), excursion: within(10_000, either) },
  }),
  vendor('engine is slow', { rows: 'E2', soldBy: engine, of: 'gateway', fault: 'slow', promises: all }),
];

export function faultOf(name: string): Fault {
  const found = faults.find((fault) => fault.name === name);
  if (!found) throw new Error(`There is no fault “${name}”`);
  return found;
}

const configureRedis = (url: string, maxMemory: string) =>
  withRedis(url, async (redis) => void (await redis.config('SET', 'maxmemory', maxMemory)));
const emptyRedis = (url: string) => withRedis(url, async (redis) => void (await redis.flushall()));

async function withRedis(url: string, work: (redis: Redis) => Promise<void>): Promise<void> {
  const redis = new Redis(url, { maxRetriesPerRequest: 1 });
  redis.on('error', () => undefined);
  try {
    await work(redis);
  } finally {
    redis.disconnect();
  }
}
