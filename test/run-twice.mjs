// Every test, and those files once more, each alone, in which something failed: on two shared cores a browser is now and
// then too late for one of thousands (docs/decisions/0045). What fails twice is red; what needed its second run is named.
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

/** More than these is no browser that came late. */
const filesTriedAgain = 3;
const jest = ['node_modules/jest/bin/jest.js', '-c', 'test/jest.config.mjs'];
const folder = await mkdtemp(join(tmpdir(), 'landfall-tests-'));
const isFailed = ({ status }) => status === 'failed';

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

const first = await run('all', ['--maxWorkers=2', ...process.argv.slice(2)]);
const failed = first?.testResults.filter(isFailed) ?? [];
let passedTests = first?.numPassedTests ?? 0;
let failedTests = (first?.numFailedTests ?? 1) + (first?.numRuntimeErrorTestSuites ?? 0);
let isRed = first?.success !== true;

if (failed.length > 0 && failed.length <= filesTriedAgain) {
  const second = await run('again', ['--runInBand', '--runTestsByPath', ...failed.map(({ name }) => name)]);
  const titles = ({ assertionResults }) =>
    assertionResults
      .filter(isFailed)
      .map(({ fullName }) => `\n    ${fullName}`)
      .join('');
  console.log(
    `Failed in the run of all, tried again alone:${failed.map((file) => `\n  ${relative('.', file.name)}${titles(file)}`).join('')}`,
  );
  isRed = second?.success !== true;
  const before = failed.reduce(
    (sum, { assertionResults }) => sum + assertionResults.filter(({ status }) => status === 'passed').length,
    0,
  );
  passedTests += (second?.numPassedTests ?? 0) - before;
  failedTests = (second?.numFailedTests ?? 1) + (second?.numRuntimeErrorTestSuites ?? 0);
}

await rm(folder, { recursive: true });
console.log(`${passedTests} passed, ${isRed ? Math.max(failedTests, 1) : 0} failed`);
process.exit(isRed ? 1 : 0);
