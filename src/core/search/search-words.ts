import { portSymbol } from '../shared/port-symbol';
import type { SearchKind } from './searchable';

export interface SearchAnswer {
  readonly asks: readonly string[];
  readonly kind: SearchKind;
  readonly slug: string;
}

export interface SearchWords {
  /** Groups of words or phrases with the same meaning. */
  readonly synonyms: readonly (readonly string[])[];
  readonly answers: readonly SearchAnswer[];
}
export const SearchWords = portSymbol<SearchWords>('SearchWords');

export const noSearchWords: SearchWords = { synonyms: [], answers: [] };
