/** Folded text is in lower case without accents, so that two spellings of one word compare equal. */
export const foldCharacters = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

export const foldedWords = (text: string): readonly string[] => foldCharacters(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Returns a slug: folded, with hyphens between words. Empty when nothing is left. */
export const slugOf = (text: string): string =>
  foldCharacters(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
