import { sql } from 'kysely';
import type { Inquiry } from '../../../core/inquiries/inquiry';
import type { InquiryList } from '../../../core/inquiries/inquiry-list.port';
import type { InquiryOfLead } from '../../../core/inquiries/inquiry-of-lead';
import { holderOf } from '../account/contact-keys';
import type { LineDatabase, OpenDatabase, OpenTransaction } from '../../sql/line-database';

type Row = LineDatabase['inquiries'];

export class EmbeddedInquiryList implements InquiryList {
  constructor(private readonly db: OpenDatabase) {}

  async find(contactId: string): Promise<readonly Inquiry[]> {
    const isOfGuest = sql<boolean>`(inquiries.contact_id = ${contactId} or (inquiries.contact_id is null and exists (
      select 1 from contact_emails where contact_emails.contact_id = ${contactId} and contact_emails.email = inquiries.address)))`;
    const isProved = sql<boolean>`(inquiries.address is null or exists (
      select 1 from verified_addresses where verified_addresses.contact_id = ${contactId}
        and verified_addresses.address = inquiries.address and verified_addresses.verified_at > inquiries.made_at))`;
    const rows = await this.db
      .selectFrom('inquiries')
      .selectAll()
      .where(isOfGuest)
      .where(isProved)
      .orderBy('made_at', 'desc')
      .orderBy('submission_id')
      .execute();
    return rows.map(toInquiry);
  }
}

/**
 * Records an inquiry once per submission id (D2). The owner of a typed address is determined now, because addresses
 * change hands.
 */
export async function noteInquiry(
  transaction: OpenTransaction,
  inquiryId: string,
  { submissionId, madeAt, itineraryId, suite, extension, contactId, email }: InquiryOfLead,
): Promise<void> {
  const owner =
    contactId ?? (email === undefined ? undefined : await holderOf(transaction, { channel: 'email', address: email }));
  await transaction
    .insertInto('inquiries')
    .values({
      submission_id: submissionId,
      inquiry_id: inquiryId,
      contact_id: owner ?? null,
      address: email ?? null,
      itinerary_id: itineraryId ?? null,
      suite_id: suite?.suiteId ?? null,
      suite_name: suite?.name ?? null,
      extension: extension?.slug ?? null,
      extension_name: extension?.name ?? null,
      made_at: madeAt.getTime(),
    })
    .onConflict((conflict) => conflict.column('submission_id').doNothing())
    .execute();
}

const toInquiry = (row: Row): Inquiry => ({
  id: row.inquiry_id,
  madeAt: new Date(Number(row.made_at)),
  ...(row.itinerary_id === null ? {} : { itineraryId: row.itinerary_id }),
  ...(row.suite_id === null ? {} : { suite: { suiteId: row.suite_id, name: row.suite_name ?? '' } }),
  ...(row.extension === null ? {} : { extension: { slug: row.extension, name: row.extension_name ?? '' } }),
});
