import { foldedWords } from '../shared/fold-text';
import { stemOf } from './stem-word';

/** Words of a text in the form in which they are compared: folded, and without their endings. */
export const stemsOf = (text: string): readonly string[] => foldedWords(text.replace(/['\u2019]s\b/g, '')).map(stemOf);

/** Holds one searched term with all its synonyms. The first one was typed. */
export type Alternatives = readonly string[];

/**
 * Splits a query into terms. A word, or several in a row, that are in a group of synonyms add the whole group; the
 * longest phrase counts.
 */
export function expandQuery(
  text: string,
  {
    synonyms,
    isCommon,
  }: { readonly synonyms: readonly (readonly string[])[]; readonly isCommon: (word: string) => boolean },
): readonly Alternatives[] {
  const words = foldedWords(text.replace(/['\u2019]s\b/g, ''));
  const stems = words.map(stemOf);
  const phrases = synonyms
    .flatMap((group) => group.map((phrase) => ({ stems: stemsOf(phrase), group })))
    .toSorted((one, other) => other.stems.length - one.stems.length);
  const alternatives: Alternatives[] = [];
  for (let at = 0; at < words.length;) {
    const phrase = phrases.find(
      ({ stems: its }) => its.length > 0 && its.every((stem, index) => stem === stems[at + index]),
    );
    const word = words[at] ?? '';
    if (phrase) {
      const typedPhrase = words.slice(at, at + phrase.stems.length).join(' ');
      alternatives.push([...new Set([typedPhrase, ...phrase.group])]);
    } else if (!isCommon(word)) alternatives.push([word]);
    at += phrase?.stems.length ?? 1;
  }
  return alternatives;
}
