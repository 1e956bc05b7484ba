/** Lower case without accents: two spellings of one word are one. */
export const foldCharacters = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** The words of a text, folded, in their order. */
export const foldedWords = (text: string): readonly string[] => foldCharacters(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** A text as part of an address: folded, with hyphens between what is left of it. Empty when nothing is. */
export const slugOf = (text: string): string =>
  foldCharacters(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
