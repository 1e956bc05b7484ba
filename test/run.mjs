// `npm test`: every check and every test. `npm test -- src/core/excursions`: those tests alone, after what they need.
// Files in which something failed are run once more, each alone: on two shared cores a browser is now and then too late
// for one of thousands (docs/decisions/0045). What fails twice is red; what needed its second run is named.
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { setPriority, tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { formatTimes } from './print-times.mjs';

/** More than these is no browser that came late. */
const maxFilesTriedAgain = 6;
/** A worker waits for a browser, a server or a database three quarters of its time: with three of them two cores are busy, and nothing that is held to a time comes late. */
const workers = '--maxWorkers=3';
/** They share the cores with the tests, which are held to times: they take what is left. */
const lowPriority = 10;
/** The type checker is written in Go, and collects garbage less often: 88 seconds of processor time for 104, 4.3 GB for 3.8. */
const checks = ['GOGC=400 oxlint --type-aware --type-check', 'oxfmt --check', 'node test/requirements.mjs --quiet'];
/**
 * Titles that end with "(in full)" are left to `npm run drill -- journeys`, which runs every test: each shows another
 * width, input device, vendor or failure of what a test without the mark shows already (decision 0069).
 */
const withoutMarked = '^(?!.*\\(in full\\))';
const jest = ['node_modules/jest/bin/jest.js', '-c', 'test/jest.config.mjs'];
const chosen = process.argv.slice(2);
const folder = await mkdtemp(join(tmpdir(), 'landfall-tests-'));
const isFailed = ({ status }) => status === 'failed';

/** Runs a command line, prints what it said when it has ended, and says whether it went well. */
function step(command, priority = 0) {
  return new Promise((resolve) => {
    const output = [];
    const startedAt = performance.now();
    const child = spawn(command, { shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
    if (child.pid) setPriority(child.pid, priority);
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => output.push(chunk));
    child.on('close', (code, signal) => {
      console.log(`> ${command} (${Math.round((performance.now() - startedAt) / 1000)} s)`);
      process.stdout.write(Buffer.concat(output));
      if (code !== 0) console.error(`${command} ended with ${signal ?? code}`);
      resolve(code === 0);
    });
  });
}

/** One after the other: at the same time they would take the cores from the tests. */
async function countFailedChecks() {
  let failed = 0;
  for (const check of checks) if (!(await step(check, lowPriority))) failed += 1;
  return failed;
}

/** What jest found, file by file; nothing where it could not even begin. */
async function run(name, args) {
  const outputFile = join(folder, `${name}.json`);
  await new Promise((resolve) =>
    spawn(process.execPath, [...jest, ...args, '--json', '--outputFile', outputFile], {
      stdio: ['ignore', 'ignore', 'inherit'],
    }).on('close', resolve),
  );
  const text = await readFile(outputFile, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : JSON.parse(text);
}

/** Everything that jest needs, and jest; the sum of what it found. */
async function runTests() {
  const build = chosen.length > 0 ? 'node config/build.mjs --stale' : 'node config/build.mjs';
  const isPrepared = await Promise.all([step(build), step('node test/prepare-machine.mjs')]);
  if (!isPrepared.every(Boolean)) return { passed: 0, failed: isPrepared.filter((isDone) => !isDone).length };
  const choice = chosen.length > 0 ? [] : ['--testNamePattern', withoutMarked];
  const first = await run('all', [workers, ...choice, ...chosen]);
  const failedFiles = first?.testResults.filter(isFailed) ?? [];
  formatTimes(first?.testResults ?? []);
  const sum = sumOf(first);
  if (failedFiles.length === 0 || failedFiles.length > maxFilesTriedAgain) {
    console.log('No file was tried again.');
    return sum;
  }
  console.log(`Failed in the run of all, tried again alone:${failedFiles.map(named).join('')}`);
  const paths = failedFiles.map(({ name }) => name);
  const second = await run('again', ['--runInBand', ...choice, '--runTestsByPath', ...paths]);
  const passedBefore = failedFiles.flatMap(({ assertionResults }) => assertionResults).filter(isPassed).length;
  const again = sumOf(second);
  return { passed: sum.passed + again.passed - passedBefore, failed: again.failed };
}

const isPassed = ({ status }) => status === 'passed';
const named = ({ name, assertionResults }) =>
  `\n  ${relative('.', name)}${assertionResults
    .filter(isFailed)
    .map(({ fullName }) => `\n    ${fullName}`)
    .join('')}`;

/** A run that is red without a failed test counts as one. */
function sumOf(result) {
  if (result === undefined) return { passed: 0, failed: 1 };
  const failed = result.numFailedTests + result.numRuntimeErrorTestSuites;
  return { passed: result.numPassedTests, failed: result.success ? 0 : Math.max(failed, 1) };
}

const [{ passed, failed }, failedChecks] = await Promise.all([runTests(), chosen.length > 0 ? 0 : countFailedChecks()]);
await rm(folder, { recursive: true });
console.log(`${passed} passed, ${failed + failedChecks} failed`);
process.exit(failed + failedChecks > 0 ? 1 : 0);
