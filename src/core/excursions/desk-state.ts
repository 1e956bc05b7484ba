/** How an excursion desk can behave; a demonstration's does so on request (reliability D7, D8). */
export const deskStates = ['up', 'down', 'lost-answer'] as const;
export type DeskState = (typeof deskStates)[number];
