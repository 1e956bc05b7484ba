type PostalCodeVerdict = 'right' | 'wrong' | 'missing' | 'none-needed';

export const maxPostalCodeLength = 20;

/** The specification has this default (ACC-12). */
const digitsAndHyphens = /^[\d-]*\d[\d-]*$/;
/** Codes whose digits are separated by a space (SE 111 22, GR 104 31). */
const digitsAndSpaces = /^\d[\d -]*$/;
/** Codes with letters have many formats: letters, digits, spaces and hyphens, with at least one digit. */
const lettersAndDigits = /^(?=.*\d)[A-Z\d][A-Z\d -]*$/;

const britain = /^(GIR ?0AA|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2})$/;

/** Countries whose codes the default would reject, in two groups, and those validated exactly (H47). */
const patterns: ReadonlyMap<string, RegExp> = new Map([
  ...['SE', 'GR', 'CZ', 'SK'].map((country) => [country, digitsAndSpaces] as const),
  ...[
    'AD',
    'AI',
    'AR',
    'AZ',
    'BB',
    'BM',
    'BN',
    'FK',
    'GI',
    'GS',
    'IO',
    'KY',
    'LC',
    'LT',
    'LV',
    'MD',
    'MS',
    'MT',
    'PN',
    'SH',
    'SO',
    'SZ',
    'TC',
    'VC',
    'VG',
    'GH',
  ].map((country) => [country, lettersAndDigits] as const),
  ...['GB', 'GG', 'IM', 'JE'].map((country) => [country, britain] as const),
  ['CA', /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z][ -]?\d[ABCEGHJ-NPRSTV-Z]\d$/],
  ['IE', /^([AC-FHKNPRTV-Y]\d{2}|D6W) ?[\dAC-FHKNPRTV-Y]{4}$/],
  ['NL', /^\d{4} ?[A-Z]{2}$/],
]);

/** These countries have no postal codes (Universal Postal Union), so the field is optional there. */
const codeless: ReadonlySet<string> = new Set(
  (
    'AE AG AO AQ AW BF BI BJ BO BQ BS BV BW BZ CD CF CG CI CK CM CW DJ DM ER FJ GA GD GM GQ GY HK HM JM KI KM KN KP LY ML MO MR MW NR NU ' +
    'QA RW SB SC SL SR SS ST SX SY TD TF TG TK TL TO TV UG VU YE ZW'
  ).split(' '),
);

/** FRM-26: inquiry forms ask for a postal code in these three countries only. */
const askedInEnquiries: ReadonlySet<string> = new Set(['US', 'CA', 'GB']);

export const isPostalCodeAskedInEnquiries = (country: string): boolean => askedInEnquiries.has(country);

/**
 * Validates a postal code by its country (H47): `missing` when it is empty where codes exist, `none-needed` when it is
 * empty where none do. For a country without codes any plausible input is accepted.
 */
export function validatePostalCode({
  country,
  text,
}: {
  readonly country: string;
  readonly text: string;
}): PostalCodeVerdict {
  const code = normalizePostalCode(text);
  if (code === '') return codeless.has(country) ? 'none-needed' : 'missing';
  const pattern = codeless.has(country) ? lettersAndDigits : (patterns.get(country) ?? digitsAndHyphens);
  return code.length <= maxPostalCodeLength && pattern.test(code) ? 'right' : 'wrong';
}

export const normalizePostalCode = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
    .toUpperCase();
