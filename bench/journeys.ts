import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Drill, TrialReport } from '../test/trials/trial';
import { runJest } from './run-jest';

const inFull = '(in full)';
const hasMarked = (file: string) => /\.test\.tsx?$/.test(file) && readFileSync(file, 'utf8').includes(inFull);
const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name));

/**
 * The tests that `npm test` leaves out (decision 0069), one row for each file. A journey may depend on the one before
 * it, so files run as a whole.
 */
export const journeys: Drill = {
  title: 'The journeys that `npm test` leaves out',
  how: 'Every file with a test whose title ends with "(in full)", in Chromium and by HTTP: other widths, input devices, vendors and failures of what `npm test` shows once.',
  verdict: 'Every one of them passed.',
  run: runMarkedTests,
};

async function runMarkedTests(): Promise<TrialReport> {
  const paths = ['test', 'src', 'views'].flatMap(filesIn).filter(hasMarked);
  const files = await runJest(['--runTestsByPath', ...paths]);
  return {
    rows: files.map(({ file, passedCount, failures }) => [
      file,
      failures.length === 0 ? passedCount : `${passedCount}, failed: ${failures.join('; ')}`,
    ]),
    isGood: files.length > 0 && files.every(({ failures }) => failures.length === 0),
  };
}
