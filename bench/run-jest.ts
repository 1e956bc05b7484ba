import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

/** Results of the tests in a file. */
export interface TestedFile {
  readonly file: string;
  readonly passedCount: number;
  /** Full titles of the failed tests. */
  readonly failures: readonly string[];
}

/** Runs jest as `npm test` does; files without a selected test are left out. */
export async function runJest(
  choice: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<readonly TestedFile[]> {
  const folder = await mkdtemp(join(tmpdir(), 'landfall-jest-'));
  const outputFile = join(folder, 'found.json');
  const jest = ['node_modules/jest/bin/jest.js', '-c', 'test/jest.config.mjs', '--silent', '--maxWorkers=3'];
  await new Promise((resolve) =>
    spawn(process.execPath, [...jest, '--json', '--outputFile', outputFile, ...choice], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, ...env },
    }).on('close', resolve),
  );
  const { testResults } = JSON.parse(await readFile(outputFile, 'utf8')) as JestResult;
  await rm(folder, { recursive: true });
  return testResults
    .map(({ name, assertionResults }) => ({
      file: relative('.', name),
      passedCount: assertionResults.filter(({ status }) => status === 'passed').length,
      failures: assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName),
    }))
    .filter(({ passedCount, failures }) => passedCount + failures.length > 0)
    .sort((a, b) => a.file.localeCompare(b.file));
}

interface JestResult {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}
