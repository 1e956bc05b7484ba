/** The reservation system's fourteen codes of suite categories (VOY-33). */
export const CABIN_CATEGORIES = [
  'SV',
  'SS',
  'OSS',
  'SVS',
  'OS',
  'GS',
  'SB',
  'MS',
  'TS',
  'AS',
  'PS',
  'LS',
  'FS',
  'SVM',
] as const;
