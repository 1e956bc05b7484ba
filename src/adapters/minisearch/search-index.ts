import MiniSearch, { type Query, type QueryCombination } from 'minisearch';
import { isStopWord } from '../../core/search/stop-words';
import { type Alternatives, expandQuery } from '../../core/search/expand-query';
import type { SearchHit, SearchIndex } from '../../core/search/search-index.port';
import type { Searchable } from '../../core/search/searchable';
import { stemOf } from '../../core/search/stem-word';
import { foldCharacters } from '../../core/shared/fold-text';

/** Minimum length for fuzzy matching: shorter words have too many neighbours at edit distance 1. */
const forgivenFrom = 5;
const forgivenTwiceFrom = 8;
const synonymWeight = 0.6;

interface IndexedDocument extends Searchable {
  readonly id: number;
}

/** The index is in the memory of each node, because a few hundred documents are rebuilt in some 50 ms. */
export class MiniSearchIndex implements SearchIndex {
  private documents: readonly Searchable[] = [];
  private index = emptyIndex();

  constructor(private readonly synonyms: readonly (readonly string[])[] = []) {}

  replace(documents: readonly Searchable[]): void {
    const index = emptyIndex();
    index.addAll(documents.map((document, id) => ({ ...document, id })));
    this.documents = documents;
    this.index = index;
  }

  find(text: string): readonly SearchHit[] {
    const alternatives = expandQuery(text, { synonyms: this.synonyms, isCommon: isStopWord });
    // A query of stop words only, such as "how to", is searched as it is.
    const parts = alternatives.length > 0 ? alternatives : [[text]];
    for (const combineWith of ['AND', 'OR'] as const)
      for (const isForgiving of [false, true]) {
        const hits = this.ask(
          text,
          { queries: parts.map((part) => anyOf(part, isForgiving)), combineWith },
          isForgiving,
        );
        if (hits.length > 0) return hits;
      }
    return [];
  }

  private ask(text: string, query: QueryCombination, isForgiving: boolean): readonly SearchHit[] {
    const title = nameOf(text.trim());
    const results = this.index.search(query, {
      processTerm: searchedTerm,
      prefix: (term) => term.length >= 3,
      fuzzy: (term) => isForgiving && term.length >= forgivenFrom && (term.length >= forgivenTwiceFrom ? 2 : 1),
      boost: { title: 4, summary: 2 },
      boostDocument: (id) => (nameOf(this.documents[Number(id)]?.title ?? '') === title ? 3 : 1),
      weights: { prefix: 0.6, fuzzy: 0.2 },
    });
    return results.flatMap(({ id, score, terms }) => {
      const document = this.documents[Number(id)];
      return document ? [{ document, score, matchedWords: terms }] : [];
    });
  }
}

/** Typed words may match with typing errors or as the beginning of a word; their synonyms may not. */
const anyOf = ([typedWord = '', ...synonyms]: Alternatives, isForgiving: boolean): Query => ({
  combineWith: 'OR',
  queries: [
    { combineWith: 'AND', queries: [typedWord] },
    ...[...synonyms, ...(isForgiving ? swapsOf(typedWord) : [])].map((synonym) => ({
      combineWith: 'AND' as const,
      queries: [synonym],
      fuzzy: false as const,
      prefix: false as const,
      boostTerm: () => synonymWeight,
    })),
  ],
});

/**
 * Returns all transpositions of two letters, which are two edits and so more than a short word allows otherwise:
 * "Hydar".
 */
const swapsOf = (word: string): readonly string[] =>
  word.length < forgivenFrom
    ? []
    : Array.from(
        { length: word.length - 1 },
        (_, at) => `${word.slice(0, at)}${word.charAt(at + 1)}${word.charAt(at)}${word.slice(at + 2)}`,
      );

/** A title is compared without its brackets, as in Athens (Piraeus). */
const nameOf = (title: string): string => foldCharacters(title.replace(/ \(.*\)$/, ''));

const searchedTerm = (term: string): string | null => {
  const foldedTerm = foldCharacters(term);
  return isStopWord(foldedTerm) ? null : stemOf(foldedTerm);
};

/** Indexes each word as it is written and without its ending. Results mark words as they are written. */
const indexedTerms = (term: string): string[] | null => {
  const foldedTerm = foldCharacters(term);
  return isStopWord(foldedTerm) ? null : [...new Set([foldedTerm, stemOf(foldedTerm)])];
};

const emptyIndex = () =>
  new MiniSearch<IndexedDocument>({
    fields: ['title', 'summary', 'words', 'labels'],
    tokenize: (text) => text.match(/[\p{L}\p{N}]+/gu) ?? [],
    processTerm: indexedTerms,
  });
