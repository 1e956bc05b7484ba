import type { SurveyStatus } from '../../src/core/preferences/preference-record';
import { keepValue, readKept } from '../ui/kept-values';

/** What this browser remembers of the survey (SUR-02, SUR-04). The line's own record is the truth (H31). */
export const statusKey = 'preference-survey-status';
const introKey = 'preference-survey-intro';

export function keepStatus(status: SurveyStatus | undefined): void {
  if (status !== undefined) return keepValue(statusKey, status);
  try {
    localStorage.removeItem(statusKey);
  } catch {
    // Nothing depends on it.
  }
}

/** The place in the row of intro texts, a different one at each visit (SUR-04). */
export function nextIntro(count: number): number {
  const kept = Number(readKept(introKey) ?? 0);
  const shown = Number.isSafeInteger(kept) && kept >= 0 ? kept : 0;
  keepValue(introKey, String(shown + 1));
  return shown % count;
}
