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
  const passed = files.reduce((sum, file) => sum + file.passed, 0);
  const failed = files.flatMap((file) => file.failed);
  return {
    rows: [
      ['files', files.length],
      ['tests passed', passed],
      ['tests failed', failed.length === 0 ? 0 : `${failed.length}: ${failed.join('; ')}`],
    ],
    isGood: passed > 0 && failed.length === 0,
  };
}
