import type { Drill, TrialReport } from '../test/trials/trial';
import { runJest } from './run-jest';

/** The tests that `npm test` leaves out (decision 0069), one row for each file. */
export const journeys: Drill = {
  title: 'The journeys that `npm test` leaves out',
  how: 'Every test whose title ends with "(in full)", in Chromium and by HTTP: other widths, input devices, vendors and failures of what `npm test` shows once.',
  verdict: 'Every one of them passed.',
  run: runMarkedTests,
};

async function runMarkedTests(): Promise<TrialReport> {
  const files = await runJest(['--testNamePattern', '\\(in full\\)', 'test/', 'src/']);
  return {
    rows: files.map(({ file, passed, failed }) => [
      file,
      failed.length === 0 ? passed : `${passed}, failed: ${failed.join('; ')}`,
    ]),
    isGood: files.length > 0 && files.every(({ failed }) => failed.length === 0),
  };
}
