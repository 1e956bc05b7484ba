import type { Lead } from './lead';
import { portSymbol } from '../shared/port-symbol';

export type AcceptOutcome =
  | { readonly kind: 'accepted'; readonly leadId: string }
  /** The system accepted the lead but never confirms that it was created, so the site must not claim that it was. */
  | { readonly kind: 'handed-in' }
  /** The CRM will never accept this lead; an operator has to look. */
  | { readonly kind: 'refused'; readonly reason: string };

export interface LeadInbox {
  /**
   * Creates the lead, or finds it: by submission id, so that a repeat never duplicates it (D2). @throws Unavailable
   * when the CRM is down, slow, out of quota or answers nonsense: try again later.
   */
  accept(lead: Lead): Promise<AcceptOutcome>;
}
export const LeadInbox = portSymbol<LeadInbox>('LeadInbox');
