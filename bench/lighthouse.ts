import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../test/services/redis-server';
import type { Drill, TrialReport } from '../test/trials/trial';
import { startDebuggedChromium } from './debugged-chromium';
import { pageTypes } from './page-types';
import { startPinned } from './pinned';

const version = '12.8.2';
const rounds = 3;
/** On a busy machine Chromium sometimes loses the start of a trace. */
const tries = 3;
/** In hundredths, from experience.md. */
const leastScores = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
const categories = Object.keys(leastScores) as readonly (keyof typeof leastScores)[];
const goals = {
  'largest-contentful-paint': 1_600,
  'cumulative-layout-shift': 0.02,
  'total-blocking-time': 50,
} as const;

interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
}

interface PageMeasurement {
  readonly path: string;
  /** In the order of `categories`. */
  readonly scores: readonly number[];
  /** In the order of `goals`. */
  readonly figures: readonly number[];
}

/**
 * Lighthouse's mobile run of one page of each type that the sitemap lists, or of those that match, as with
 * `PAGES='^/voyages'`. Lighthouse is not in the lock file.
 */
export const lighthouse: Drill = {
  title: 'Lighthouse on every page type',
  how: `Lighthouse ${version} in Chromium without a window, as a phone on a slow line (simulated), medians of ${rounds}; the server on a core of its own. Of each type the first page that the sitemap lists; a finder with needs, a comparison and a shortlist beside them.`,
  verdict:
    'Every page type has 100 in accessibility, best practices and search engines, and 98 or more in performance.',
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
  try {
    const measured: PageMeasurement[] = [];
    const chosen = new RegExp(process.env['PAGES'] ?? '');
    const paths = [...(await pageTypes(site.url)), ...(await choosingPages(site.url))];
    for (const path of paths.filter((type) => chosen.test(type))) {
      const reports: Report[] = [];
      for (let round = 0; round < rounds; round++) reports.push(await audit(`${site.url}${path}`, chromium.port));
      measured.push({
        path,
        scores: categories.map((name) =>
          medianOf(reports, ({ categories: scored }) => Math.round((scored[name]?.score ?? 0) * 100)),
        ),
        figures: Object.keys(goals).map((name) =>
          medianOf(reports, ({ audits }) => audits[name]?.numericValue ?? Number.NaN),
        ),
      });
    }
    const over = Object.values(goals).map(
      (goal, index) => measured.filter(({ figures }) => !((figures[index] ?? Number.NaN) <= goal)).length,
    );
    return {
      rows: [
        ...measured.map(
          ({ path, scores, figures: [lcp = 0, cls = 0, tbt = 0] }) =>
            [
              path,
              `${scores.join(' / ')}; LCP ${(lcp / 1_000).toFixed(1)} s, CLS ${cls.toFixed(3)}, TBT ${tbt.toFixed(0)} ms`,
            ] as const,
        ),
        ['types over the goals: LCP 1.6 s; CLS 0.02; TBT 50 ms', over.join('; ')],
      ],
      isGood: measured.every(({ path, scores }) =>
        categories.every(
          (name, index) => (name === 'seo' && isForOne(path)) || (scores[index] ?? 0) >= leastScores[name],
        ),
      ),
    };
  } finally {
    await chromium.stop();
    await site.stop();
  }
}

/** Pages that depend on a visitor's choices, so that no sitemap lists them: a filter, a comparison, a shortlist. */
async function choosingPages(url: string): Promise<readonly string[]> {
  const sailings = (await (await fetch(`${url}/api/voyages`)).json()) as readonly { readonly itineraryId: string }[];
  const [first, second] = sailings.map(({ itineraryId }) => itineraryId);
  return [
    '/voyages?region=caribbean&amenity=terrace',
    '/voyages?view=voyages',
    '/shortlist',
    `/shortlist?items=VOYAGE:${first}.VOYAGE:${second}`,
    `/compare?voyages=${first},${second}`,
  ];
}

/** Search engines must not index pages that one visitor made for themselves. */
const isForOne = (path: string): boolean => /^\/(shortlist|compare)\?/.test(path);

const medianOf = (reports: readonly Report[], read: (report: Report) => number) =>
  reports.map(read).toSorted((a, b) => a - b)[Math.floor(reports.length / 2)] ?? Number.NaN;

async function audit(url: string, port: number): Promise<Report> {
  for (let left = tries; ; left--) {
    try {
      return await auditOnce(url, port);
    } catch (error) {
      if (left <= 1) throw error;
    }
  }
}

async function auditOnce(url: string, port: number): Promise<Report> {
  const folder = mkdtempSync(join(tmpdir(), 'landfall-lighthouse-'));
  const file = join(folder, 'report.json');
  try {
    const child = spawn(
      'npx',
      [
        '--yes',
        '--prefer-offline',
        `lighthouse@${version}`,
        url,
        '--quiet',
        '--output=json',
        `--output-path=${file}`,
        `--port=${port}`,
        `--only-categories=${categories.join(',')}`,
      ],
      { stdio: ['ignore', 'ignore', 'pipe'] },
    );
    let complaint = '';
    child.stderr.on('data', (chunk: Buffer) => void (complaint = `${complaint}${chunk.toString()}`.slice(-500)));
    const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
    if (code !== 0) throw new Error(`Lighthouse ended with ${code} on ${url}: ${complaint}`);
    const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
    if (categories.some((name) => report.categories[name]?.score === null))
      throw new Error(`Lighthouse measured only a part of ${url}`);
    return report;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
