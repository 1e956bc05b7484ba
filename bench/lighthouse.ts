import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../test/services/redis-server';
import { signIn } from '../test/support/sign-in';
import type { Drill, TrialReport } from '../test/trials/trial';
import { startDebuggedChromium } from './debugged-chromium';
import { guestPageTypes, pageTypes, reservationPageTypes } from './page-types';
import { startPinned } from './pinned';

const version = '12.8.2';
const rounds = Number(process.env['ROUNDS'] ?? '3');
/** On a busy machine Chromium sometimes loses the start of a trace. */
const tries = 3;
/** In hundredths, from experience.md. */
const leastScores = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
type Category = keyof typeof leastScores;
const categories = Object.keys(leastScores) as readonly Category[];
const storedPagesFreshMs = 31_000;
const compressingMs = 60_000;
/** What does not depend on the machine, and is therefore asked once. */
const steady = categories.filter((name) => name !== 'performance');
const goals = {
  'largest-contentful-paint': 1_600,
  'cumulative-layout-shift': 0.02,
  'total-blocking-time': 50,
} as const;

interface Report {
  readonly categories: Readonly<Partial<Record<Category, { readonly score: number | null }>>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
}

interface MeasuredPage {
  readonly path: string;
  /** Search engines must not index pages that belong to one visitor. */
  readonly isForOne: boolean;
  readonly cookie?: string;
}

interface PageMeasurement extends MeasuredPage {
  /** In the order of `categories`. */
  readonly scores: readonly number[];
  /** In the order of `goals`. */
  readonly figures: readonly number[];
}

/**
 * Lighthouse's mobile run of one page of each type that the sitemap lists, of a guest's and of a reservation's, or of
 * those that match, as with `PAGES='^/voyages'`. `ROUNDS=1` takes a third of the time.
 */
export const lighthouse: Drill = {
  title: 'Lighthouse on every page type',
  how: `Lighthouse ${version} in Chromium without a window, as a phone on a slow line (simulated), medians of ${rounds}; the server on a core of its own. Each address is asked for twice before, half a minute apart. Of each type the first page that the sitemap lists; a finder with needs, a comparison and a shortlist, the first steps of a reservation and a guest’s own pages beside them.`,
  verdict:
    'Every page type has 100 in accessibility, best practices and search engines, and 98 or more in performance, and keeps the goals of the first view.',
  run: runLighthouse,
};

async function runLighthouse(): Promise<TrialReport> {
  const site = await startPinned(['dist/main.js'], {
    NODE_ENV: 'production',
    DEMO: 'true',
    LOG_LEVEL: 'error',
    DATA_DIR: ':memory:',
    BOT_CHECK_COST: '10',
    PORT: String(await freePort()),
  });
  const chromium = await startDebuggedChromium();
  const program = new LighthouseProgram(chromium.port);
  try {
    const chosenPages = new RegExp(process.env['PAGES'] ?? '');
    const pages = (await allPages(site.url)).filter(({ path }) => chosenPages.test(path));
    await askTwice(pages.map(({ path }) => `${site.url}${path}`));
    const pageMeasurements: PageMeasurement[] = [];
    for (const page of pages) pageMeasurements.push(await measure(page, site.url, program));
    const over = Object.values(goals).map(
      (goal, index) => pageMeasurements.filter(({ figures }) => !((figures[index] ?? Number.NaN) <= goal)).length,
    );
    return {
      rows: [
        ...pageMeasurements.map(
          ({ path, cookie, scores, figures: [lcp = 0, cls = 0, tbt = 0] }) =>
            [
              cookie ? `${path}, signed in` : path,
              `${scores.join(' / ')}; LCP ${(lcp / 1_000).toFixed(2)} s, CLS ${cls.toFixed(3)}, TBT ${tbt.toFixed(0)} ms`,
            ] as const,
        ),
        ['types over the goals: LCP 1.6 s; CLS 0.02; TBT 50 ms', over.join('; ')],
      ],
      isGood:
        over.every((count) => count === 0) &&
        pageMeasurements.every(({ isForOne, scores }) =>
          categories.every((name, index) => (name === 'seo' && isForOne) || (scores[index] ?? 0) >= leastScores[name]),
        ),
    };
  } finally {
    program.stop();
    await chromium.stop();
    await site.stop();
  }
}

/** A stored page is compressed to fewer bytes when it is rendered anew and has not changed, as after half a minute. */
async function askTwice(addresses: readonly string[]): Promise<void> {
  const askAll = async () => {
    for (const address of addresses) await (await fetch(address, { headers: { 'Accept-Encoding': 'br' } })).text();
  };
  await askAll();
  await sleep(storedPagesFreshMs);
  await askAll();
  await sleep(compressingMs);
}

async function allPages(url: string): Promise<readonly MeasuredPage[]> {
  const sailings = (await (await fetch(`${url}/api/voyages`)).json()) as readonly { readonly itineraryId: string }[];
  const [first, second] = sailings.map(({ itineraryId }) => itineraryId);
  const guest = await signIn(url, 'guest@example.com');
  const forAll = [
    ...(await pageTypes(url)),
    '/voyages?region=caribbean&amenity=terrace',
    '/voyages?view=voyages',
    '/shortlist',
  ];
  const forOne = [
    `/shortlist?items=VOYAGE:${first}.VOYAGE:${second}`,
    `/compare?voyages=${first},${second}`,
    ...(await reservationPageTypes(url)),
  ];
  return [
    ...forAll.map((path) => ({ path, isForOne: false })),
    ...forOne.map((path) => ({ path, isForOne: true })),
    ...['/', '/voyages', ...(await guestPageTypes(guest))].map((path) => ({
      path,
      isForOne: true,
      cookie: guest.cookie,
    })),
  ];
}

async function measure(page: MeasuredPage, siteUrl: string, program: LighthouseProgram): Promise<PageMeasurement> {
  const { path, cookie } = page;
  const audit = (onlyCategories: readonly Category[]) =>
    program.audit({
      url: `${siteUrl}${path}`,
      onlyCategories,
      ...(cookie ? { extraHeaders: { Cookie: cookie } } : {}),
    });
  const once = await audit(steady);
  const reports: Report[] = [];
  for (let round = 0; round < rounds; round++) reports.push(await audit(['performance']));
  return {
    ...page,
    scores: categories.map((name) =>
      name === 'performance' ? medianOf(reports, (report) => scoreOf(report, name)) : scoreOf(once, name),
    ),
    figures: Object.keys(goals).map((name) =>
      medianOf(reports, ({ audits }) => audits[name]?.numericValue ?? Number.NaN),
    ),
  };
}

const scoreOf = ({ categories: categoryScores }: Report, name: Category): number =>
  Math.round((categoryScores[name]?.score ?? 0) * 100);

const medianOf = (reports: readonly Report[], read: (report: Report) => number) =>
  reports.map(read).toSorted((a, b) => a - b)[Math.floor(reports.length / 2)] ?? Number.NaN;

interface AuditFlags {
  readonly url: string;
  readonly onlyCategories: readonly Category[];
  readonly extraHeaders?: Readonly<Record<string, string>>;
}

/** One process for all audits, because each start of Lighthouse takes as long as an audit. */
class LighthouseProgram {
  private readonly child = spawn(
    'npx',
    ['--yes', '--prefer-offline', `--package=lighthouse@${version}`, 'node', 'bench/lighthouse-audits.mjs'],
    { stdio: ['pipe', 'pipe', 'inherit'] },
  );
  private readonly answers = createInterface({ input: this.child.stdout })[Symbol.asyncIterator]();

  constructor(private readonly port: number) {}

  async audit(flags: AuditFlags): Promise<Report> {
    for (let triesLeft = tries; ; triesLeft--) {
      const report = await this.ask(flags);
      const isWhole = flags.onlyCategories.every((name) => typeof report.categories?.[name]?.score === 'number');
      if (isWhole) return report as Report;
      if (triesLeft <= 1) throw new Error(`Lighthouse measured only a part of ${flags.url}: ${report.error ?? ''}`);
    }
  }

  stop(): void {
    this.child.stdin.end();
  }

  private async ask(flags: AuditFlags): Promise<Partial<Report> & { readonly error?: string }> {
    this.child.stdin.write(`${JSON.stringify({ ...flags, port: this.port })}\n`);
    const { value, done } = await this.answers.next();
    if (done) throw new Error(`Lighthouse ended at ${flags.url}`);
    return JSON.parse(value) as Partial<Report> & { readonly error?: string };
  }
}
