import type { Lead } from './lead';

export type AcceptOutcome =
  | { readonly kind: 'accepted'; readonly leadId: string }
  /** Taken over by somebody who never says whether a lead was made of it: more than that nobody may claim. */
  | { readonly kind: 'handed-in' }
  /** The CRM will never take this lead, whoever asks; an operator has to look. */
  | { readonly kind: 'refused'; readonly reason: string };

/** The CRM's door for leads. */
export interface LeadInbox {
  /**
   * Creates the lead, or finds that it is there already: by submission id, so that a repeat never doubles it (D2).
   * @throws Unavailable when the CRM is down, slow, out of quota or answers nonsense: try again later.
   */
  accept(lead: Lead): Promise<AcceptOutcome>;
}
export const LeadInbox = Symbol('LeadInbox');
