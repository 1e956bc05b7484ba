import { sql } from 'kysely';
import type { EraseGuest } from '../../sql/guest-erasure';
import { findSigned } from '../privacy/sent-forms';

/** Erases the guest's inquiries (ADR 0032) with their leads, and every form sent signed in, delivered or not. */
export const eraseInquiries: EraseGuest = async (transaction, { contactId }) => {
  const inquiries = await transaction
    .deleteFrom('inquiries')
    .where(({ or, eb }) =>
      or([
        eb('contact_id', '=', contactId),
        sql<boolean>`(inquiries.contact_id is null and inquiries.address in (select email from contact_emails where contact_emails.contact_id = ${contactId}))`,
      ]),
    )
    .returning('submission_id')
    .execute();
  for (const table of ['leads', 'lead_outbox'] as const) {
    const signedLeads = await findSigned(transaction, table, contactId);
    const submissionIds = [
      ...inquiries.map(({ submission_id: id }) => id),
      ...signedLeads.map(({ submissionId }) => submissionId),
    ];
    if (submissionIds.length > 0)
      await transaction.deleteFrom(table).where('submission_id', 'in', submissionIds).execute();
  }
};
