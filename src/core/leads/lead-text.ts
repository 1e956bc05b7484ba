import type { Lead } from './lead';

/** A lead as an outbox or a CRM of ours stores it. */
export const leadToText = (lead: Lead): string => JSON.stringify(lead);

export function leadFromText(text: string): Lead {
  const lead = JSON.parse(text) as Omit<Lead, 'receivedAt'> & { readonly receivedAt: string };
  return { ...lead, receivedAt: new Date(lead.receivedAt) };
}
