import { execFileSync } from 'node:child_process';
import type { Drill, TrialReport } from '../test/trials/trial';
import { runJest } from './run-jest';

/**
 * Runs the contrast rule of axe wherever a journey runs axe; `npm test` checks only a third of the pages
 * (test/support/axe.ts).
 */
export const contrast: Drill = {
  title: 'Contrast on every page of every journey',
  how: 'Every test that asks axe, with contrast (WCAG 2.2 AA) on each page, dialog and mistake that it comes by, in light and dark.',
  verdict: 'No text anywhere was too pale for its background.',
  run: runJourneys,
};

async function runJourneys(): Promise<TrialReport> {
  const askAxe = execFileSync('git', ['grep', '-l', 'support/axe', '--', 'test/*.test.ts']).toString();
  const files = await runJest(askAxe.trim().split('\n'), { CONTRAST: 'everywhere' });
  const passedCount = files.reduce((sum, file) => sum + file.passedCount, 0);
  const failures = files.flatMap((file) => file.failures);
  return {
    rows: [
      ['files', files.length],
      ['tests passed', passedCount],
      ['tests failed', failures.length === 0 ? 0 : `${failures.length}: ${failures.join('; ')}`],
    ],
    isGood: passedCount > 0 && failures.length === 0,
  };
}
