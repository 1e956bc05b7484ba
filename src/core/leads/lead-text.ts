import type { Lead } from './lead';

export const leadToText = (lead: Lead): string => JSON.stringify(lead);

export const UNREADABLE = 'UNREADABLE';

/** Rows that were damaged from outside are skipped, so that they do not block the others. */
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
