import { createServer, type AddressInfo, type Server } from 'node:net';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { askPostgres } from '../support/ask-postgres';
import { signalPostgres } from '../services/postgres-server';
import type { VendorFault } from '../simulators/vendor-simulator';
import { type EventStream, openStream } from '../support/event-stream';
import type { JourneyName } from './fault-journeys';
import type { FaultSite, SoldBy } from './fault-site';
import { countOk, Load, uncachedPage } from './load';
import { signInByEmail } from './proxied-sign-in';
import { loopbackAddress, ProxiedVisitor } from './proxied-visitor';
import { withHands } from './trial';
import { untilAnswered } from './two-node-site';

/** What visitors and guests are promised while a fault lasts; after it everything works within five seconds. */
export interface FaultPromise {
  /**
   * `either`: some requests work, the others are refused with 503 and Retry-After. `repaired`: a write that was under
   * way may be cut off (502, 504), and sent again with its key it works.
   */
  readonly kind: 'works' | 'refused' | 'either' | 'signed out' | 'repaired';
  readonly withinMs: number;
}

/** A page within three seconds, a write within ten. */
export const works: FaultPromise = { kind: 'works', withinMs: 10_000 };
const page: FaultPromise = { kind: 'works', withinMs: 3_000 };
const refused: FaultPromise = { kind: 'refused', withinMs: 3_000 };
const either: FaultPromise = { kind: 'either', withinMs: 3_000 };
const repaired: FaultPromise = { kind: 'repaired', withinMs: 10_000 };
const within = (withinMs: number, { kind }: FaultPromise): FaultPromise => ({ kind, withinMs });

export type Promises = Readonly<Record<JourneyName, FaultPromise>>;
const all: Promises = {
  'visitor page': page,
  'public page of a guest': page,
  'guest page': page,
  reserve: works,
  pay: works,
  lead: works,
  'sign-in': works,
  excursion: works,
};

export interface Fault<Site = FaultSite> {
  readonly name: string;
  /** Rows of the reliability promises. */
  readonly rows: string;
  readonly soldBy?: SoldBy;
  readonly lastsMs?: number;
  /** Until everything works again, at most; five seconds by default. */
  readonly recoveryMs?: number;
  readonly cause: (site: Site) => Promise<void> | void;
  readonly mend: (site: Site) => Promise<void> | void;
  readonly promises: Promises;
}

type VendorName = 'contentful' | 'salesforce' | 'gateway' | 'botCheck';

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

/** The page has three seconds in all, of which the CRM may take its share; a sign-in has to know the guest. */
const withoutCrm: Promises = { ...all, 'sign-in': within(10_000, refused) };
const withoutBotCheck: Promises = { ...all, 'sign-in': within(5_000, refused) };
const withoutMail: Promises = { ...all, 'sign-in': within(5_000, refused) };
/** Holds, payments and bookings fail closed (B6); a lead goes straight to the CRM. */
const withoutRedis: Promises = {
  ...all,
  'guest page': refused,
  reserve: refused,
  pay: refused,
  'sign-in': refused,
  excursion: refused,
};
/** A guest's page is there, without what cannot be read. */
const withoutPostgres: Promises = { ...withoutRedis, 'guest page': either };
const anyRefused: Promises = {
  ...all,
  'guest page': either,
  reserve: either,
  pay: either,
  lead: either,
  'sign-in': either,
  excursion: either,
};

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
  brokenMail('mail server refuses connections', 'nobody'),
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
    cause: async ({ databaseUrl }) => {
      await askPostgres(databaseUrl, 'alter system set default_transaction_read_only = on', 'select pg_reload_conf()');
      await sleep(300);
    },
    mend: ({ databaseUrl }) =>
      askPostgres(
        databaseUrl,
        'set default_transaction_read_only = off',
        'alter system reset default_transaction_read_only',
        'select pg_reload_conf()',
      ),
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
    cause: async ({ proxied }) => {
      for (const node of proxied.nodes) node.signal('SIGKILL');
      // Three checks fail: from then on the proxy has its copies.
      await sleep(2_500);
    },
    mend: async ({ proxied }) => void (await Promise.all([proxied.restartNode(0), proxied.restartNode(1)])),
    promises: { ...withoutPostgres, 'guest page': refused, lead: refused },
  },
  overload(),
  thousandStreams(),
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

function brokenMail(name: string, listener: 'nobody' | 'silent'): Fault {
  let server: Server | undefined;
  return {
    name,
    rows: 'D4',
    cause: async ({ mailRelay }) => {
      server = createServer(() => undefined);
      await new Promise<void>((listening) => server?.listen(0, '127.0.0.1', listening));
      const { port } = server.address() as AddressInfo;
      if (listener === 'nobody') await new Promise((closed) => server?.close(closed));
      mailRelay.pointTo(port);
    },
    mend: ({ mailRelay, vendors }) => {
      mailRelay.pointTo(Number(new URL(vendors.mail.url).port));
      server?.close();
    },
    promises: withoutMail,
  };
}

/** Four times as many pages that no cache holds as two nodes answered just before. */
function overload(): Fault {
  const factor = 4;
  const seconds = 6;
  let flood: Promise<unknown> = Promise.resolve();
  let load: Load | undefined;
  return {
    name: 'overload: four times the capacity',
    rows: 'E7 G3',
    cause: async ({ url }) => {
      load = new Load(url);
      const capacity = countOk(await load.closed(16, 3, uncachedPage)) / 3;
      flood = load.atRate(factor * capacity, seconds, uncachedPage);
      await sleep(1_000);
    },
    mend: async () => {
      await flood;
      load?.close();
    },
    promises: {
      ...all,
      'public page of a guest': either,
      'guest page': either,
      excursion: within(10_000, either),
    },
  };
}

function thousandStreams(): Fault {
  const ofSession = 4;
  const sessions: ProxiedVisitor[] = [];
  const streams: EventStream[] = [];
  return {
    name: '1,000 open streams',
    rows: 'G1',
    cause: async (site) => {
      await withHands(6, site.followers, async ({ email }, index) => {
        const visitor = new ProxiedVisitor(site.url, loopbackAddress(40_000 + index));
        // A busy node is asked again.
        await untilAnswered(async () => {
          const { status } = await signInByEmail(visitor, {
            email,
            token: () => site.botCheckToken('otp-request'),
            code: () => site.newestCode(email),
          });
          return status === 200 || undefined;
        }, 60_000);
        sessions.push(visitor);
      });
      const wanted = sessions.flatMap((visitor) => Array.from({ length: ofSession }, () => visitor));
      await withHands(20, wanted, async ({ cookie: Cookie }) => {
        const path = `/api/shore-ex-events?departures=${site.excursion.departureId}`;
        await untilAnswered(async () => {
          const stream = await openStream(`${site.url}${path}`, { Cookie });
          streams.push(stream);
          return stream.status === 200 || undefined;
        }, 60_000);
      });
    },
    mend: () => {
      for (const { leave } of streams) leave();
    },
    promises: all,
  };
}

const configureRedis = (url: string, maxMemory: string) =>
  withRedis(url, async (redis) => void (await redis.config('SET', 'maxmemory', maxMemory)));
const emptyRedis = (url: string) => withRedis(url, async (redis) => void (await redis.flushall()));

async function withRedis(url: string, work: (redis: Redis) => Promise<void>): Promise<void> {
  const redis = new Redis(url);
  try {
    await work(redis);
  } finally {
    redis.disconnect();
  }
}
