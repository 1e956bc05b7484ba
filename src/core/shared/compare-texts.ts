/** Order for `sort` by code units: the same on every machine, unlike an order by locale. */
export function compareTexts(first: string, second: string): number {
  if (first === second) return 0;
  return first < second ? -1 : 1;
}
