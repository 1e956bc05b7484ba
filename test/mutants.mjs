// `npm run mutants`: changes one thing in src/core at a time, and sees whether a test notices (docs/drills/mutants.md).
// `-- --count 200 --seed 14 --under src/core --jobs 2 --seconds 180`, or `-- --at src/core/shared/money.ts:30`.
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import ts from 'typescript';
import { findMutants } from './mutants/find-mutants.mjs';
import { nearestTests } from './mutants/nearest-tests.mjs';

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '200' },
    seed: { type: 'string', default: '14' },
    under: { type: 'string', default: 'src/core' },
    jobs: { type: 'string', default: '2' },
    /** A mutant that never ends is noticed. */
    seconds: { type: 'string', default: '180' },
    report: { type: 'string', default: 'docs/drills/mutants.md' },
    /** All mutants of one line, without a report: `--at src/core/shared/money.ts:30`. */
    at: { type: 'string' },
  },
});
const [count, seed, jobs, seconds] = [values.count, values.seed, values.jobs, values.seconds].map(Number);
/** How many test files meet a mutant: the nearest few, and for one that survives them the next ones. */
const rounds = [6, 30];

const root = process.cwd();
const folder = mkdtempSync(join(tmpdir(), 'landfall-mutants-'));
const { options, fileNames } = ts.getParsedCommandLineOfConfigFile('tsconfig.json', {}, ts.sys);
const isProduction = (path) => !/\.test\.ts$|\.port\.ts$/.test(path);
const paths = fileNames.filter((path) => relative(root, path).startsWith(`${values.under}/`) && isProduction(path));
const testsOf = nearestTests(
  root,
  fileNames.map((path) => relative(root, path)),
);
const equivalent = JSON.parse(readFileSync('test/mutants/equivalent.json', 'utf8'));
const reasonOf = ({ file, original, text, context }) =>
  equivalent.find(
    (one) => one.file === file && one.original === original && one.mutated === text && one.line === context,
  )?.reason;

const all = findMutants(root, options, paths);
const isAsked = ({ file, line }) => `${file}:${line}` === values.at || file === values.at;
const chosen = (values.at ? all.filter(isAsked) : shuffled(all, seed).slice(0, count)).map(withContext);
process.stdout.write(`${chosen.length} of ${all.length} mutants in ${paths.length} files, seed ${seed}\n`);

const results = [];
/** Whether a test passes on the code as it is. */
const known = new Map();
let runs = 0;
const queue = [...chosen];
const began = performance.now();
await Promise.all(Array.from({ length: jobs }, work));
rmSync(folder, { recursive: true, force: true });
if (!values.at) report();

async function work() {
  for (let mutant = queue.shift(); mutant; mutant = queue.shift()) {
    const outcome = reasonOf(mutant) ? 'equivalent' : await tryOut(mutant);
    results.push({ ...mutant, outcome });
    process.stdout.write(
      `${results.length}/${chosen.length} ${outcome.padEnd(10)} ${mutant.file}:${mutant.line}  ${short(mutant.original)} -> ${short(mutant.text)}\n`,
    );
  }
}

async function tryOut(mutant) {
  const tests = testsOf(mutant.file);
  let from = 0;
  for (const to of rounds) {
    const some = tests.slice(from, to);
    if (some.length === 0) break;
    const failed = await failing(some, mutant);
    if (failed === 'time-out') return 'killed';
    for (const test of failed) if (await passesAsItIs(test)) return 'killed';
    from = to;
  }
  return tests.length === 0 ? 'untested' : 'survived';
}

/** A test that fails by itself kills nothing. */
async function passesAsItIs(test) {
  if (!known.has(test))
    known.set(
      test,
      failing([test]).then((failed) => failed !== 'time-out' && failed.length === 0),
    );
  return known.get(test);
}

async function failing(tests, mutant) {
  const output = join(folder, `${(runs += 1)}.json`);
  const child = spawn(
    process.execPath,
    [
      'node_modules/jest/bin/jest.js',
      '-c',
      'test/mutants/jest.config.mjs',
      '--runInBand',
      '--bail',
      '--silent',
      '--json',
      '--outputFile',
      output,
      // One database tells as much about core as two.
      '--testNamePattern',
      '^(?!.*PostgreSQL)',
      '--runTestsByPath',
      ...tests,
    ],
    { env: { ...process.env, ...(mutant ? { MUTANT: JSON.stringify(mutant) } : {}) }, stdio: 'ignore', detached: true },
  );
  let isLate = false;
  const limit = setTimeout(() => {
    isLate = true;
    process.kill(-child.pid, 'SIGKILL');
  }, seconds * 1_000);
  await new Promise((resolve) => child.once('exit', resolve));
  clearTimeout(limit);
  if (isLate) return 'time-out';
  try {
    const { testResults } = JSON.parse(readFileSync(output, 'utf8'));
    return testResults.filter(({ status }) => status === 'failed').map(({ name }) => relative(root, name));
  } catch {
    // The mutant ended the whole process.
    return tests.slice(0, 1);
  }
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

/** The line that it stands in, by which it is known again after lines have moved. */
function withContext(mutant) {
  return { ...mutant, context: readFileSync(mutant.path, 'utf8').split('\n')[mutant.line - 1].trim() };
}

function short(text) {
  const line = text.replace(/\s+/g, ' ');
  return line.length > 60 ? `${line.slice(0, 57)}…` : line;
}

function report() {
  const of = (outcome) => results.filter((one) => one.outcome === outcome);
  const [killed, alike] = [of('killed').length, of('equivalent')];
  const left = [...of('survived'), ...of('untested')].sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
  const share = Math.round((1_000 * killed) / Math.max(1, results.length - alike.length)) / 10;
  const minutes = Math.round((performance.now() - began) / 60_000);
  const cell = (text) => `\`${short(text).replaceAll('|', '\\|').replaceAll('`', "'")}\``;
  const row = (mutant, last) =>
    `| ${mutant.file}:${mutant.line} | ${cell(mutant.original)} | ${cell(mutant.text)} | ${last} |`;
  const lines = [
    '# Mutants',
    '',
    'One thing in `src/core` is changed at a time (an operator, a boundary, a condition, a returned value, a call), and the nearest tests say whether they notice: those of its folder, then those that import it, at most 30 files, without servers and browsers, on SQLite. `npm run mutants` chooses them by a seed; `-- --count 400 --seed 15` takes others.',
    '',
    `Seed ${seed}, ${results.length} of ${all.length} mutants, ${minutes} minutes with ${jobs} side by side, at ${commit()}: **${killed} killed, ${left.length} survived, ${alike.length} equivalent: ${share} %**.`,
    '',
    '## Survivors',
    '',
    ...(left.length === 0
      ? ['None.']
      : [
          '| where | what stands there | the mutant | |',
          '| --- | --- | --- | --- |',
          ...left.map((one) => row(one, one.outcome === 'untested' ? 'no fast test reaches it' : '')),
        ]),
    '',
    '## Equivalent',
    '',
    'No test can tell these from the code (`test/mutants/equivalent.json`).',
    '',
    '| where | what stands there | the mutant | why |',
    '| --- | --- | --- | --- |',
    ...alike.map((one) => row(one, reasonOf(one))),
    '',
  ];
  writeFileSync(values.report, lines.join('\n'));
  process.stdout.write(
    `${killed} killed, ${left.length} survived, ${alike.length} equivalent: ${share} %. See ${values.report}\n`,
  );
}

function commit() {
  return execFileSync('git', ['rev-parse', '--short', 'HEAD']).toString().trim();
}
