/**
 * A line of output as terminals and spreadsheets may have it (reliability F10): control and direction characters are
 * shown by their numbers, which JSON reads back, and a cell that a spreadsheet would calculate begins with an
 * apostrophe. Tabs separate cells.
 */
export const escapeOutput = (line: string): string =>
  line
    .split('\t')
    .map((cell) => (formula.test(cell) ? `'${cell}` : cell))
    .join('\t')
    .replace(hidden, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** A sign alone is no formula: the commands print it where there is nothing. */
const formula = /^[=+\-@][^]/;
/** UTF-16 units, so that tags beyond U+FFFF are escaped as pairs, as JSON has them. */
const hidden =
  /(?!\t)[\p{Cc}\u2028\u2029\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]|\udb40[\udc00-\udfff]/gu;
