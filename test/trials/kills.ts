import { randomUUID } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startDurablePostgres } from '../services/postgres-server';
import { freePort, startDurableRedis } from '../services/redis-server';
import { type LeadTally, readLeads, sendLead } from './lead-storm';
import { type LineRecords, openLineRecords } from './line-records';
import { StubbornBuyer, type Tale } from './stubborn-buyer';
import { type Drill, type TrialReport, withConcurrency } from './trial';
import { openTwoNodeSite, type TwoNodeSite, untilAnswered } from './two-node-site';
import { cabinsOf, freeSuites, type SuiteKind } from './free-suites';

const concurrency = { leads: 12, buyers: 12 };
const downMs = 1_500;
const drainLimitMs = 5 * 60_000;

type Victim = 'node' | 'Redis' | 'PostgreSQL';

interface KillsTrial {
  readonly leads: number;
  readonly bookings: number;
  /** Killed one after the other, spread evenly over the work. */
  readonly victims: readonly Victim[];
}

/**
 * Visitors send leads and buy suites at two nodes, while nodes, Redis and PostgreSQL are killed and come back. What
 * was not answered is sent again. Then what was answered is looked for in the line's books.
 */
export async function writeThroughKills({ leads, bookings, victims }: KillsTrial): Promise<TrialReport> {
  const home = mkdtempSync(join(tmpdir(), 'landfall-kills-'));
  // PostgreSQL runs as a user of its own inside it.
  chmodSync(home, 0o755);
  const postgres = startDurablePostgres(join(home, 'postgres'), await freePort());
  mkdirSync(join(home, 'redis'));
  const redis = await startDurableRedis(join(home, 'redis'));
  const site = await openTwoNodeSite(postgres.url, redis.url);
  const records = await openLineRecords(postgres.url);
  const work = { done: 0, all: leads + bookings };
  const crash = async (store: { crash(): Promise<void> | void; restart(): Promise<void> | void }) => {
    await store.crash();
    await sleep(downMs);
    await store.restart();
  };
  const kill: Readonly<Record<Victim, (count: number) => Promise<void>>> = {
    node: (count) => site.killNode(count % 2 === 0 ? 1 : 0),
    Redis: () => crash(redis),
    PostgreSQL: () => crash(postgres),
  };
  const killAll = async () => {
    for (const [index, victim] of victims.entries()) {
      while (work.done < ((index + 0.5) / victims.length) * work.all) await sleep(20);
      await kill[victim](index);
    }
  };
  try {
    const kinds = await findCabins(site, bookings);
    const ids = Array.from({ length: leads }, () => randomUUID());
    const tally: LeadTally = { taken: new Set<string>(), refused: [] as string[], retries: 0 };
    const tales: Tale[] = [];
    const began = performance.now();
    const killing = killAll();
    await Promise.all([
      withConcurrency(concurrency.leads, ids, async (submissionId, index) => {
        await sendLead(site, { submissionId, index }, tally);
        work.done += 1;
      }),
      withConcurrency(concurrency.buyers, kinds, async (kind, index) => {
        tales.push(await buyer(site, kind, leads + index).buy());
        work.done += 1;
      }),
    ]);
    const seconds = (performance.now() - began) / 1_000;
    await killing;
    const inCrm = await drained(site, tally.taken.size);
    return report({
      victims,
      seconds,
      tales,
      tally,
      sent: leads,
      inCrm,
      written: await readRecords(records),
    });
  } finally {
    await records.close();
    await site.close();
    await redis.stop();
    postgres.crash();
    rmSync(home, { recursive: true, force: true });
  }
}

const buyer = ({ url }: TwoNodeSite, kind: SuiteKind, index: number): StubbornBuyer =>
  new StubbornBuyer({
    nodeUrl: url,
    index,
    order: { ...kind, email: `kills.${index}@example.com` },
    manner: 'double-click',
    onPayment: () => undefined,
  });

/**
 * One free cabin for each booking, on as many sailings as there are. A third of the line's cabins has to stay free: a
 * suite whose answer was lost is held for twenty minutes, and of a sailing with few cabins it is all that strangers may
 * hold.
 */
async function findCabins(site: TwoNodeSite, count: number): Promise<readonly SuiteKind[]> {
  const read = <T>(path: string): Promise<T> =>
    untilAnswered(async (attempt) => {
      const answer = await fetch(`${site.url(attempt)}${path}`);
      return answer.ok ? ((await answer.json()) as T) : undefined;
    });
  const free: (readonly SuiteKind[])[] = [];
  for await (const suites of freeSuites(read)) free.push(cabinsOf(suites));
  const found = free.flat().length;
  if (found < count) throw new Error(`The line has ${found} free cabins, and not ${count}`);
  // Of each sailing in proportion: strangers may hold but a fifth of what one has free.
  return free
    .flatMap((cabins) => cabins.map((kind, index) => ({ kind, part: (index + 0.5) / cabins.length })))
    .sort((one, other) => one.part - other.part)
    .map(({ kind }) => kind)
    .slice(0, count);
}

interface StoredBookings {
  readonly reservations: Awaited<ReturnType<LineRecords['findReservations']>>;
  readonly charges: Awaited<ReturnType<LineRecords['findCharges']>>;
}

async function readRecords(records: LineRecords): Promise<StoredBookings> {
  // Its connection broke with PostgreSQL.
  return untilAnswered(async () => ({
    reservations: await records.findReservations(),
    charges: await records.findCharges(),
  }));
}

async function drained(site: TwoNodeSite, wanted: number): Promise<ReadonlyMap<string, number>> {
  const end = Date.now() + drainLimitMs;
  for (;;) {
    const found = await untilAnswered((attempt) => readLeads(site.url(attempt)));
    if (found.size >= wanted || Date.now() > end) return found;
    await sleep(500);
  }
}

function report({
  victims,
  seconds,
  tales,
  tally,
  sent,
  inCrm,
  written: { reservations, charges },
}: {
  readonly victims: readonly Victim[];
  readonly seconds: number;
  readonly tales: readonly Tale[];
  readonly tally: LeadTally;
  readonly sent: number;
  readonly inCrm: ReadonlyMap<string, number>;
  readonly written: StoredBookings;
}): TrialReport {
  const reserved = tales.flatMap(({ outcome }) => (outcome.kind === 'reserved' ? [outcome.reservationId] : []));
  const failures = tales.flatMap(({ outcome }) =>
    outcome.kind === 'reserved' ? [] : [outcome.kind === 'failed' ? outcome.why : outcome.kind],
  );
  const there = new Set(reservations.map(({ reservationId }) => reservationId));
  const answered = new Set(reserved);
  const repeated = (names: readonly string[]) => names.length - new Set(names).size;
  const absent = [...tally.taken].filter((id) => !inCrm.has(id)).length;
  const doubled = [...inCrm.values()].filter((count) => count > 1).length;
  const faults = {
    'leads refused for good': tally.refused.length,
    'leads answered and not in the CRM': absent,
    'leads doubled': doubled,
    'reservations answered and not recorded': reserved.filter((id) => !there.has(id)).length,
    'reservations doubled: two of one buyer': repeated(reservations.map(({ email }) => email)),
    'cabins sold twice': repeated(reservations.map(({ itineraryId, cabin }) => `${itineraryId} ${cabin}`)),
    'reservations that no buyer was answered': reservations.filter(({ reservationId }) => !answered.has(reservationId))
      .length,
    'payments without their reservation, of another amount, or doubled':
      charges.filter(
        ({ reservationId, amount }) =>
          !reservations.some((one) => one.reservationId === reservationId && one.paid === amount),
      ).length + repeated(charges.map(({ reservationId }) => reservationId ?? 'none')),
  };
  const count = (victim: Victim) => victims.filter((one) => one === victim).length;
  return {
    isGood: failures.length === 0 && Object.values(faults).every((number) => number === 0),
    rows: [
      [
        'kills (-9): of a node, of Redis, of PostgreSQL',
        `${victims.length}: ${count('node')}, ${count('Redis')}, ${count('PostgreSQL')}`,
      ],
      ['leads sent, and answered 200', `${sent}, ${tally.taken.size}`],
      ['buyers, reservations paid and answered', `${tales.length}, ${reserved.length}`],
      [
        'sent again because no answer came: leads, steps of a booking',
        `${tally.retries}, ${tales.reduce((sum, { lostAnswers }) => sum + lostAnswers, 0)}`,
      ],
      ...Object.entries(faults),
      [
        'bookings that failed in any other way',
        failures.length === 0 ? 0 : `${failures.length}: ${[...new Set(failures)].slice(0, 5).join('; ')}`,
      ],
      ['seconds from the first write to the last answer', seconds.toFixed(0)],
    ],
  };
}

const spread = (kills: number): readonly Victim[] => {
  const order: readonly Victim[] = ['node', 'Redis', 'node', 'PostgreSQL', 'Redis', 'node', 'PostgreSQL'];
  return Array.from({ length: kills }, (_, index) => order[index % order.length] ?? 'node');
};

export const killsDrill: Drill = {
  title: 'Kills',
  how: 'Two nodes on one PostgreSQL that syncs to disk and one Redis with `appendfsync always`. Twelve visitors at once send leads and twelve buy suites (a hold, two guests, a payment by card, pressed twice, once at each node), from addresses of their own. One node or the other, Redis and PostgreSQL are killed with -9 one after the other and come back; what is not answered is sent again. Then the CRM, the reservations and the payments are compared with what was answered.',
  verdict: 'No answered lead, reservation or payment was lost, and none was doubled.',
  run: () => {
    const { LEADS = 10_000, BOOKINGS = 1_500, KILLS = 20 } = process.env;
    return writeThroughKills({ leads: Number(LEADS), bookings: Number(BOOKINGS), victims: spread(Number(KILLS)) });
  },
};
