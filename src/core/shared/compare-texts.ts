/** Compares by code units: the same on every machine, unlike a locale's order. */
export function compareTexts(first: string, second: string): number {
  if (first === second) return 0;
  return first < second ? -1 : 1;
}
