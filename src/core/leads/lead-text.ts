import type { Lead } from './lead';

/** A lead as an outbox or a CRM of ours stores it. */
export const leadToText = (lead: Lead): string => JSON.stringify(lead);

/** Why a lead is dead whose text was damaged where it is stored. */
export const UNREADABLE = 'UNREADABLE';

/** Undefined: no lead can be made of it. Only damage from outside does that; one such row must not hold up the others. */
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
