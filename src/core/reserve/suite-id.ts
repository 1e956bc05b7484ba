export type SuiteId =
  { readonly kind: 'suite'; readonly fareGroup: string; readonly category: string } | { readonly kind: 'malformed' };

/** The one suite that is sold in person only (SUI-12, SUI-14). */
export const FUNNEL_SUITE_ID = 'FS-I,FS';

const MAX_SUITE_ID_LENGTH = 24;
const SUITE_ID = /^([A-Z0-9-]+),([A-Z0-9]+)$/;

/** Reads fare group, comma, category code: `BR-I,SV` (SUI-12). Whether such a category exists is not asked here. */
export function parseSuiteId(text: string): SuiteId {
  if (text.length > MAX_SUITE_ID_LENGTH) return { kind: 'malformed' };
  const [, fareGroup, category] = SUITE_ID.exec(text) ?? [];
  return fareGroup !== undefined && category !== undefined
    ? { kind: 'suite', fareGroup, category }
    : { kind: 'malformed' };
}

/** Writes a suite id: fare group, comma, category code (SUI-12). */
export function suiteIdOf(suite: { readonly fareGroup: string; readonly category: string }): string {
  return `${suite.fareGroup},${suite.category}`;
}

export function isFunnelSuite(suiteId: string): boolean {
  return suiteId === FUNNEL_SUITE_ID;
}
