/**
 * Faults that a demonstration can inject into its reservation system: `down` and `lost-answer` of excursions (reliability
 * D7, D8), `slow` and `no-trips` of trips (TRP-03, ROL-07).
 */
export const excursionFaultStates = ['up', 'down', 'lost-answer', 'slow', 'no-trips'] as const;
export type ExcursionFaultState = (typeof excursionFaultStates)[number];
