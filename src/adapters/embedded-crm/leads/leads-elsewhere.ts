import { inquiryOfLead } from '../../../core/inquiries/inquiry-of-lead';
import type { Lead } from '../../../core/leads/lead';
import type { AcceptOutcome, LeadInbox } from '../../../core/leads/lead-inbox.port';
import { atomically } from '../../sql/atomically';
import type { OpenDatabase } from '../../sql/line-database';
import { noteConsents } from '../privacy/consent-repository';

/**
 * Leads that are delivered to another system, while My Inquiries, messages and consents are read from this database:
 * the guest's part is stored here as well. A visitor's lead without a guest leaves no copy.
 */
export class LeadsElsewhere implements LeadInbox {
  constructor(
    private readonly db: OpenDatabase,
    private readonly there: LeadInbox,
    private readonly here: LeadInbox,
  ) {}

  async accept(lead: Lead): Promise<AcceptOutcome> {
    // This is written before delivery: after `handed-in` nothing may fail any more, because the lead would be delivered
    // twice.
    if (lead.contactId !== undefined) await atomically(this.db, (transaction) => noteConsents(transaction, lead));
    const outcome = await this.there.accept(lead);
    const isGuests = lead.contactId !== undefined || inquiryOfLead(lead) !== undefined;
    if (outcome.kind === 'accepted' && isGuests) await this.here.accept(lead);
    return outcome;
  }
}
