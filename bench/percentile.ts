/** `part` is between 0 and 1; the list is not sorted. Zero for an empty list. */
export function percentile(values: readonly number[], part: number): number {
  const sortedValues = values.toSorted((one, other) => one - other);
  return sortedValues[Math.min(sortedValues.length - 1, Math.floor(sortedValues.length * part))] ?? 0;
}
