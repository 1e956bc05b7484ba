type SuiteId = { readonly kind: 'suite'; readonly category: string } | { readonly kind: 'malformed' };

/** The only suite that is sold in person (SUI-12, SUI-14). */
export const FUNNEL_SUITE_ID = 'FS-I,FS';

const MAX_SUITE_ID_LENGTH = 24;
const SUITE_ID = /^[A-Z0-9-]+,([A-Z0-9]+)$/;

/** Parses fare group, comma, category code: `BR-I,SV` (SUI-12). Does not check that the category exists. */
export function parseSuiteId(text: string): SuiteId {
  if (text.length > MAX_SUITE_ID_LENGTH) return { kind: 'malformed' };
  const [, category] = SUITE_ID.exec(text) ?? [];
  return category === undefined ? { kind: 'malformed' } : { kind: 'suite', category };
}

/** Finds a suite by its category alone: callers name the fare group FS-I for every suite (API-31). */
export function suiteOf<Suite extends { readonly category: string }>(
  suites: readonly Suite[],
  suiteId: string,
): Suite | undefined {
  const requestedSuite = parseSuiteId(suiteId);
  return requestedSuite.kind === 'suite'
    ? suites.find(({ category }) => category === requestedSuite.category)
    : undefined;
}

export const isFunnelSuite = (suiteId: string): boolean => suiteId === FUNNEL_SUITE_ID;
