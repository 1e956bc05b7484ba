/** How an excursion booking system can behave; a demonstration's does so on request (reliability D7, D8). */
export const excursionFaultStates = ['up', 'down', 'lost-answer'] as const;
export type ExcursionFaultState = (typeof excursionFaultStates)[number];
