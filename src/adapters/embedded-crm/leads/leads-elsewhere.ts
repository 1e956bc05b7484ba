import type { Kysely } from 'kysely';
import { inquiryOfLead } from '../../../core/inquiries/inquiry-of-lead';
import type { Lead } from '../../../core/leads/lead';
import type { AcceptOutcome, LeadInbox } from '../../../core/leads/lead-inbox.port';
import { atomically } from '../../sql/atomically';
import type { LineDatabase } from '../../sql/line-database';
import { noteConsents } from '../privacy/consent-repository';

/**
 * Leads that another system takes, while My Inquiries, letters and consents are read here: what belongs to a guest is
 * noted when the other system has said that it has the lead. A visitor's letter that is nobody's leaves no copy.
 */
export class LeadsElsewhere implements LeadInbox {
  constructor(
    private readonly db: Kysely<LineDatabase>,
    private readonly there: LeadInbox,
    private readonly here: LeadInbox,
  ) {}

  async accept(lead: Lead): Promise<AcceptOutcome> {
    // Before the lead goes: after a `handed-in` nothing may fail any more, or it would go twice.
    if (lead.contactId !== undefined) await atomically(this.db, (transaction) => noteConsents(transaction, lead));
    const outcome = await this.there.accept(lead);
    const isGuests = lead.contactId !== undefined || inquiryOfLead(lead) !== undefined;
    if (outcome.kind === 'accepted' && isGuests) await this.here.accept(lead);
    return outcome;
  }
}
