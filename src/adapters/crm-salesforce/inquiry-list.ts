import type { Inquiry } from '../../core/inquiries/inquiry';
import type { InquiryList } from '../../core/inquiries/inquiry-list.port';
import { inquiryOfLead, type InquiryOfLead } from '../../core/inquiries/inquiry-of-lead';
import type { CrmParts } from './crm-parts';
import { findSentBy, findTypedWith } from './lead-notes';
import { recordId } from './record-id';
import { soql } from './soql';

interface InquiryRow extends InquiryOfLead {
  readonly id: string;
}

export class SalesforceInquiryList implements InquiryList {
  constructor(private readonly parts: Pick<CrmParts, 'tables'>) {}

  async find(contactId: string): Promise<readonly Inquiry[]> {
    const id = recordId(contactId);
    if (id === undefined) return [];
    const provedAddresses = await this.provedAddresses(id);
    const [sentLeads, typedLeads] = await Promise.all([
      findSentBy(this.parts, id),
      findTypedWith(this.parts, { contactId: id, emails: [...provedAddresses.keys()] }),
    ]);
    const inquiryRows = [...sentLeads, ...typedLeads].flatMap(({ id: leadId, lead }): readonly InquiryRow[] => {
      const inquiry = inquiryOfLead(lead);
      return inquiry && isFromProvedAddress(inquiry, provedAddresses) ? [{ ...inquiry, id: leadId }] : [];
    });
    return inquiryRows.toSorted((one, other) => other.madeAt.getTime() - one.madeAt.getTime()).map(toInquiry);
  }

  private async provedAddresses(contactId: string): Promise<ReadonlyMap<string, Date>> {
    const { contactPoint: table } = this.parts.tables;
    const points = await table.find({
      where: soql`${table.name('contactId')} = ${contactId} AND ${table.name('channel')} = ${'email'} AND ${table.name('verifiedAt')} != ${null}`,
      isDeferrable: true,
    });
    return new Map(
      points.flatMap(({ confirmed, verifiedAt, removedAt }) =>
        confirmed === undefined || verifiedAt === undefined || removedAt !== undefined
          ? []
          : [[confirmed, verifiedAt] as const],
      ),
    );
  }
}

/** An inquiry belongs to the guest only when it was sent before the guest verified its address (INQ-04). */
function isFromProvedAddress({ email, madeAt }: InquiryOfLead, provedAddresses: ReadonlyMap<string, Date>): boolean {
  const provedAt = email === undefined ? undefined : provedAddresses.get(email);
  return email === undefined || (provedAt !== undefined && provedAt > madeAt);
}

const toInquiry = ({ id, madeAt, itineraryId, suite, extension }: InquiryRow): Inquiry => ({
  id,
  madeAt,
  ...(itineraryId === undefined ? {} : { itineraryId }),
  ...(suite === undefined ? {} : { suite }),
  ...(extension === undefined ? {} : { extension }),
});
