import type { Searchable } from './searchable';

export interface SearchHit {
  readonly document: Searchable;
  /** Relevance: only the order of two hits means something. */
  readonly score: number;
  /** The words of the document that matched, in lower case and without accents. */
  readonly matched: readonly string[];
}

/** Finds documents by words: beginnings of words count, accents and case do not, a slip of a letter is forgiven. */
export interface SearchIndex {
  /** From now on these are the documents, and no others. */
  replace(documents: readonly Searchable[]): void;
  /** Best first. Documents with all the words; where there are none, those with some. */
  find(text: string): readonly SearchHit[];
}
export const SearchIndex = Symbol('SearchIndex');
