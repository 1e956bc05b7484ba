import type { Lead } from './lead';

/** The CRM's door for leads. */
export interface LeadInbox {
  /**
   * Creates the lead, or finds that it is there already: by submission id, so that a repeat never doubles it (D2).
   * `refused`: the CRM will never take this lead, whoever asks; an operator has to look.
   * @throws Unavailable when the CRM is down, slow, out of quota or answers nonsense: try again later.
   */
  accept(lead: Lead): Promise<{ readonly kind: 'accepted'; readonly leadId: string } | { readonly kind: 'refused'; readonly reason: string }>;
}
export const LeadInbox = Symbol('LeadInbox');
