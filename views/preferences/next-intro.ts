import { readStored, storeValue } from '../ui/stored-values';

const key = 'preference-survey-intro';

/** Returns the index of the intro text to show, a different one at each visit (SUR-04). */
export function nextIntro(count: number): number {
  const storedCount = Number(readStored(key) ?? 0);
  const shownCount = Number.isSafeInteger(storedCount) && storedCount >= 0 ? storedCount : 0;
  storeValue(key, String(shownCount + 1));
  return shownCount % count;
}
