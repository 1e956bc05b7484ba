import { readNames } from './read-names';
import { stateNames } from './state-names';

export interface State {
  /** The part of its ISO 3166-2 code after the country: FL, not US-FL. */
  readonly code: string;
  readonly name: string;
}

const states: ReadonlyMap<string, readonly State[]> = new Map(
  Object.entries(stateNames).map(([country, names]) => [
    country,
    [...readNames(names)].map(([code, name]) => ({ code, name })),
  ]),
);

/** The nine countries whose addresses name a state, province or county (GEO-04). */
export const countriesWithStates: readonly string[] = [...states.keys()];

/** Whether a state must be chosen; otherwise the field is disabled (GEO-07, GEO-08). */
export const hasStates = (country: string): boolean => states.has(country);

/** Sorted by name; empty for a country whose addresses have no state. */
export const statesOf = (country: string): readonly State[] => states.get(country) ?? [];

export const stateName = (country: string, code: string): string | undefined =>
  statesOf(country).find((state) => state.code === code)?.name;

export const isState = (country: string, code: string): boolean => stateName(country, code) !== undefined;
