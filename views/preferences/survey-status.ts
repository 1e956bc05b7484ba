import type { SurveyStatus } from '../../src/core/preferences/preference-record';
import { storeValue, readStored } from '../ui/stored-values';

/** The survey's state in this browser (SUR-02, SUR-04). The line's own record is authoritative (H31). */
export const statusKey = 'preference-survey-status';
const introKey = 'preference-survey-intro';

export function saveStatus(status: SurveyStatus | undefined): void {
  if (status !== undefined) return storeValue(statusKey, status);
  try {
    localStorage.removeItem(statusKey);
  } catch {
    // Storage may be blocked; nothing depends on it.
  }
}

/** Returns the index of the intro text to show, a different one at each visit (SUR-04). */
export function nextIntro(count: number): number {
  const storedCount = Number(readStored(introKey) ?? 0);
  const shownCount = Number.isSafeInteger(storedCount) && storedCount >= 0 ? storedCount : 0;
  storeValue(introKey, String(shownCount + 1));
  return shownCount % count;
}
