/** How a CRM can behave; a demonstration's does so on request (D1, D2). */
export const crmStates = ['up', 'down', 'slow', 'lost-answer', 'refusing'] as const;
export type CrmState = (typeof crmStates)[number];
