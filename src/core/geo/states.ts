import { readNames } from './read-names';
import { stateNames } from './state-names';
import { needsState, statesIn } from './states-in';

interface State {
  /** The code is the part of the state's ISO 3166-2 code after the country: FL, not US-FL. */
  readonly code: string;
  readonly name: string;
}

const states: Readonly<Record<string, readonly State[]>> = Object.fromEntries(
  Object.entries(stateNames).map(([country, names]) => [
    country,
    [...readNames(names)].map(([code, name]) => ({ code, name })),
  ]),
);

/** The nine countries whose addresses name a state, province or county (GEO-04). */
export const countriesWithStates: readonly string[] = Object.keys(states);

export const hasStates = (country: string): boolean => needsState(country, states);

export const statesOf = (country: string): readonly State[] => statesIn(country, states);

export const stateName = (country: string, code: string): string | undefined =>
  statesOf(country).find((state) => state.code === code)?.name;
