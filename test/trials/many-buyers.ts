import { mkdtempSync, chmodSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startDurablePostgres } from '../services/postgres-server';
import { freePort } from '../services/redis-server';
import { checkRecords } from './check-records';
import type { SuiteKind } from './free-suites';
import { type LineRecords, openLineRecords } from './line-records';
import { type Manner, StubbornBuyer } from './stubborn-buyer';
import type { Drill, TrialReport } from './trial';
import { withTwoNodeSite, type TwoNodeSite, untilAnswered } from './two-node-site';

/** What buyers do, one after the other in each line; most press twice. */
const manners: readonly Manner[] = [
  'double-click',
  'declined-first',
  'second-step',
  'lost-answer',
  'leaves',
  'offer',
  'double-click',
  'gives-back',
];
/** Longer than a hold and a payment under way together. */
const afterHoldsMinutes = 21;
/** Longer than the line's offers to those who wait. */
const afterOffersMinutes = 25 * 60;
const sweepLimitMs = 100_000;

export interface WantedKind extends SuiteKind {
  readonly free: number;
}

interface ManyBuyers {
  readonly buyers: number;
  /** So many kinds of suite are wanted, each with a handful of cabins. */
  readonly kinds: number;
  readonly site: TwoNodeSite;
  readonly databaseUrl: string;
}

/**
 * Buyers at once on two nodes of one PostgreSQL; they press twice, ask again what was not answered, leave and change
 * their minds, and one node is killed half way. Who gets nothing waits in line. Then time passes, twice.
 */
export async function sellToMany({ buyers, kinds, site, databaseUrl }: ManyBuyers): Promise<TrialReport> {
  const records = await openLineRecords(databaseUrl);
  try {
    const wanted = await findKinds(site, kinds);
    const cabins = wanted.reduce((sum, { free }) => sum + free, 0);
    let payments = 0;
    const began = performance.now();
    const crowd = Array.from({ length: buyers }, (_, index) =>
      new StubbornBuyer({
        nodeUrl: site.url,
        index,
        order: { ...(wanted[index % wanted.length] as WantedKind), email: `many.buyer.${index}@example.com` },
        manner: manners[Math.floor(index / wanted.length) % manners.length] as Manner,
        onPayment: () => void (payments += 1),
      }).buy(),
    );
    const kill = killWhen(site, () => payments >= cabins / 2);
    const tales = await Promise.all(crowd);
    const seconds = (performance.now() - began) / 1000;
    const kills = await kill;
    const rounds = [
      await letPass(site, records, wanted, afterHoldsMinutes),
      await letPass(site, records, wanted, afterOffersMinutes),
    ];
    return await checkRecords({ records, tales, wanted, kills, seconds, rounds });
  } finally {
    await records.close();
  }
}

/** As many (sailing, category) pairs that have five to a dozen cabins free; the Funnel Suite is by appointment only. */
async function findKinds(site: TwoNodeSite, count: number): Promise<readonly WantedKind[]> {
  const read = async <T>(path: string) => (await (await fetch(`${site.url(0)}${path}`)).json()) as T;
  const found: WantedKind[] = [];
  for (const { itineraryId } of await read<readonly { itineraryId: string }[]>('/api/voyages')) {
    const { availability } = await read<{
      availability: readonly { category: string; available?: number; price?: number }[];
    }>(`/api/voyage-data?voyageId=${itineraryId}`);
    const kinds = availability.flatMap(({ category, available = 0, price }) =>
      category !== 'FS' && price !== undefined && available >= 5 && available <= 12
        ? [{ itineraryId, category, free: available }]
        : [],
    );
    found.push(...kinds.slice(0, 2));
    if (found.length >= count) return found.slice(0, count);
  }
  throw new Error(`The sample line has no ${count} kinds of suites with five free cabins`);
}

async function killWhen(site: TwoNodeSite, isTime: () => boolean): Promise<number> {
  for (const giveUpAt = Date.now() + 600_000; !isTime(); await sleep(5)) if (Date.now() > giveUpAt) return 0;
  await site.killNode();
  return 1;
}

export interface Round {
  readonly now: number;
  /** What still had to be done when time was up: unsettled payments, expired offers, free cabins for which guests wait. */
  readonly leftUndone: number;
}

/** Moves the clock, and waits until the nodes have settled payments and offered what came free. */
async function letPass(
  site: TwoNodeSite,
  records: LineRecords,
  wanted: readonly WantedKind[],
  minutes: number,
): Promise<Round> {
  const moved = await untilAnswered(async (attempt) => {
    const now = new Date(Date.now() + minutes * 60_000);
    const answer = await fetch(`${site.url(attempt)}/dev/clock`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ now: now.toISOString() }),
    });
    return answer.ok ? now.getTime() - Date.now() : undefined;
  });
  let leftUndone = -1;
  for (const giveUpAt = Date.now() + sweepLimitMs; leftUndone !== 0 && Date.now() < giveUpAt; await sleep(500))
    leftUndone = await countUndone(records, wanted, Date.now() + moved);
  return { now: Date.now() + moved, leftUndone };
}

async function countUndone(records: LineRecords, wanted: readonly WantedKind[], now: number): Promise<number> {
  const owed = await Promise.all(
    wanted.map(async (kind) => {
      const [claims, cabins, line] = await Promise.all([
        records.findClaims(kind, now),
        records.countCabins(kind),
        records.findLine(kind),
      ]);
      return Math.min(cabins - claims.length, line.filter(({ state }) => state === 'waiting').length);
    }),
  );
  const [unsettled, expired] = await Promise.all([records.countUnsettled(), records.countExpiredOffers(now)]);
  return owed.reduce((sum, count) => sum + Math.max(0, count), unsettled + expired);
}

async function drill(): Promise<TrialReport> {
  const home = mkdtempSync(join(tmpdir(), 'landfall-buyers-pg-'));
  // PostgreSQL runs as a user of its own inside it.
  chmodSync(home, 0o755);
  const postgres = startDurablePostgres(join(home, 'server'), await freePort());
  try {
    const databaseUrl = postgres.url;
    return await withTwoNodeSite({ databaseUrl }, (site) => sellToMany({ buyers: 500, kinds: 12, site, databaseUrl }));
  } finally {
    postgres.crash();
    rmSync(home, { recursive: true, force: true });
  }
}

export const manyBuyers: Drill = {
  title: 'Many buyers',
  how: 'Two nodes on one PostgreSQL that syncs to disk. Each buyer comes from an address of their own, enters the engine, writes two guests and pays: pressing twice, one press at each node; with a card that is declined first, one that needs a code of the bank, or one whose answer is lost; or holds an offer, leaves, or gives the suite back. What was not answered is asked for again at the other node. Half way one node is killed with -9 and comes back. Who finds nothing left waits in line. Then the clock passes every hold, and every offer to those who wait.',
  verdict:
    'No cabin was sold twice, no reservation lost or doubled, no payment without its reservation, no cabin held for nobody, and cabins that came free went along the waitlist in its order.',
  run: drill,
};
