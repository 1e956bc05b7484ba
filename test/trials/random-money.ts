import { execFile } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { DatabaseLocation } from '../../src/adapters/sql/open-database';
import { startDurablePostgres } from '../services/postgres-server';
import { freePort } from '../services/redis-server';
import { type SignedEvent, signedAgain } from '../simulators/stripe/stripe-in-process';
import { type Audit, auditMoney, accountsOfStripe, accountsOfTestCards } from './money-audit';
import { isLostAnswer, MoneyHistory, type MoneyTale, receiveAt } from './money-history';
import { type MoneyLine, type MoneyMethod, type MoneyNode, openMoneyLine } from './money-line';
import { payAtSite, type SiteFigures } from './money-site';
import { RandomChoices } from './random-choices';
import { type Drill, type TrialReport, type TrialRow, withConcurrency } from './trial';

const concurrency = 8;
const maxDeliveries = 10;
const msBetweenDeliveries = 1_000;
const jobsEvery = 20;
const secondsBetweenHistories = 30;
/** Longer than a page is open and a hold lives with it. */
const afterPagesMinutes = 45;
const afterOffersDays = 40;
/** What is not settled by then stays unsettled, and is reported. */
const maxRounds = 2_000;

interface MoneyTrial {
  readonly method: MoneyMethod;
  readonly place: DatabaseLocation;
  readonly histories: number;
  /** Ends the database as a crash does and starts it again, so many times under way. */
  readonly crash?: { readonly times: number; readonly run: () => void };
  readonly seed: number;
}

export interface MoneyFigures {
  readonly tales: readonly MoneyTale[];
  readonly audit: Audit;
  readonly events: number;
  readonly crashes: number;
  readonly seconds: number;
}

/** Random histories of money at two nodes of one database; then everything is settled and all accounts are compared. */
export async function playMoney({ method, place, histories, crash, seed }: MoneyTrial): Promise<MoneyFigures> {
  const random = new RandomChoices(seed);
  let isCalm = false;
  const line = await openMoneyLine({
    method,
    place,
    histories,
    ends: () => !isCalm && random.happens(0.004),
    faults: {
      call: () => (isCalm ? 'none' : random.weighted({ none: 96, unavailable: 2, 'lost-answer': 2 })),
      delivery: () => random.weighted({ 'at-once': 45, twice: 20, late: 20, never: 15 }),
    },
  });
  try {
    const began = performance.now();
    const tales: MoneyTale[] = [];
    let crashes = 0;
    await withConcurrency(concurrency, Array.from({ length: histories }), async (_, index) => {
      line.clock.pass({ seconds: secondsBetweenHistories });
      tales.push(await new MoneyHistory(line, new RandomChoices(seed * 1_000_003 + index), index).play());
      if (index % jobsEvery === 0) await runJobs(line.nodes[(index / jobsEvery) % 2 === 0 ? 0 : 1]);
      if (
        crash &&
        tales.length === Math.floor(((crashes + 1) * histories) / (crash.times + 1)) &&
        crashes < crash.times
      ) {
        crashes += 1;
        crash.run();
      }
    });
    isCalm = true;
    await settleAll(line);
    const { db } = line.nodes[0];
    const accounts = line.stripe ? accountsOfStripe(line.stripe.ledger) : await accountsOfTestCards(db);
    const confirmed = tales.flatMap((tale) => tale.confirmed);
    const audit = await auditMoney({ db, accounts, confirmed, contacts: line.contacts, now: line.clock.now() });
    const seconds = (performance.now() - began) / 1_000;
    return { tales, audit, events: line.stripe?.eventCount ?? 0, crashes, seconds };
  } finally {
    await line.close();
  }
}

/** What every node does all the time. */
async function runJobs(node: MoneyNode): Promise<number> {
  let done = 0;
  const job = async (run: () => Promise<number>) => {
    done += await run().catch((error: unknown) => {
      if (isLostAnswer(error)) return 1;
      throw error;
    });
  };
  await job(async () => {
    const { reserved, released } = await node.settlePayments.run();
    return reserved + released;
  });
  await job(async () => {
    const { paid, ended } = await node.settleBalances.run();
    return paid + ended;
  });
  await job(async () => {
    const { refunded, byHand, failed } = await node.refundPayments.run();
    return refunded + byHand.length + failed;
  });
  await job(async () => (await node.changes.lapse()).length);
  return done;
}

/** As the provider does, which signs and sends an event again that was not received: a busy machine's database may time out. */
async function deliver(node: MoneyNode, event: SignedEvent): Promise<void> {
  for (let tries = 1; !(await receiveAt(node, signedAgain(event))); tries += 1) {
    if (tries === maxDeliveries) throw new Error(`An event was refused ${tries} times although nothing fails.`);
    await sleep(msBetweenDeliveries);
  }
}

/** Nothing fails any more: late and lost events arrive, the time of all pages and offers is over, all refunds are made. */
async function settleAll(line: MoneyLine): Promise<void> {
  const settle = async () => {
    for (const event of line.stripe?.take({ all: true }) ?? [])
      for (const node of line.nodes) await deliver(node, event);
    for (let quiet = 0, round = 0; quiet < 2 && round < maxRounds; round += 1)
      quiet = (await runJobs(line.nodes[round % 2 === 0 ? 0 : 1])) === 0 ? quiet + 1 : 0;
  };
  await settle();
  line.clock.pass({ minutes: afterPagesMinutes });
  await settle();
  line.clock.pass({ days: afterOffersDays });
  await settle();
}

/** The first few of a list, and how many there are. */
const listed = (faults: readonly string[]): string | number =>
  faults.length === 0 ? 0 : `${faults.length}: ${faults.slice(0, 5).join('; ')}`;

const dollars = (cents: number) => (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });

export function reportMoney(figures: MoneyFigures, name: string): TrialReport {
  const { tales, audit, events, crashes, seconds } = figures;
  const failures = tales.flatMap(({ failure }) => failure ?? []);
  const faults = [audit.lost, audit.doubled, audit.unequal, audit.unsettled, failures];
  const statuses = Object.entries(audit.byStatus).map(([status, count]) => `${status} ${count}`);
  const rows: readonly TrialRow[] = [
    ['histories', tales.length],
    ['steps in them', tales.reduce((sum, { steps }) => sum + steps.length, 0)],
    ['events reported by the provider', events],
    ['PostgreSQL killed (-9) under way', crashes],
    ['reservations', `${audit.reservations} (${statuses.sort().join(', ')})`],
    ['taken by the provider, refunded', `${dollars(audit.taken)}, ${dollars(audit.refunded)}`],
    ['money lost: taken or confirmed, and on no reservation', listed(audit.lost)],
    ['doubled: charges, reservations, cabins', listed(audit.doubled)],
    ['sums that differ between provider, store, card, tab and API', listed(audit.unequal)],
    ['holds, payments or refunds left unsettled', listed(audit.unsettled)],
    ['failed in any other way', listed(failures)],
    ['seconds', seconds.toFixed(1)],
  ];
  return {
    isGood: faults.every((list) => list.length === 0) && audit.taken > 0 && audit.surfaces > 0,
    rows: rows.map(([what, count]) => [`${name}: ${what}`, count]),
  };
}

function reportSite({ tales, audit, shown, pages, events, kills, seconds }: SiteFigures): TrialReport {
  const core = reportMoney({ tales, audit, events, crashes: 0, seconds }, 'over HTTP');
  const isKill = ([what]: TrialRow) => what.includes('killed');
  const killed = ['node', 'Redis', 'PostgreSQL'].map(
    (which) => `${which} ${kills.filter((one) => one === which).length}`,
  );
  return {
    isGood: core.isGood && shown.length === 0 && pages > 0,
    rows: [
      ...core.rows.filter((row) => !isKill(row)),
      ['over HTTP: killed (-9) under way', killed.join(', ')],
      ['over HTTP: Payment tabs and invoices (PDF) read', pages],
      ['over HTTP: sums that API, tab and PDF show otherwise', listed(shown)],
    ],
  };
}

/** Many thousands in a process of its own: `node config/run.mjs test/trials/money-part.ts test-cards 1000 1`. */
async function runPart(method: MoneyMethod, histories: number, seed: number): Promise<TrialReport> {
  const parameters = ['config/run.mjs', 'test/trials/money-part.ts', method, String(histories), String(seed)];
  const { stdout } = await promisify(execFile)(process.execPath, parameters, { maxBuffer: 64 * 1024 * 1024 });
  return JSON.parse(stdout.slice(stdout.indexOf('{'))) as TrialReport;
}

/** In memory, a few thousand on one database and then the next, so that no history is slowed by all earlier ones. */
export async function playInMemory(method: MoneyMethod, histories: number, seed: number): Promise<TrialReport> {
  const batch = 3_000;
  const parts: MoneyFigures[] = [];
  for (let from = 0; from < histories; from += batch)
    parts.push(
      await playMoney({
        method,
        place: { dataFolder: ':memory:' },
        histories: Math.min(batch, histories - from),
        seed: seed + from,
      }),
    );
  return reportMoney(sumUp(parts), `${method}, in memory`);
}

function sumUp(parts: readonly MoneyFigures[]): MoneyFigures {
  const byStatus: Record<string, number> = {};
  for (const { audit } of parts)
    for (const [status, count] of Object.entries(audit.byStatus)) byStatus[status] = (byStatus[status] ?? 0) + count;
  const sum = (pick: (figures: MoneyFigures) => number) => parts.reduce((total, part) => total + pick(part), 0);
  return {
    tales: parts.flatMap(({ tales }) => tales),
    events: sum(({ events }) => events),
    crashes: sum(({ crashes }) => crashes),
    seconds: sum(({ seconds }) => seconds),
    audit: {
      byStatus,
      reservations: sum(({ audit }) => audit.reservations),
      taken: sum(({ audit }) => audit.taken),
      refunded: sum(({ audit }) => audit.refunded),
      surfaces: sum(({ audit }) => audit.surfaces),
      lost: parts.flatMap(({ audit }) => audit.lost),
      doubled: parts.flatMap(({ audit }) => audit.doubled),
      unequal: parts.flatMap(({ audit }) => audit.unequal),
      unsettled: parts.flatMap(({ audit }) => audit.unsettled),
    },
  };
}

async function playOnPostgres(histories: number, kills: number, seed: number): Promise<TrialReport> {
  const home = mkdtempSync(join(tmpdir(), 'landfall-money-pg-'));
  // PostgreSQL runs as a user of its own inside it.
  chmodSync(home, 0o755);
  const postgres = startDurablePostgres(join(home, 'server'), await freePort());
  const run = () => {
    postgres.crash();
    postgres.restart();
  };
  try {
    const figures = await playMoney({
      method: 'hosted-page',
      place: { databaseUrl: postgres.url, dataFolder: '' },
      histories,
      crash: { times: kills, run },
      seed,
    });
    return reportMoney(figures, 'on PostgreSQL');
  } finally {
    postgres.crash();
    rmSync(home, { recursive: true, force: true });
  }
}

/** `HISTORIES=5000 npm run drill -- random-money` does the same with fewer. */
const fullSize = 100_000;
const all = Number(process.env['HISTORIES'] ?? fullSize);
const sizes = {
  overHttp: Math.round(all / 100),
  onPostgres: Math.round((all * 6) / 100),
  inMemory: Math.round((all * 93) / 200),
};

async function drill(): Promise<TrialReport> {
  const began = performance.now();
  const parts = [runPart('test-cards', sizes.inMemory, 1), runPart('hosted-page', sizes.inMemory, 2)];
  const onPostgres = await playOnPostgres(sizes.onPostgres, 12, 3);
  const overHttp = reportSite(await payAtSite(sizes.overHttp, 12, 4));
  const reports = [...(await Promise.all(parts)), onPostgres, overHttp];
  return {
    isGood: reports.every(({ isGood }) => isGood),
    rows: [
      ['histories in all', sizes.inMemory * 2 + sizes.onPostgres + sizes.overHttp],
      ...reports.flatMap(({ rows }) => rows),
      ['seconds in all', ((performance.now() - began) / 1_000).toFixed(0)],
    ],
  };
}

export const randomMoney: Drill = {
  title: 'Random money',
  how: `${all === fullSize ? '' : `With HISTORIES=${all}, not the full ${fullSize}. `}Three levels. Most histories run the use cases of two nodes with their SQL in one process on SQLite in memory, half with test cards, half on the adapter of the hosted pages with the provider’s ledger in process; no process is killed there, but calls end before or after their write at random, and answers of the provider are lost. Six in a hundred run the same on two pools of one PostgreSQL that syncs to disk and is killed with -9. One in a hundred goes over HTTP to two built nodes with PostgreSQL and Redis, and a node, Redis and PostgreSQL are killed with -9 in turn; there, operators’ commands come from a third process, payments in parts and changes of the party do not occur. A history is drawn from: hold, change of the party, deposit, whole fare, parts, two parts at once, double presses, declined cards, the bank’s question, lost answers, pages left, expired or given back, offers, lapses, cancellations, refunds at the provider, disputes; the provider’s events come at once, twice, late or (unless they are of a refund) never. Then all is calm, what was late arrives, the time of pages and offers passes, and the provider’s accounts are compared with reservations, receipts, due refunds, card, Payment tab, API, engine page and its PDF of every reservation, and over HTTP with the API’s list, some Payment tabs and some invoices (PDF).`,
  verdict: 'No money was lost, none was taken or refunded twice, and every sum is equal to the cent on every surface.',
  run: drill,
};
