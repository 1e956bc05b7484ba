// `npm run drill -- last-cabins`: 200 buyers at once want the last 5 cabins. Writes what happened to docs/drills.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { buySuite, countFree, findCategory, holdSuite, type Purchase } from '../test/support/buyer';
import { signIn } from '../test/support/sign-in';
import { startServer } from '../test/support/start-server';

const buyers = 200;
const lastCabins = 5;

interface Figures {
  readonly purchases: readonly Purchase[];
  readonly seconds: number;
  readonly freeAfter: number;
  /** Reservations in the profile of each who was told that they have one. */
  readonly tripsOfReserved: readonly number[];
}

async function sellLastCabins(): Promise<Figures> {
  const folder = mkdtempSync(join(tmpdir(), 'landfall-drill-'));
  const database = process.env['DATABASE_URL'];
  const site = await startServer({ env: { DATA_DIR: folder, TRUST_PROXY: '1', LOG_LEVEL: 'error', ...(database ? { DATABASE_URL: database } : {}) } });
  try {
    const wanted = await findCategory(site.url, lastCabins);
    for (let free = await countFree(site.url, wanted); free > lastCabins; free--) await holdSuite(site.url, { ...wanted, email: `earlier${free}@example.com` });
    const began = performance.now();
    const purchases = await Promise.all(Array.from({ length: buyers }, (_, index) =>
      buySuite(site.url, { ...wanted, email: `buyer${index}@example.com`, address: `10.0.${Math.floor(index / 250)}.${(index % 250) + 1}` })));
    const seconds = (performance.now() - began) / 1000;
    const tripsOfReserved = await Promise.all(purchases.flatMap((purchase) => (purchase.kind === 'reserved' ? [countTrips(site.url, purchase.email)] : [])));
    return { purchases, seconds, freeAfter: await countFree(site.url, wanted), tripsOfReserved };
  } finally {
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function countTrips(url: string, email: string): Promise<number> {
  const guest = await signIn(url, email);
  return ((await (await guest.get('/api/reservations')).json()) as readonly unknown[]).length;
}

function report({ purchases, seconds, freeAfter, tripsOfReserved }: Figures): { readonly text: string; readonly isGood: boolean } {
  const reserved = purchases.flatMap((purchase) => (purchase.kind === 'reserved' ? [purchase] : []));
  const failed = purchases.flatMap((purchase) => (purchase.kind === 'failed' ? [`${purchase.step} ${purchase.status}`] : []));
  const sentBack = purchases.flatMap((purchase) => (purchase.kind === 'sent-back' ? [purchase.errorcode] : []));
  const cabins = new Set(reserved.map(({ cabin }) => cabin));
  const isGood = reserved.length === lastCabins && cabins.size === lastCabins && failed.length === 0 && freeAfter === 0 && tripsOfReserved.every((count) => count === 1);
  const revision = execFileSync('git', ['rev-parse', '--short', 'HEAD']).toString().trim();
  const rows = [
    ['buyers at once', buyers],
    ['free cabins', lastCabins],
    ['reservations made', reserved.length],
    ['different cabins in them', cabins.size],
    ['reservations found in the profiles of those who were told', tripsOfReserved.reduce((sum, count) => sum + count, 0)],
    ...[...new Set(sentBack)].map((code) => [`sent back to the site with ${code}`, sentBack.filter((other) => other === code).length]),
    ['failed in any other way', failed.length === 0 ? 0 : `${failed.length} (${[...new Set(failed)].join(', ')})`],
    ['cabins still free', freeAfter],
    ['seconds from the first request to the last answer', seconds.toFixed(1)],
  ];
  const text = [
    '# Drill: the last cabins',
    '',
    `\`npm run drill -- last-cabins\` at ${revision}, Node ${process.version}, ${cpus().length} cores, ${process.env['DATABASE_URL'] ? 'PostgreSQL' : 'SQLite on disk'}. Each buyer comes from an address of their own, enters the engine, writes two guests and pays by card, all at the same time.`,
    '',
    '| what | count |',
    '|---|---|',
    ...rows.map(([what, count]) => `| ${what} | ${count} |`),
    '',
    isGood ? 'Each cabin was sold once, nobody was told something that is not so.' : 'THIS IS NOT AS IT MUST BE.',
    '',
  ].join('\n');
  return { text, isGood };
}

const [name] = process.argv.slice(2);
if (name !== 'last-cabins') {
  console.error('The drills are: last-cabins. Type: npm run drill -- last-cabins');
  process.exitCode = 1;
} else {
  const { text, isGood } = report(await sellLastCabins());
  mkdirSync('docs/drills', { recursive: true });
  writeFileSync('docs/drills/last-cabins.md', text);
  console.log(text);
  process.exitCode = isGood ? 0 : 1;
}
