const VOYAGE_NOT_FOUND =
  'Voyage details not found. Please select an alternate voyage or contact your Personal Yacht Consultant for help completing your reservation.';
const SUITE_NOT_FOUND =
  'Suite details not found. Please select an alternate suite or contact your Personal Yacht Consultant for help completing your reservation.';

/** Shown for a code that the catalogue does not know (RES-15). */
export const UNKNOWN_RESERVATION_ERROR =
  'It looks like something went wrong. Please try again later or contact your Personal Yacht Consultant for help completing your reservation.';

/** What each `errorcode` says to the guest (RES-13, RES-14). */
export const RESERVATION_ERRORS: ReadonlyMap<string, string> = new Map([
  ['RES-VID', VOYAGE_NOT_FOUND],
  ['RES-FareCode', VOYAGE_NOT_FOUND],
  ['RES-CatCode', SUITE_NOT_FOUND],
]);

/** At most this many messages stand in the header (RES-11). */
export const MAX_RESERVATION_ERRORS = 5;

const MAX_LIST_LENGTH = 2_048;
const MAX_CODE_LENGTH = 40;
const MAX_CODES = 20;

/**
 * The messages of a comma-separated `errorcode` list: distinct by text, in the order of their first code, the first
 * five (RES-11 to RES-15). Codes are trimmed and case-sensitive; unknown ones say the default once (H71).
 */
export function reservationErrors(
  errorcode: string | undefined,
  catalogue: ReadonlyMap<string, string> = RESERVATION_ERRORS,
): readonly string[] {
  const messages = splitCodes(errorcode).map((code) => catalogue.get(code) ?? UNKNOWN_RESERVATION_ERROR);
  return distinct(messages).slice(0, MAX_RESERVATION_ERRORS);
}

/** The list to carry to the next step: trimmed, each code once, or nothing when there is none (SUI-09, RES-10, RES-12). */
export function carriedErrorCodes(errorcode: string | undefined): string | undefined {
  const codes = distinct(splitCodes(errorcode)).filter((code) => code.length <= MAX_CODE_LENGTH);
  return codes.length > 0 ? codes.slice(0, MAX_CODES).join(',') : undefined;
}

function splitCodes(errorcode = ''): readonly string[] {
  // Cut first: the list comes from an address, and only its head can matter.
  return errorcode
    .slice(0, MAX_LIST_LENGTH)
    .split(',')
    .map((code) => code.trim())
    .filter((code) => code !== '');
}

function distinct(texts: readonly string[]): readonly string[] {
  return [...new Set(texts)];
}
