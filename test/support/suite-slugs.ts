/** The slugs that the specification gives the suites' pages (VOY-33); the line's content holds them. */
export const suiteSlugs: Readonly<Record<string, string>> = {
  SV: 'seaview-suite',
  SS: 'superior-seaview-suite',
  OSS: 'ocean-suite-with-studio',
  SVS: 'seaview-suite-with-studio',
  OS: 'ocean-suite',
  GS: 'grand-ocean-suite',
  SB: 'st-barths-suite',
  MS: 'milos-suite',
  TS: 'saint-tropez-suite',
  AS: 'malaga-suite',
  PS: 'portofino-suite',
  LS: 'loft-suite',
  FS: 'funnel-suite',
  SVM: 'seaview-mid-suite',
};
