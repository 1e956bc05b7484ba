const VOYAGE_NOT_FOUND =
  'Voyage details not found. Please select an alternate voyage or contact your Personal Yacht Consultant for help completing your reservation.';
const SUITE_NOT_FOUND =
  'Suite details not found. Please select an alternate suite or contact your Personal Yacht Consultant for help completing your reservation.';

export const UNKNOWN_RESERVATION_ERROR =
  'It looks like something went wrong. Please try again later or contact your Personal Yacht Consultant for help completing your reservation.';

export const RESERVATION_ERRORS: ReadonlyMap<string, string> = new Map([
  ['RES-VID', VOYAGE_NOT_FOUND],
  ['RES-FareCode', VOYAGE_NOT_FOUND],
  ['RES-CatCode', SUITE_NOT_FOUND],
]);

const MAX_RESERVATION_ERRORS = 5;

const MAX_LIST_LENGTH = 2_048;
const MAX_CODE_LENGTH = 40;
const MAX_CODES = 20;

/**
 * The messages of a comma-separated `errorcode` list: distinct by text, in the order of their first code, the first
 * five (RES-11 to RES-15). Codes are trimmed and case-sensitive; unknown ones yield the default message once (H71).
 */
export function reservationErrors(
  errorcode: string | undefined,
  catalogue: ReadonlyMap<string, string> = RESERVATION_ERRORS,
): readonly string[] {
  const messages = splitCodes(errorcode).map((code) => catalogue.get(code) ?? UNKNOWN_RESERVATION_ERROR);
  return distinct(messages).slice(0, MAX_RESERVATION_ERRORS);
}

/**
 * Returns the list for the next step's URL: trimmed, each code once; undefined when empty (SUI-09, RES-10, RES-12). A
 * long code is cut: it is unknown, and has the default message all the same (RES-15).
 */
export function carriedErrorCodes(errorcode: string | undefined): string | undefined {
  const codes = distinct(splitCodes(errorcode).map((code) => code.slice(0, MAX_CODE_LENGTH)));
  return codes.length > 0 ? codes.slice(0, MAX_CODES).join(',') : undefined;
}

function splitCodes(errorcode = ''): readonly string[] {
  // The list is cut first, because it comes from a URL, and only the first codes matter.
  return errorcode
    .slice(0, MAX_LIST_LENGTH)
    .split(',')
    .map((code) => code.trim())
    .filter((code) => code !== '');
}

const distinct = (texts: readonly string[]): readonly string[] => [...new Set(texts)];
