/**
 * Makes a line of output safe for terminals and spreadsheets (reliability F10): control and direction characters are
 * written as escapes that JSON can read, and a cell that a spreadsheet would calculate gets an apostrophe. Tabs
 * separate cells.
 */
export const escapeOutput = (line: string): string =>
  line
    .split('\t')
    .map((cell) => (formula.test(cell) ? `'${cell}` : cell))
    .join('\t')
    .replace(hiddenCharacters, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** A sign alone is no formula; commands print it for an empty cell. */
const formula = /^[=+\-@][^]/;
/** UTF-16 units, so that tags beyond U+FFFF are escaped as pairs, as in JSON. */
const hiddenCharacters =
  /(?!\t)[\p{Cc}\u2028\u2029\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]|\udb40[\udc00-\udfff]/gu;
