/** Faults that a demonstration can inject into its CRM (D1, D2). */
export const crmStates = ['up', 'down', 'slow', 'lost-answer', 'refusing'] as const;
export type CrmState = (typeof crmStates)[number];
