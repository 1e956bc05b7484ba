type StatesByCountry<State> = Readonly<Record<string, readonly State[]>>;

/** The list is an argument, because in a browser it comes with the page. */
export const statesIn = <State>(country: string, states: StatesByCountry<State>): readonly State[] =>
  Object.hasOwn(states, country) ? (states[country] ?? []) : [];

/** Countries with states require one; for all others the field is disabled (GEO-07, GEO-08). */
export const needsState = (country: string, states: StatesByCountry<unknown>): boolean =>
  statesIn(country, states).length > 0;
