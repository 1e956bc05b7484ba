/**
 * Parameters of `fc.assert`. A mutation test repeats a file of tests for each mutant, and limits the cases by
 * MAX_PROPERTY_RUNS, because few of them notice most mutants; it needs no smallest case either.
 */
export function propertyRuns(numRuns: number): { readonly numRuns: number; readonly endOnFailure?: boolean } {
  const limit = process.env['MAX_PROPERTY_RUNS'];
  return limit === undefined ? { numRuns } : { numRuns: Math.min(numRuns, Number(limit)), endOnFailure: true };
}
