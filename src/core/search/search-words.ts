import { portSymbol } from '../shared/port-symbol';
import type { SearchKind } from './searchable';

export interface SearchAnswer {
  readonly asks: readonly string[];
  readonly kind: SearchKind;
  readonly slug: string;
}

export interface SearchWords {
  readonly synonyms: readonly (readonly string[])[];
  readonly answers: readonly SearchAnswer[];
}
export const SearchWords = portSymbol<SearchWords>('SearchWords');

export const noSearchWords: SearchWords = { synonyms: [], answers: [] };
