import { setTimeout as sleep } from 'node:timers/promises';
import {
  type Attempt,
  excursion,
  guestPage,
  type Journey,
  type JourneyName,
  type JourneySite,
  lead,
  pay,
  publicPage,
  reserve,
  signIn,
} from './fault-journeys';
import { type FaultSite, openFaultSite, type SoldBy } from './fault-site';
import type { Fault, FaultPromise } from './fault-promises';
import { faults } from './fault-table';
import type { Drill, TrialReport } from './trial';

const defaultRecoveryMs = 5_000;
const giveUpFactor = 4;
const worksInSequence = 3;
const defaultLastsMs = 4_000;

const someJourneys = (): readonly Journey[] => [
  publicPage('visitor page'),
  publicPage('public page of a guest'),
  guestPage(),
  reserve(),
  pay(),
  lead(),
  signIn(),
  excursion(),
];

interface MatrixTrial {
  readonly attempts: number;
  /** Shorter than a fault lasts by itself. */
  readonly lastsMs?: number;
  /** Between two faults, so that a circuit breaker counts no failure of the one before (E4: it looks ten seconds back). */
  readonly restMs?: number;
  /** How much later than promised an answer may be on a machine that does much else. */
  readonly toleranceMs: number;
  /** A cell that is not as promised is tried once more by itself, and stands if it is not then either. A loss always stands. */
  readonly repeatsAlone?: boolean;
  /** Each row as it is done: a full run takes ten minutes. */
  readonly report?: (line: string) => void;
}

interface Cell {
  readonly journey: JourneyName;
  readonly promise: FaultPromise;
  readonly attempts: readonly Attempt[];
  readonly after: readonly Attempt[];
  /** From the end of the fault until the journey works. */
  readonly backMs: number;
  readonly complaints: readonly string[];
  readonly lost: number;
  /** The same cell among all others, where it was repeated alone. */
  readonly atFirst?: Cell;
}

export interface FaultRow {
  readonly fault: Pick<Fault, 'name' | 'rows' | 'soldBy'>;
  readonly cells: readonly Cell[];
}

/** Causes each fault while everybody goes on with what they do, mends it, and looks for what was answered. */
export async function tryFaults<Site extends JourneySite>(
  site: Site,
  toTry: readonly Fault<Site>[],
  trial: MatrixTrial,
): Promise<readonly FaultRow[]> {
  const journeys = someJourneys();
  const rows: FaultRow[] = [];
  for (const [index, fault] of toTry.entries()) {
    if (index > 0) await sleep(trial.restMs ?? 0);
    const together = await tryFault(site, fault, { journeys, trial });
    const cells: Cell[] = [];
    for (const [at, cell] of together.entries())
      cells.push(await repeatAlone(site, fault, { cell, journeys: journeys.slice(at, at + 1), trial }));
    rows.push({ fault, cells });
    trial.report?.(`${fault.name}: ${cells.map((cell) => `${cell.journey} ${describe(cell)}`).join(' | ')}`);
  }
  return rows;
}

interface Round {
  readonly journeys: readonly Journey[];
  readonly trial: MatrixTrial;
}

async function repeatAlone<Site extends JourneySite>(
  site: Site,
  fault: Fault<Site>,
  { cell, journeys, trial }: Round & { readonly cell: Cell },
): Promise<Cell> {
  if (!trial.repeatsAlone || cell.complaints.length === 0 || cell.lost > 0) return cell;
  await sleep(trial.restMs ?? 0);
  const [again] = await tryFault(site, fault, { journeys, trial });
  return again ? { ...again, atFirst: cell } : cell;
}

async function tryFault<Site extends JourneySite>(
  site: Site,
  fault: Fault<Site>,
  { journeys, trial }: Round,
): Promise<readonly Cell[]> {
  for (const { prepare } of journeys) await prepare?.(site, trial.attempts + 1);
  await fault.cause(site);
  const lastsMs = trial.lastsMs ?? fault.lastsMs ?? defaultLastsMs;
  let isMending = false;
  const mending = sleep(lastsMs).then(() => {
    isMending = true;
    return fault.mend(site);
  });
  const during = await Promise.all(
    journeys.map(async ({ attempt }) => {
      const done: Attempt[] = [];
      const began = performance.now();
      for (let count = 0; count < trial.attempts && (count === 0 || !isMending); count += 1) {
        const one = await attempt(site);
        done.push({ ...one, isAtEnd: isMending });
        await sleep(Math.max(0, began + ((count + 1) * lastsMs) / trial.attempts - performance.now()));
      }
      return done;
    }),
  );
  await mending;
  const recoveryMs = (fault.recoveryMs ?? defaultRecoveryMs) + trial.toleranceMs;
  const after = await Promise.all(journeys.map(({ attempt }) => untilItWorks(() => attempt(site), recoveryMs)));
  const cells: Cell[] = [];
  for (const [index, { name: journey }] of journeys.entries()) {
    const attempts = during[index] ?? [];
    const { backMs, done, why } = after[index] ?? { backMs: Infinity, done: [], why: '' };
    const lost = await countLost([...attempts, ...done]);
    const promise = fault.promises[journey];
    const complaints = [
      ...attempts.flatMap((one) => complaintsOf(one, promise, trial.toleranceMs)),
      ...(backMs > recoveryMs ? [`back after ${seconds(backMs)} (${why})`] : []),
      ...(lost > 0 ? [`${lost} answered and not there`] : []),
    ];
    cells.push({ journey, promise, attempts, after: done, backMs, complaints, lost });
  }
  return cells;
}

interface Recovery {
  readonly backMs: number;
  readonly done: readonly Attempt[];
  readonly why: string;
}

/** Both nodes have to work again: it counts from the first of several attempts that work without one between that does not. */
async function untilItWorks(attempt: () => Promise<Attempt>, limitMs: number): Promise<Recovery> {
  const began = performance.now();
  const done: Attempt[] = [];
  let backMs: number | undefined;
  let why = '';
  for (let inSequence = 0; inSequence < worksInSequence;) {
    const last = await attempt();
    done.push(last);
    if (last.outcome === 'works') {
      inSequence += 1;
      backMs ??= performance.now() - began;
    } else if (performance.now() - began > giveUpFactor * limitMs) return { backMs: Infinity, done, why: last.why };
    else {
      inSequence = 0;
      backMs = undefined;
      ({ why } = last);
      await sleep(100);
    }
  }
  return { backMs: backMs ?? Infinity, done, why };
}

async function countLost(attempts: readonly Attempt[]): Promise<number> {
  let lost = 0;
  for (const { isThere } of attempts) {
    let found = isThere === undefined || (await isThere());
    for (let again = 0; !found && again < 5; again += 1) {
      await sleep(500);
      found = (await isThere?.()) ?? true;
    }
    if (!found) lost += 1;
  }
  return lost;
}

function complaintsOf(
  { outcome, ms, why, isAtEnd }: Attempt,
  { kind, withinMs }: FaultPromise,
  toleranceMs: number,
): readonly string[] {
  const isAsPromised =
    outcome === kind ||
    (kind === 'either' && (outcome === 'works' || outcome === 'refused')) ||
    (kind === 'repaired' && (outcome === 'works' || outcome === 'cut off')) ||
    (isAtEnd === true && outcome === 'works');
  return [
    ...(isAsPromised ? [] : [outcome === 'works' ? 'worked' : why]),
    ...(ms <= withinMs + toleranceMs ? [] : [`took ${seconds(ms)}`]),
  ];
}

const seconds = (ms: number): string => `${(ms / 1_000).toFixed(1)} s`;

function describe({ promise, attempts, backMs, complaints, atFirst }: Cell): string {
  const worked = attempts.filter(({ outcome }) => outcome === 'works').length;
  const worst = Math.round(Math.max(0, ...attempts.map(({ ms }) => ms)));
  const words = {
    works: 'works',
    refused: '503',
    either: 'works or 503',
    'signed out': 'asked to sign in',
    repaired: 'works or repaired',
  };
  const alone = atFirst ? ` (alone; at first: ${[...new Set(atFirst.complaints)].join('; ')})` : '';
  const result = `${words[promise.kind]}: ${worked}/${attempts.length}, ${worst} ms, ${Math.round(backMs)} ms${alone}`;
  return complaints.length === 0 ? result : `**${result}; NOT AS PROMISED: ${[...new Set(complaints)].join('; ')}**`;
}

function table(rows: readonly FaultRow[]): string {
  const names = rows[0]?.cells.map(({ journey }) => journey) ?? [];
  return [
    `| fault (rows) | ${names.join(' | ')} |`,
    `|---|${names.map(() => '---|').join('')}`,
    ...rows.map(({ fault, cells }) => `| ${fault.name} (${fault.rows}) | ${cells.map(describe).join(' | ')} |`),
  ].join('\n');
}

/** Leads that were answered and are not in the CRM once. */
async function leadFaults(rows: readonly FaultRow[], { countLeads }: FaultSite): Promise<readonly string[]> {
  const sent = submissionsOf(rows);
  const found = () => sent.map((id) => countLeads().get(id) ?? 0);
  for (const end = Date.now() + 90_000; found().includes(0) && Date.now() < end;) await sleep(500);
  return found().flatMap((count, index) => (count === 1 ? [] : [`${sent[index]}: ${count} times`]));
}

const attemptsOf = ({ attempts, after, atFirst }: Cell): readonly Attempt[] => [
  ...(atFirst ? attemptsOf(atFirst) : []),
  ...attempts,
  ...after,
];

const submissionsOf = (rows: readonly FaultRow[]): readonly string[] =>
  rows
    .flatMap(({ cells }) => cells)
    .flatMap(attemptsOf)
    .flatMap(({ outcome, submissionId }) => (outcome === 'works' && submissionId !== undefined ? [submissionId] : []));

export function reportOf(rows: readonly FaultRow[], leads: readonly string[]): TrialReport {
  const cells = rows.flatMap((row) => row.cells);
  const bad = cells.filter(({ complaints }) => complaints.length > 0);
  const attempts = cells.flatMap(attemptsOf);
  const count = (outcome: Attempt['outcome']) => attempts.filter((one) => one.outcome === outcome).length;
  return {
    isGood: bad.length === 0 && leads.length === 0,
    rows: [
      ['faults, journeys, cells', `${rows.length}, ${rows[0]?.cells.length ?? 0}, ${cells.length}`],
      ['cells as promised', `${cells.length - bad.length} of ${cells.length}`],
      ['cells that were not at first, and were tried once more alone', cells.filter(({ atFirst }) => atFirst).length],
      [
        'journeys tried, that worked, that were refused with 503',
        `${attempts.length}, ${count('works')}, ${count('refused')}`,
      ],
      ['slowest recovery', seconds(Math.max(...cells.map(({ backMs }) => backMs)))],
      ['leads answered, of these not in the CRM or there twice', `${submissionsOf(rows).length}, ${leads.length}`],
    ],
    more: table(rows),
  };
}

async function drill(): Promise<TrialReport> {
  const wanted = process.env['FAULTS'];
  const rows: FaultRow[] = [];
  const leads: string[] = [];
  for (const soldBy of [
    'embedded engine',
    'embedded engine, paid at Stripe',
    'engine of its own',
  ] satisfies readonly SoldBy[]) {
    const chosen = faults.filter(
      ({ name, soldBy: of = 'embedded engine' }) =>
        of === soldBy && (wanted === undefined || new RegExp(wanted).test(name)),
    );
    if (chosen.length === 0) continue;
    const site = await openFaultSite(soldBy);
    try {
      const own = await tryFaults(site, chosen, {
        attempts: 4,
        restMs: 10_000,
        toleranceMs: 1_000,
        repeatsAlone: true,
        report: console.error,
      });
      rows.push(...own);
      leads.push(...(await leadFaults(own, site)));
    } finally {
      await site.close();
    }
  }
  return reportOf(rows, leads);
}

export const faultMatrix: Drill = {
  title: 'Every fault, every journey',
  how: 'Two nodes on PostgreSQL and Redis (appendfsync always), each on a file system of its own in memory, behind HAProxy with the shipped file, with simulators of Contentful, Salesforce, a bot check and a real mail server; for Stripe’s faults guests pay on the page of its simulator (the journey ends there), for those of an engine a second installation behind a gateway sells. Each fault is caused while people go on with eight things: public pages of visitors and of a browser with a guest’s cookie, a guest’s trips, a suite put on hold, a suite paid, a lead, a sign-in by code, an excursion booked and given back. Then it is mended, each journey is tried until it works three times in sequence, and each answered write is looked for. A cell that is not as promised is tried once more by itself, where no answered write was lost, and says so: eight journeys at once keep two cores busy. In each cell: what is promised, how many of the attempts worked (one that was under way at the end of the fault may), the slowest request, and how long after the end of the fault the journey worked, and went on to.',
  verdict:
    'Every cell is as promised: what a fault does not touch works, what it touches says 503 and when to come back, and all of it works within five seconds after (ten after a vendor’s fault: its circuit is open for five).',
  run: drill,
};
