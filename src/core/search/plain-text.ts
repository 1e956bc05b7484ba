const entities: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
]);

/** The result is for reading and searching only: it may contain `<`, and must not be output as HTML. */
export const plainText = (html: string): string =>
  html
    .replace(/(?<=[\p{L}\p{N})])<\/h[1-6]>/gu, '. ')
    // Only a block ends a word: a comma stands right behind the link before it.
    .replace(/<\/?(?:a|code|em|s|strong|sub|sup|u)\b[^>]*>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot);/g, (_whole, name: string) => entities.get(name) ?? '')
    .replace(/\s+/g, ' ')
    .trim();

/** Joins parts as sentences, so that a headline does not run into the next one. */
export const asSentences = (parts: readonly string[]): string =>
  parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => (/[\p{L}\p{N})]$/u.test(part) ? `${part}.` : part))
    .join(' ');
