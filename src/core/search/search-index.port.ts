import type { Searchable } from './searchable';
import { portSymbol } from '../shared/port-symbol';

export interface SearchHit {
  readonly document: Searchable;
  /** Comparable only between hits of the same search. */
  readonly score: number;
  /** Matching words of the document, in lower case and without accents. */
  readonly matchedWords: readonly string[];
}

/** Full-text search: prefixes, endings and synonyms match, accents and case are ignored, a typo is tolerated. */
export interface SearchIndex {
  replace(documents: readonly Searchable[]): void;
  /** Returns the best first: documents with all the words; where there are none, those with some of them. */
  find(text: string): readonly SearchHit[];
}
export const SearchIndex = portSymbol<SearchIndex>('SearchIndex');
