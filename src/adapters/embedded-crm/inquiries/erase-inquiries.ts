import { leadFromText } from '../../../core/leads/lead-text';
import { readKeys } from '../account/contact-keys';
import type { EraseGuest } from '../../sql/guest-erasure';
import type { OpenTransaction } from '../../sql/line-database';
import { findSigned } from '../privacy/sent-forms';

const leadTables = ['leads', 'lead_outbox'] as const;
const leadsAtOnce = 500;

/**
 * Erases the guest's inquiries (ADR 0032) with their leads, every form sent signed in, delivered or not, and those that
 * were typed by a visitor with an address of the guest.
 */
export const eraseInquiries: EraseGuest = async (transaction, { contactId }) => {
  const inquiries = await transaction
    .deleteFrom('inquiries')
    .where('contact_id', '=', contactId)
    .returning('submission_id')
    .execute();
  for (const table of leadTables) {
    const signedLeads = await findSigned(transaction, table, contactId);
    const submissionIds = [
      ...inquiries.map(({ submission_id: id }) => id),
      ...signedLeads.map(({ submissionId }) => submissionId),
    ];
    if (submissionIds.length > 0)
      await transaction.deleteFrom(table).where('submission_id', 'in', submissionIds).execute();
  }
  const keys = await readKeys(transaction, contactId);
  await eraseVisitorForms(
    transaction,
    keys.map(({ address }) => address),
  );
};

/** Erases the forms that visitors sent with one of these e-mail addresses, with their inquiries; returns how many. */
export async function eraseVisitorForms(transaction: OpenTransaction, addresses: readonly string[]): Promise<number> {
  if (addresses.length === 0) return 0;
  await transaction.deleteFrom('inquiries').where('contact_id', 'is', null).where('address', 'in', addresses).execute();
  let erasedForms = 0;
  for (const table of leadTables)
    for await (const submissionId of visitorForms(transaction, table, new Set(addresses))) {
      await transaction.deleteFrom(table).where('submission_id', '=', submissionId).execute();
      erasedForms += 1;
    }
  return erasedForms;
}

/** Every form is read, because an address in it is sealed. */
async function* visitorForms(
  transaction: OpenTransaction,
  table: (typeof leadTables)[number],
  addresses: ReadonlySet<unknown>,
): AsyncGenerator<string> {
  let last: string | undefined = '';
  while (last !== undefined) {
    const rows: readonly { readonly submission_id: string; readonly content: string }[] = await transaction
      .selectFrom(table)
      .select(['submission_id', 'content', 'content_sealed'])
      .where('submission_id', '>', last)
      .orderBy('submission_id')
      .limit(leadsAtOnce)
      .execute();
    for (const { submission_id: id, content } of rows) {
      const lead = leadFromText(content);
      if (lead && lead.contactId === undefined && addresses.has(lead.fields['email'])) yield id;
    }
    last = rows.at(-1)?.submission_id;
  }
}
