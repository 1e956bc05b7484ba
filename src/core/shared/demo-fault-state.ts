/**
 * Faults that a demonstration can inject into its systems: `down` and `lost-answer` of excursions (reliability D7, D8),
 * `slow` and `no-trips` of trips (TRP-03, ROL-07), `no-voyages` of the content about voyages and suites (FAV-07, ROL-08).
 */
export const demoFaultStates = ['up', 'down', 'lost-answer', 'slow', 'no-trips', 'no-voyages'] as const;
export type DemoFaultState = (typeof demoFaultStates)[number];
