const loneSurrogate = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;
const controls = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/g;
const controlsWithinLines = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/g;
const spaces = /\s+/g;

/** Returns a value as one text: JSON may hold a number or a boolean. Anything else becomes empty. */
export function typedText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  return value === true ? '1' : '';
}

/** Normalises a single line: one Unicode form, no control characters (CRLF among them, C9), single spaces. */
export const oneLine = (text: string): string =>
  text.normalize('NFC').replace(loneSurrogate, '\uFFFD').replace(controls, ' ').replace(spaces, ' ').trim();

export const manyLines = (text: string): string =>
  text
    .normalize('NFC')
    .replace(loneSurrogate, '\uFFFD')
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replace(controlsWithinLines, ' ')
    .trim();

/** Cuts to at most so many UTF-16 units, never inside a surrogate pair. */
export function cutTo(text: string, maxLength: number): string {
  const cut = text.slice(0, maxLength);
  return /[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut;
}
