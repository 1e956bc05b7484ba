import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPinned } from './pinned';

const version = '12.8.2';
const rounds = 3;
/** On a busy machine Chromium now and then loses the start of a trace. */
const tries = 3;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const figures = { LCP: 'largest-contentful-paint', CLS: 'cumulative-layout-shift', TBT: 'total-blocking-time', bytes: 'total-byte-weight' } as const;

interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number; readonly score: number | null; readonly title: string }>>;
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** `npm run bench -- lighthouse`: mobile scores of the three page types, medians of three. Lighthouse stays outside the lock file. */
export async function runLighthouse(env: Readonly<Record<string, string>>): Promise<void> {
  const site = await startPinned(['dist/main.js'], env);
  try {
    const [sailing] = (await (await fetch(`${site.url}/api/voyages`)).json()) as { slug: string; itineraryId: string }[];
    for (const path of ['/', '/voyages', `/voyages/${sailing?.slug}?id=${sailing?.itineraryId}`]) {
      const reports: Report[] = [];
      for (let round = 0; round < rounds; round++) reports.push(await audit(`${site.url}${path}`));
      print(path, reports);
    }
  } finally {
    await site.stop();
  }
}

async function audit(url: string): Promise<Report> {
  for (let left = tries; ; left--) {
    try {
      return await auditOnce(url);
    } catch (error) {
      if (left <= 1) throw error;
    }
  }
}

async function auditOnce(url: string): Promise<Report> {
  const folder = mkdtempSync(join(tmpdir(), 'landfall-lighthouse-'));
  const file = join(folder, 'report.json');
  const flags = '--headless=new --no-sandbox --disable-gpu --disable-quic';
  const child = spawn('npx', ['--yes', `lighthouse@${version}`, url, '--quiet', '--output=json', `--output-path=${file}`, `--chrome-flags=${flags}`, `--only-categories=${categories.join(',')}`], {
    env: { ...process.env, CHROME_PATH: process.env['CHROMIUM'] ?? '/usr/bin/chromium' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  if (code !== 0) throw new Error(`Lighthouse ended with ${code}`);
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
  rmSync(folder, { recursive: true, force: true });
  return report;
}

function print(path: string, reports: readonly Report[]): void {
  const scores = categories.map((name) => `${name} ${Math.round(median(reports.map((report) => report.categories[name]?.score ?? 0)) * 100)}`);
  const values = Object.entries(figures).map(([name, audit]) => `${name} ${median(reports.map((report) => report.audits[audit]?.numericValue ?? Number.NaN)).toFixed(name === 'CLS' ? 3 : 0)}`);
  console.log(`${path.padEnd(60)} ${scores.join('  ')}   ${values.join('  ')}`);
  for (const [id, { score, title }] of Object.entries(reports[0]?.audits ?? {})) {
    if (score !== null && score < 0.9) console.log(`    ${id} ${score}: ${title}`);
  }
}
