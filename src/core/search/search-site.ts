import type { Clock } from '../shared/clock.port';
import { type ExcerptPart, excerptAround } from './excerpt';
import { asSentences } from './plain-text';
import type { SearchHit, SearchIndex } from './search-index.port';
import { answerFor } from './answer-for';
import { isStopWord } from './stop-words';
import { noSearchWords, type SearchWords } from './search-words';
import { searchDocuments, type SearchSources } from './search-documents';
import { type Searchable, type SearchKind, searchKinds } from './searchable';

/** A shorter text would match too much. */
const SHORTEST_SEARCH = 2;
const MAX_SEARCH_LENGTH = 100;
/** Cached documents are used up to this age (H65), or until the content system says that they have changed. */
const documentsLifeMs = 5 * 60_000;
const retryMs = 30_000;
const maxPerKind = 24;
export const FOUND_AT_ONCE = 6;

export interface FoundDocument {
  readonly document: Searchable;
  readonly excerpt: readonly ExcerptPart[];
}

export interface FoundKind {
  readonly kind: SearchKind;
  readonly count: number;
  readonly found: readonly FoundDocument[];
}

export type SearchOutcome =
  | { readonly kind: 'nothing-asked' }
  | { readonly kind: 'too-short'; readonly text: string }
  /** The `count` includes all matches, also those that are not listed. */
  | { readonly kind: 'found'; readonly text: string; readonly count: number; readonly kinds: readonly FoundKind[] };

export class SearchSite {
  private documents: readonly Searchable[] = [];
  private filledAt = -Infinity;
  private failedAt = -Infinity;
  private filling: Promise<void> | undefined;
  private changes = 0;

  constructor(
    private readonly sources: SearchSources,
    private readonly index: SearchIndex,
    private readonly clock: Clock,
    private readonly words: SearchWords = noSearchWords,
  ) {}

  async run(typedText: string): Promise<SearchOutcome> {
    const text = typedText.replace(/\s+/g, ' ').trim().slice(0, MAX_SEARCH_LENGTH);
    if (text === '') return { kind: 'nothing-asked' };
    if ([...text].length < SHORTEST_SEARCH) return { kind: 'too-short', text };
    await this.fill();
    const hits = this.withAnswer(text, this.index.find(text));
    return { kind: 'found', text, count: hits.length, kinds: byKind(hits) };
  }

  /** What was withdrawn must not be found any longer than its page is shown. */
  expire(): void {
    this.changes++;
    this.filledAt = Math.min(this.filledAt, 0);
  }

  /** An answer to the question comes before the hits, even if its page is not among them. */
  private withAnswer(text: string, hits: readonly SearchHit[]): readonly SearchHit[] {
    const answer = answerFor(text, this.words, isStopWord);
    const isIt = ({ kind, slug }: Searchable) => kind === answer?.kind && slug === answer.slug;
    const document = answer && this.documents.find(isIt);
    if (!document) return hits;
    const hit = hits.find((one) => isIt(one.document)) ?? { document, matchedWords: [] };
    return [{ ...hit, score: Infinity }, ...hits.filter((one) => !isIt(one.document))];
  }

  /**
   * While the documents are read again, later callers get the cached ones; after a failure, reading pauses for half a
   * minute.
   */
  private async fill(): Promise<void> {
    const now = this.clock.now().getTime();
    if (isWithin(documentsLifeMs, now, this.filledAt)) return;
    const hasDocuments = this.filledAt !== -Infinity;
    if (hasDocuments && (this.filling || isWithin(retryMs, now, this.failedAt))) return;
    this.filling ??= this.replaceDocuments(now).finally(() => {
      this.filling = undefined;
    });
    await this.filling;
  }

  private async replaceDocuments(now: number): Promise<void> {
    const { changes } = this;
    try {
      this.documents = await searchDocuments(this.sources);
      this.index.replace(this.documents);
      this.filledAt = changes === this.changes ? now : 0;
    } catch (error) {
      if (this.filledAt === -Infinity) throw error;
      this.failedAt = this.clock.now().getTime();
    }
  }
}

/** True also when the clock was set back. */
const isWithin = (ms: number, now: number, then: number) => Math.abs(now - then) < ms;

function byKind(hits: readonly SearchHit[]): readonly FoundKind[] {
  const best = (ofKind: readonly SearchHit[]) => Math.max(-Infinity, ...ofKind.map(({ score }) => score));
  return searchKinds
    .map((kind) => ({ kind, hits: hits.filter(({ document }) => document.kind === kind) }))
    .filter((one) => one.hits.length > 0)
    .toSorted((one, other) => best(other.hits) - best(one.hits))
    .map(({ kind, hits: all }) => ({ kind, count: all.length, found: all.slice(0, maxPerKind).map(toFound) }));
}

const toFound = ({ document, matchedWords }: SearchHit, position: number): FoundDocument => ({
  document,
  excerpt: excerptAround(
    position < FOUND_AT_ONCE ? asSentences([document.summary, document.words]) : document.summary,
    matchedWords,
  ),
});
