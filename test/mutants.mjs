// `npm run mutants`: changes one thing in src/core at a time, and sees whether a test notices (docs/drills/mutants.md).
// `-- --count 200 --seed 14 --under src/core --jobs 2 --seconds 20`, `-- --all`, or `-- --at src/core/shared/money.ts:30 --at src/core/trips`.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import ts from 'typescript';
import { findMutants } from './mutants/find-mutants.mjs';
import { instrument } from './mutants/instrument.mjs';
import { nearestTests } from './mutants/nearest-tests.mjs';
import { TestProcesses } from './mutants/test-processes.mjs';
import { Trials } from './mutants/trials.mjs';
import { short, writeReport } from './mutants/write-report.mjs';

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '200' },
    seed: { type: 'string', default: '14' },
    all: { type: 'boolean', default: false },
    /** Those of the first folder come first. */
    under: { type: 'string', multiple: true, default: ['src/core'] },
    jobs: { type: 'string', default: '2' },
    /** A run that takes longer than this, and ten times as long as without the mutant, never ends: that is noticed. */
    seconds: { type: 'string', default: '20' },
    report: { type: 'string', default: 'docs/drills/mutants.md' },
    /** All mutants of these folders, files and lines, without a report: `--at src/core/shared/money.ts:30`. */
    at: { type: 'string', multiple: true, default: [] },
  },
});
const [count, seed, jobs, seconds] = [values.count, values.seed, values.jobs, values.seconds].map(Number);
const root = process.cwd();
const folder = mkdtempSync(join(tmpdir(), 'landfall-mutants-'));
/** What the tests' databases lie in: on a disk SQLite would wait for every transaction. */
const servicesFolder = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'landfall-mutants-'));
const began = performance.now();
const { options, fileNames } = ts.getParsedCommandLineOfConfigFile('tsconfig.json', {}, ts.sys);
const isProduction = (path) => !/\.test\.ts$|\.port\.ts$/.test(path);
const orderOf = (path) => values.under.findIndex((under) => relative(root, path).startsWith(`${under}/`));
const paths = fileNames
  .filter((path) => orderOf(path) !== -1 && isProduction(path))
  .sort((a, b) => orderOf(a) - orderOf(b));
const testsOf = nearestTests(
  root,
  fileNames.map((path) => relative(root, path)),
);
const equivalent = JSON.parse(readFileSync('test/mutants/equivalent.json', 'utf8'));

const all = findMutants(root, options, paths).map((mutant, id) => ({ ...mutant, id }));
const isAsked = ({ file, line }) =>
  values.at.some((at) => at === file || at === `${file}:${line}` || file.startsWith(`${at}/`));
const chosen = choose()
  .sort((a, b) => a.id - b.id)
  .map(withReason);
writeLine(
  `${chosen.length} of ${all.length} mutants in ${paths.length} files${values.all || values.at.length > 0 ? '' : `, seed ${seed}`}`,
);

const tried = chosen.filter(({ reason }) => !reason);
for (const path of new Set(tried.map((mutant) => mutant.path))) writeInstrumented(path);

const env = { ...process.env, NODE_ENV: 'test', TEST_SERVICES_FOLDER: servicesFolder };
const workers = Array.from({ length: jobs }, () => new TestProcesses([folder, String(all.length)], env));
const trials = new Trials(testsOf, seconds, (line) => writeLine(line.split('\n')[0]));

const results = chosen.filter(({ reason }) => reason).map((mutant) => ({ ...mutant, outcome: 'equivalent' }));
await inParallel(tried, async (processes, mutant) => {
  const { outcome, by } = await trials.tryOut(processes, mutant);
  results.push({ ...mutant, outcome });
  const { file, line, original, text } = mutant;
  const change = `${short(original)} -> ${short(text)}`;
  writeLine(
    `${results.length}/${chosen.length} ${outcome.padEnd(10)} ${file}:${line}  ${change}${by ? `  (${by})` : ''}`,
  );
});
for (const processes of workers) processes.stop();
for (const used of [folder, servicesFolder]) rmSync(used, { recursive: true, force: true });
if (values.at.length === 0) {
  const minutes = Math.round(secondsSince(began) / 60);
  const figures = writeReport(values.report, { results, total: all.length, minutes, jobs, seed, isAll: values.all });
  writeLine(`${figures}. See ${values.report}`);
}

function choose() {
  if (values.at.length > 0) return all.filter(isAsked);
  return values.all ? all : shuffled(all, seed).slice(0, count);
}

/** A line by which a mutant is known again after lines have moved, and why no test can notice it. */
function withReason(mutant) {
  const { path, file, line, original, text } = mutant;
  const context = readFileSync(path, 'utf8').split('\n')[line - 1].trim();
  const isSame = (one) =>
    one.file === file && one.original === original && one.mutated === text && one.line === context;
  return { ...mutant, reason: equivalent.find(isSame)?.reason };
}

function writeInstrumented(path) {
  const target = join(folder, 'instrumented', relative(root, path));
  mkdirSync(dirname(target), { recursive: true });
  const own = tried.filter((mutant) => mutant.path === path);
  writeFileSync(target, instrument(readFileSync(path, 'utf8'), own));
}

async function inParallel(items, work) {
  const left = [...items];
  const workOff = async (processes) => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await work(processes, item);
  };
  await Promise.all(workers.map(workOff));
}

/** The same seed always gives the same order (mulberry32). */
function shuffled(list, from) {
  let state = from;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return list
    .map((item) => ({ item, order: next() }))
    .sort((a, b) => a.order - b.order)
    .map(({ item }) => item);
}

function secondsSince(start) {
  return Math.round((performance.now() - start) / 1_000);
}

function writeLine(line) {
  process.stdout.write(`${line}\n`);
}
