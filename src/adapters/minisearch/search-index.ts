import MiniSearch from 'minisearch';
import { foldCharacters } from '../../core/shared/fold-text';
import type { SearchHit, SearchIndex } from '../../core/search/search-index.port';
import type { Searchable } from '../../core/search/searchable';

const tooCommon = new Set([
  'a',
  'an',
  'and',
  'are',
  'at',
  'by',
  'can',
  'do',
  'for',
  'from',
  'how',
  'i',
  'in',
  'is',
  'it',
  'my',
  'of',
  'on',
  'or',
  'our',
  'that',
  'the',
  'there',
  'to',
  'we',
  'what',
  'when',
  'which',
  'who',
  'with',
  'you',
  'your',
]);
/** Minimum length for fuzzy matching: shorter words have too many neighbours at edit distance 1. */
const forgivenFrom = 5;

interface IndexedDocument extends Searchable {
  readonly id: number;
}

/** In memory, per node: a few hundred documents of the content, rebuilt in some 50 ms. */
export class MiniSearchIndex implements SearchIndex {
  private documents: readonly Searchable[] = [];
  private index = emptyIndex();

  replace(documents: readonly Searchable[]): void {
    const index = emptyIndex();
    index.addAll(documents.map((document, id) => ({ ...document, id })));
    this.documents = documents;
    this.index = index;
  }

  find(text: string): readonly SearchHit[] {
    const all = this.ask(text, 'AND');
    return all.length > 0 ? all : this.ask(text, 'OR');
  }

  private ask(text: string, combineWith: 'AND' | 'OR'): readonly SearchHit[] {
    const title = foldCharacters(text.trim());
    const found = this.index.search(text, {
      combineWith,
      prefix: (term) => term.length >= 3,
      fuzzy: (term) => (term.length >= forgivenFrom ? 1 : false),
      boost: { title: 4, summary: 2 },
      boostDocument: (id) => (foldCharacters(this.documents[Number(id)]?.title ?? '') === title ? 3 : 1),
      weights: { prefix: 0.6, fuzzy: 0.2 },
    });
    return found.flatMap(({ id, score, terms }) => {
      const document = this.documents[Number(id)];
      return document ? [{ document, score, matched: terms }] : [];
    });
  }
}

const emptyIndex = () =>
  new MiniSearch<IndexedDocument>({
    fields: ['title', 'summary', 'words'],
    tokenize: (text) => text.match(/[\p{L}\p{N}]+/gu) ?? [],
    processTerm: (term) => {
      const folded = foldCharacters(term);
      return tooCommon.has(folded) ? null : folded;
    },
  });
