/** Faults that a demonstration can inject into its excursion booking system (reliability D7, D8). */
export const excursionFaultStates = ['up', 'down', 'lost-answer'] as const;
export type ExcursionFaultState = (typeof excursionFaultStates)[number];
