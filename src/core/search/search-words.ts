import { portSymbol } from '../shared/port-symbol';
import type { SearchKind } from './searchable';

/** An answer to a question that visitors type in a few words. */
export interface SearchAnswer {
  readonly asks: readonly string[];
  readonly kind: SearchKind;
  readonly slug: string;
}

/** The line's own words for its search. */
export interface SearchWords {
  /** Groups of words, or of phrases, that mean the same. */
  readonly synonyms: readonly (readonly string[])[];
  readonly answers: readonly SearchAnswer[];
}
export const SearchWords = portSymbol<SearchWords>('SearchWords');

export const noSearchWords: SearchWords = { synonyms: [], answers: [] };
