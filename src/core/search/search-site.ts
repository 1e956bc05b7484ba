import type { Clock } from '../shared/clock.port';
import { type ExcerptPart, excerptAround } from './excerpt';
import type { SearchHit, SearchIndex } from './search-index.port';
import { searchDocuments, type SearchSources } from './search-documents';
import { type Searchable, type SearchKind, searchKinds } from './searchable';

/** A shorter text says too little, a longer one is no search. */
export const SHORTEST_SEARCH = 2;
export const LONGEST_SEARCH = 100;
/** As long as content may be kept (H65). */
const documentsLifeMs = 5 * 60_000;
const mostOfAKind = 24;

export interface FoundDocument {
  readonly document: Searchable;
  readonly excerpt: readonly ExcerptPart[];
}

export interface FoundKind {
  readonly kind: SearchKind;
  /** Best first, at most 24. */
  readonly found: readonly FoundDocument[];
}

export type SearchOutcome =
  | { readonly kind: 'nothing-asked' }
  | { readonly kind: 'too-short'; readonly text: string }
  | { readonly kind: 'found'; readonly text: string; readonly count: number; readonly kinds: readonly FoundKind[] };

/** The site's search over voyages, ports, suites, experiences, stories, news, questions and the life on board. */
export class SearchSite {
  private filledAt = -Infinity;
  private filling: Promise<void> | undefined;

  constructor(
    private readonly sources: SearchSources,
    private readonly index: SearchIndex,
    private readonly clock: Clock,
  ) {}

  async run(typed: string): Promise<SearchOutcome> {
    const text = typed.replace(/\s+/g, ' ').trim().slice(0, LONGEST_SEARCH);
    if (text === '') return { kind: 'nothing-asked' };
    if ([...text].length < SHORTEST_SEARCH) return { kind: 'too-short', text };
    await this.fill();
    const kinds = byKind(this.index.find(text));
    return { kind: 'found', text, count: kinds.reduce((sum, { found }) => sum + found.length, 0), kinds };
  }

  /** One filling at a time, whoever asks. A content system that fails now leaves the documents of before. */
  private async fill(): Promise<void> {
    const now = this.clock.now().getTime();
    if (Math.abs(now - this.filledAt) < documentsLifeMs) return;
    this.filling ??= this.replaceDocuments(now).finally(() => {
      this.filling = undefined;
    });
    await this.filling;
  }

  private async replaceDocuments(now: number): Promise<void> {
    try {
      this.index.replace(await searchDocuments(this.sources));
      this.filledAt = now;
    } catch (error) {
      if (this.filledAt === -Infinity) throw error;
    }
  }
}

/** The kind of the best hit first; equal ones in the site's order. */
function byKind(hits: readonly SearchHit[]): readonly FoundKind[] {
  const best = (kind: SearchKind) => Math.max(-Infinity, ...hits.filter(({ document }) => document.kind === kind).map(({ score }) => score));
  return searchKinds
    .filter((kind) => hits.some(({ document }) => document.kind === kind))
    .toSorted((one, other) => best(other) - best(one))
    .map((kind) => ({ kind, found: hits.filter(({ document }) => document.kind === kind).slice(0, mostOfAKind).map(toFound) }));
}

const toFound = ({ document, matched }: SearchHit): FoundDocument => ({ document, excerpt: excerptAround(`${document.summary} ${document.words}`, matched) });
