import { foldedWords } from '../shared/fold-text';
import { stemsOf } from './expand-query';
import { isNearWord } from './near-word';

export interface QueryName {
  readonly slug: string;
  readonly stems: readonly string[];
}

/** Removes what a pattern matches from the words of a query, which are joined by spaces for it. */
export function takeMatch(words: string[], pattern: RegExp): RegExpExecArray | undefined {
  const text = words.join(' ');
  const match = pattern.exec(text);
  if (!match) return undefined;
  const others = foldedWords(`${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`);
  words.splice(0, words.length, ...others);
  return match;
}

/** The words of a name as they are compared; "the" and text in brackets do not count. */
export const stemsOfName = (name: string): readonly string[] => stemsOf(name.replace(/\(.*\)|^The /g, ''));

/** Returns the names with the longest first, of which none is empty. */
export const toQueryNames = (
  values: readonly { readonly slug: string; readonly name: string }[],
): readonly QueryName[] =>
  values
    .map(({ slug, name }) => ({ slug, stems: stemsOfName(name) }))
    .filter(({ stems }) => stems.length > 0)
    .toSorted((one, other) => other.stems.length - one.stems.length);

/** Takes the first name that the words contain. */
export function takeName(words: string[], names: readonly QueryName[]): string | undefined {
  const typedStems = words.map((word) => stemsOf(word)[0] ?? word);
  for (const { slug, stems } of names) {
    const at = typedStems.findIndex((_, index) =>
      stems.every((stem, offset) => isNearWord(stem, typedStems[index + offset] ?? '')),
    );
    if (at < 0) continue;
    words.splice(at, stems.length);
    return slug;
  }
  return undefined;
}
