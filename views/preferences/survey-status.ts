import type { SurveyStatus } from '../../src/core/preferences/preference-record';
import { storeValue } from '../ui/stored-values';

/** The survey's state in this browser (SUR-02). The line's own record is authoritative (H31). */
export const statusKey = 'preference-survey-status';

export function saveStatus(status: SurveyStatus | undefined): void {
  if (status !== undefined) return storeValue(statusKey, status);
  try {
    localStorage.removeItem(statusKey);
  } catch {
    // Storage may be blocked; nothing depends on it.
  }
}
