import type { Lead } from './lead';

export const leadToText = (lead: Lead): string => JSON.stringify(lead);

export const UNREADABLE = 'UNREADABLE';

/** Undefined for a row that was damaged from outside; it must not block the others. */
export function leadFromText(text: string): Lead | undefined {
  try {
    const { receivedAt, ...lead } = JSON.parse(text) as Omit<Lead, 'receivedAt'> & { readonly receivedAt: string };
    return typeof lead.submissionId === 'string' &&
      typeof lead.formId === 'string' &&
      !Number.isNaN(Date.parse(receivedAt))
      ? { ...lead, receivedAt: new Date(receivedAt) }
      : undefined;
  } catch {
    return undefined;
  }
}
