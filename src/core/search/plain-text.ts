const entities: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
]);

/** The words of rendered text, a headline closed like a sentence. For reading and searching only: what comes out may hold `<`, and is never printed as HTML. */
export const plainText = (html: string): string =>
  html
    .replace(/(?<=[\p{L}\p{N})])<\/h[1-6]>/gu, '. ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot);/g, (_whole, name: string) => entities.get(name) ?? '')
    .replace(/\s+/g, ' ')
    .trim();

/** Parts one after the other, each closed, so that a headline does not run into what follows it. */
export const asSentences = (parts: readonly string[]): string =>
  parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => (/[\p{L}\p{N})]$/u.test(part) ? `${part}.` : part))
    .join(' ');
