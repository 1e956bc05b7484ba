import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Drill, TrialReport } from '../test/trials/trial';

interface JestResult {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

/** Axe's contrast wherever a journey asks axe; `npm test` asks a third of the pages (test/support/axe.ts). */
export const contrast: Drill = {
  title: 'Contrast on every page of every journey',
  how: 'Every test that asks axe, with contrast (WCAG 2.2 AA) on each page, dialog and mistake that it comes by, in light and dark.',
  verdict: 'No text anywhere was too pale for its background.',
  run: runJourneys,
};

async function runJourneys(): Promise<TrialReport> {
  const files = execFileSync('git', ['grep', '-l', 'support/axe', '--', 'test/*.test.ts'])
    .toString()
    .trim()
    .split('\n');
  const outputFile = join(mkdtempSync(join(tmpdir(), 'landfall-contrast-')), 'result.json');
  await new Promise((resolve) =>
    spawn(
      process.execPath,
      [
        'node_modules/jest/bin/jest.js',
        '-c',
        'test/jest.config.mjs',
        '--silent',
        '--json',
        '--outputFile',
        outputFile,
        ...files,
      ],
      { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, CONTRAST: 'everywhere' } },
    ).on('close', resolve),
  );
  const result = JSON.parse(readFileSync(outputFile, 'utf8')) as JestResult;
  const failed = result.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'failed')
    .map(({ fullName }) => fullName);
  return {
    rows: [
      ['files', files.length],
      ['tests passed', result.numPassedTests],
      ['tests failed', failed.length === 0 ? 0 : `${failed.length}: ${failed.join('; ')}`],
    ],
    isGood: result.numPassedTests > 0 && failed.length === 0,
  };
}
