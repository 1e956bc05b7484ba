import { readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { readCode } from '../support/outbox';
import { type ApiClient, signIn } from '../support/sign-in';
import { solveBotCheck } from '../support/solve-bot-check';
import { addGuests, addReservations, trialEmail } from './add-guests';
import { type Outcome, percent, quantile, uncachedPage } from './load';
import { type PrepareSite, type ProxiedSite, type SiteStores, withProxiedSite } from './proxied-site';
import { signInByEmail } from './proxied-sign-in';
import { loopbackAddress, ProxiedVisitor, type Reply } from './proxied-visitor';
import { addressOf, type Drill, type TrialReport, type TrialRow } from './trial';

const guestCount = 20;
/** A prime, so that each lead of an hour comes from an address of its own: one address may send ten (D4). */
const addresses = 49_999;
const publicPaths = [
  '/',
  '/voyages',
  '/destinations',
  '/stories',
  '/faq',
  '/contact-us',
  '/news',
  '/culinary-and-beverage',
];
const guestPaths = ['/my-profile/overview', '/my-profile/trips', '/my-profile/favourites', '/my-profile/settings'];
const apiPaths = ['/api/voyages', '/api/stories'];
const guestApiPaths = ['/api/user', '/api/favorites', '/api/contact-information', '/api/reservations'];

interface SoakTrial {
  readonly minutes: number;
  /** Before the first sample: caches fill, and the compiler has done its work. */
  readonly warmUpMinutes: number;
  readonly perSecond: number;
  readonly sampleMs: number;
  /** Of a node's memory in the last half: a minute says nothing of it. */
  readonly maxGrowth: number;
  /** Of the requests, with 503: a machine that does much else is busy. */
  readonly maxRefused: number;
}

interface MemorySample {
  readonly minute: number;
  readonly residentMb: number;
  readonly heapMb: number;
  readonly files: number;
}

interface MixOutcome extends Outcome {
  readonly kind: string;
}

interface SoakPeople {
  /** Of guests with a session and a trip each, whom a node knows that believes addresses. */
  readonly clients: readonly ApiClient[];
  readonly redisUrl: string;
}

class SoakGuests implements SoakPeople {
  readonly clients: ApiClient[] = [];
  redisUrl = '';

  readonly prepare: PrepareSite = async (url, { databaseUrl, redisUrl }: SiteStores) => {
    this.redisUrl = redisUrl;
    const location = { databaseUrl, dataFolder: '' };
    await addGuests(location, guestCount);
    const [sailing] = (await (await fetch(`${url}/api/voyages`)).json()) as readonly { readonly itineraryId: string }[];
    await addReservations(location, guestCount, () => ({ itineraryId: sailing?.itineraryId ?? '', travellers: 2 }));
    for (let index = 0; index < guestCount; index += 1)
      this.clients.push(await signIn(url, trialEmail(index), { address: addressOf(1_000 + index) }));
  };
}

/** A steady mix of everything at a modest rate, for long, while the memory of each node is measured. */
export async function soak(
  site: ProxiedSite,
  guests: SoakPeople,
  { minutes, warmUpMinutes, perSecond, sampleMs, maxGrowth, maxRefused }: SoakTrial,
): Promise<TrialReport> {
  const mix = new Mix(site, guests);
  const before = await mix.run(warmUpMinutes * 60_000, 2 * perSecond, true);
  const samples: readonly MemorySample[][] = site.nodes.map(() => []);
  const began = performance.now();
  const sampling = (async () => {
    for (let at = 0; at <= minutes * 60_000; at += sampleMs) {
      await sleep(Math.max(0, began + at - performance.now()));
      for (const [index, node] of site.nodes.entries()) samples[index]?.push(await measure(node, began));
    }
  })();
  const answers = await mix.run(minutes * 60_000, perSecond, false);
  await sampling;
  const refused = answers.filter(({ status, retryAfter }) => status === 503 && retryAfter !== undefined);
  const failures = answers.filter((one) => (one.status === 0 || one.status >= 500) && !refused.includes(one));
  const growths = samples.map((own) => growthOfLastHalf(own.map(({ residentMb }) => residentMb)));
  const withoutEnd = await countKeysWithoutEnd(guests.redisUrl);
  const half = (minutes * 60_000) / 2;
  const early = answers.filter(({ at }) => at < half);
  const late = answers.filter(({ at }) => at >= half);
  return {
    isGood:
      growths.every((growth) => growth <= maxGrowth) &&
      failures.length === 0 &&
      refused.length <= maxRefused * answers.length &&
      withoutEnd.length === 0,
    rows: [
      ['minutes, after so many of warm-up', `${minutes}, ${warmUpMinutes}`],
      ['requests, a second', `${answers.length}, ${(answers.length / minutes / 60).toFixed(1)}`],
      ...countByKind(answers),
      ['writes of the warm-up and after it', before.filter(isWrite).length + answers.filter(isWrite).length],
      ['refused with 503 and Retry-After, because the machine was busy', describe(refused)],
      ['answered 5xx in any other way, or not at all', describe(failures)],
      ['ms until an answer was there, half of them and 99 %: first half, last half', `${times(early)}; ${times(late)}`],
      ...samples.flatMap((own, index) => memoryRows(index + 1, own, { growth: growths[index] ?? 1, maxGrowth })),
      ['keys in Redis that never expire', withoutEnd.length === 0 ? 0 : withoutEnd.slice(0, 5).join(', ')],
    ],
    more: minuteTable(samples),
  };
}

/** So many requests a second, whether or not the earlier ones are answered. */
class Mix {
  private asked = 0;
  private readonly guests: readonly ProxiedVisitor[];

  constructor(
    private readonly site: ProxiedSite,
    { clients }: SoakPeople,
  ) {
    this.guests = clients.map(({ jar }, index) =>
      new ProxiedVisitor(site.url, loopbackAddress(1_000 + index)).adopt(jar),
    );
  }

  async run(forMs: number, perSecond: number, isWarmUp: boolean): Promise<readonly MixOutcome[]> {
    const began = performance.now();
    const answers: MixOutcome[] = [];
    const open = new Set<Promise<void>>();
    let sent = 0;
    for (let elapsed = 0; elapsed < forMs; elapsed = performance.now() - began) {
      for (; sent < (elapsed / 1_000) * perSecond; sent += 1) {
        const { kind, ask } = this.next(isWarmUp);
        const call = ask()
          .catch(toReply)
          .then(({ status, ms, retryAfter }) => void answers.push({ kind, status, ms, retryAfter, at: elapsed }));
        open.add(call);
        void call.finally(() => open.delete(call));
      }
      await sleep(20);
    }
    await Promise.all(open);
    return answers;
  }

  private next(isWarmUp: boolean): { readonly kind: string; readonly ask: () => Promise<Reply> } {
    const number = (this.asked += 1);
    const visitor = new ProxiedVisitor(this.site.url, loopbackAddress(number % addresses));
    const guest = pick(this.guests, number);
    const round = Math.floor(number / 20);
    switch (number % 20) {
      case 0:
        return { kind: 'write of a guest', ask: () => this.toggleFavourite(guest) };
      case 5:
        return {
          kind: 'write of a guest',
          ask: () => guest.json('POST', '/api/favorites', { type: 'STORY', value: 'the-middle-watch' }),
        };
      case 10:
        if (round % 10 === 0) return { kind: 'lead', ask: () => this.sendLead(visitor, number) };
        if (round % 60 === 1) return { kind: 'sign-in', ask: () => this.signInAgain(visitor, round) };
        return { kind: 'page of a guest', ask: () => guest.get(pick(guestPaths, round)) };
      case 3:
      case 8:
      case 13:
        return { kind: 'page of a guest', ask: () => guest.get(pick(guestPaths, number)) };
      case 2:
      case 7:
        return { kind: 'public API', ask: () => visitor.get(pick(apiPaths, round)) };
      case 12:
      case 17:
        return { kind: 'API of a guest', ask: () => guest.get(pick(guestApiPaths, round)) };
      case 1:
      case 11:
        return { kind: 'page that no cache holds', ask: () => visitor.get(uncachedPage().path) };
      default:
        // The cache of pages is full before the first sample.
        return isWarmUp
          ? { kind: 'page that no cache holds', ask: () => visitor.get(uncachedPage().path) }
          : { kind: 'page of a visitor', ask: () => visitor.get(pick(publicPaths, number)) };
    }
  }

  private async toggleFavourite(guest: ProxiedVisitor): Promise<Reply> {
    const path = '/api/favorites';
    const value = 'bread-at-three';
    const found = await guest.get(path);
    if (found.status !== 200) return found;
    const items = JSON.parse(found.text) as readonly { readonly id: string; readonly value: string }[];
    const stored = items.find((item) => item.value === value);
    return stored
      ? guest.json('DELETE', path, [{ favoritesId: stored.id }])
      : guest.json('POST', path, { type: 'STORY', value });
  }

  private async sendLead(visitor: ProxiedVisitor, number: number): Promise<Reply> {
    const token = await solveBotCheck(this.site.url, 'contact-us');
    return visitor.json('POST', '/api/contact-us', {
      first_name: 'Ada',
      last_name: `Soak ${number}`,
      email: `soak.${number}@example.com`,
      topic: 'General Inquiry',
      message: 'Is there a suite left?',
      token,
    });
  }

  private signInAgain(visitor: ProxiedVisitor, round: number): Promise<Reply> {
    const { url } = this.site;
    const email = trialEmail(Math.floor(round / 60) % guestCount);
    return signInByEmail(visitor, {
      email,
      token: () => solveBotCheck(url, 'otp-request'),
      code: () => readCode(url, email),
    });
  }
}

/** The helpers of sign-ins and bot checks throw what a busy node answered. */
function toReply(error: unknown): Reply {
  const status = Number(/ with (\d{3})/.exec(String(error))?.[1] ?? 0);
  return { status, ms: 0, retryAfter: status === 503 ? 'given' : undefined, text: String(error), location: '' };
}

async function measure(node: { readonly pid: number; readonly url: string }, began: number): Promise<MemorySample> {
  const status = readFileSync(`/proc/${node.pid}/status`, 'utf8');
  const metrics = await (await fetch(`${node.url}/metrics`)).text();
  return {
    minute: Math.round((performance.now() - began) / 60_000),
    residentMb: Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) / 1_024,
    heapMb: Number(/^nodejs_heap_size_used_bytes\S* (\S+)/m.exec(metrics)?.[1]) / 1_048_576,
    files: readdirSync(`/proc/${node.pid}/fd`).length,
  };
}

/** Of the line through the samples of the last half: its rise over that half, as a share of where it begins. */
function growthOfLastHalf(values: readonly number[]): number {
  const half = values.slice(Math.floor(values.length / 2));
  const { slope, start } = lineThrough(half);
  return (slope * (half.length - 1)) / start;
}

function lineThrough(values: readonly number[]): { readonly slope: number; readonly start: number } {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const middle = (values.length - 1) / 2;
  const above = values.reduce((sum, value, index) => sum + (index - middle) * (value - mean), 0);
  const below = values.reduce((sum, _, index) => sum + (index - middle) ** 2, 0);
  const slope = below === 0 ? 0 : above / below;
  return { slope, start: mean - slope * middle };
}

async function countKeysWithoutEnd(url: string): Promise<readonly string[]> {
  const redis = new Redis(url);
  try {
    const found: string[] = [];
    for (const key of await redis.keys('*')) if ((await redis.ttl(key)) === -1) found.push(key);
    return found;
  } finally {
    redis.disconnect();
  }
}

function memoryRows(
  number: number,
  samples: readonly MemorySample[],
  { growth, maxGrowth }: { readonly growth: number; readonly maxGrowth: number },
): readonly TrialRow[] {
  const resident = samples.map(({ residentMb }) => residentMb);
  const half = samples.slice(Math.floor(samples.length / 2));
  const spanHours = ((half.at(-1)?.minute ?? 0) - (half[0]?.minute ?? 0)) / 60;
  const rise = lineThrough(half.map(({ residentMb }) => residentMb)).slope * (half.length - 1);
  const heapRise = lineThrough(half.map(({ heapMb }) => heapMb)).slope * (half.length - 1);
  const perHour = (value: number) => (spanHours === 0 ? '-' : (value / spanHours).toFixed(1));
  return [
    [
      `node ${number}: resident MB at the first sample, at the last, lowest, highest`,
      [resident[0] ?? 0, resident.at(-1) ?? 0, Math.min(...resident), Math.max(...resident)]
        .map((value) => value.toFixed(0))
        .join(', '),
    ],
    [
      `node ${number}: growth in the last half (limit ${maxGrowth * 100} %), MB an hour, of the heap alone`,
      `${(100 * growth).toFixed(1)} %, ${perHour(rise)}, ${perHour(heapRise)}`,
    ],
    [
      `node ${number}: open files at the first sample, at the last, most`,
      [samples[0]?.files, samples.at(-1)?.files, Math.max(...samples.map(({ files }) => files))].join(', '),
    ],
  ];
}

const minuteTable = ([first = [], second = []]: readonly (readonly MemorySample[])[]): string =>
  [
    '| minute | node 1: resident MB, heap MB, files | node 2: resident MB, heap MB, files |',
    '|---|---|---|',
    ...first
      .filter((_, index) => index % 5 === 0 || index === first.length - 1)
      .map((sample) => {
        const other = second.find(({ minute }) => minute === sample.minute);
        return `| ${sample.minute} | ${describeSample(sample)} | ${other ? describeSample(other) : '-'} |`;
      }),
  ].join('\n');

const describeSample = ({ residentMb, heapMb, files }: MemorySample) =>
  `${residentMb.toFixed(0)}, ${heapMb.toFixed(0)}, ${files}`;

const isWrite = ({ kind, status }: MixOutcome) => /^(write|lead|sign-in)/.test(kind) && status >= 200 && status < 400;

const countByKind = (answers: readonly MixOutcome[]): readonly TrialRow[] =>
  [...new Set(answers.map(({ kind }) => kind))].sort().map((kind) => {
    const own = answers.filter((one) => one.kind === kind);
    const good = own.filter(({ status }) => status >= 200 && status < 400).length;
    return [
      `${kind}: answered as wished, and ms for half of them and 99 %`,
      `${percent(good, own.length)} of ${own.length}${othersOf(own)}, ${times(own)}`,
    ];
  });

/** What else was answered, and how often. */
function othersOf(answers: readonly MixOutcome[]): string {
  const counts = new Map<number, number>();
  for (const { status } of answers)
    if (status < 200 || status >= 400) counts.set(status, (counts.get(status) ?? 0) + 1);
  return counts.size === 0 ? '' : ` (${[...counts].map(([status, count]) => `${status}: ${count}`).join(', ')})`;
}

const times = (answers: readonly Outcome[]) => `${quantile(answers, 0.5)}, ${quantile(answers, 0.99)}`;

const describe = (failures: readonly MixOutcome[]): string | number =>
  failures.length === 0
    ? 0
    : `${failures.length}: ${[...new Set(failures.map(({ kind, status }) => `${kind} ${status}`))].slice(0, 5).join('; ')}`;

const pick = <T>(items: readonly T[], index: number): T => items[index % items.length] as T;

const minutesWanted = Number(process.env['MINUTES'] ?? 60);

export const soakDrill: Drill = {
  title: 'Soak',
  how: 'Two nodes on PostgreSQL and Redis behind HAProxy with the shipped file, everything on the same cores. Visitors, guests and programs ask 20 times a second for `MINUTES`, each visitor from an address of their own: pages of the caches and pages that none holds, guests’ pages, the API, favourites, leads, sign-ins. Before it twice as many ask for a tenth of the time, until the caches are full. Each minute the resident memory of each node is read; a line is laid through the last half.',
  verdict: 'Memory is flat, as are open files; nothing failed, and everything in Redis expires.',
  run: () => {
    const guests = new SoakGuests();
    return withProxiedSite(
      {
        prepare: guests.prepare,
        // A person who sees memory grow asks for a snapshot.
        env: { NODE_OPTIONS: `--heapsnapshot-signal=SIGUSR2 --diagnostic-dir=${tmpdir()}` },
      },
      (site) =>
        soak(site, guests, {
          minutes: minutesWanted,
          warmUpMinutes: minutesWanted / 10,
          perSecond: 20,
          sampleMs: 60_000,
          maxGrowth: 0.05,
          maxRefused: 0.01,
        }),
    );
  },
};
