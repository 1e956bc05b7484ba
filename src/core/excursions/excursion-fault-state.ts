/** Faults that a demonstration can inject into its reservation system (reliability D7, D8; `slow`: TRP-03). */
export const excursionFaultStates = ['up', 'down', 'lost-answer', 'slow'] as const;
export type ExcursionFaultState = (typeof excursionFaultStates)[number];
