/**
 * Faults that a demonstration can inject into its systems: `down` and `lost-answer` of excursions (reliability D7, D8),
 * `slow` and `no-trips` of trips (TRP-03, ROL-07), `no-voyages` of the content about voyages and suites (FAV-07,
 * ROL-08), `no-ports` of that about ports (TRD-16).
 */
export const demoFaultStates = ['up', 'down', 'lost-answer', 'slow', 'no-trips', 'no-voyages', 'no-ports'] as const;
export type DemoFaultState = (typeof demoFaultStates)[number];
