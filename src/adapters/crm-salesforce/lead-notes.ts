import type { Lead } from '../../core/leads/lead';
import { leadFromText, leadToText } from '../../core/leads/lead-text';
import { inquiryOfLead } from '../../core/inquiries/inquiry-of-lead';
import type { CrmParts } from './crm-parts';
import { recordId } from './record-id';
import { soql } from './soql';
import type { ChangeOf, RowOf } from './table';

/**
 * The copy of a lead in Salesforce that its guest can read: the whole message as text, in addition to the fields for
 * staff.
 */
interface NotedLead {
  readonly id: string;
  readonly lead: Lead;
  readonly addressOwnerId: string | undefined;
}

/** `addressOwnerId` is the owner of the typed address at this moment, because addresses change hands. */
export function notesOfLead(lead: Lead, addressOwnerId: string | undefined): ChangeOf<'leadNotes'> {
  const { submissionId, formId, receivedAt, contactId } = lead;
  return {
    submissionId,
    formId,
    receivedAt,
    contactId: contactId === undefined ? undefined : recordId(contactId),
    addressOwnerId,
    content: leadToText(lead),
  };
}

/**
 * Returns the guest who signs in with the typed e-mail; undefined where there is none, or when the lead is not an
 * inquiry.
 */
export async function ownerOfAddress(
  { tables: { contact, contactPoint } }: Pick<CrmParts, 'tables'>,
  lead: Lead,
): Promise<string | undefined> {
  const { email } = inquiryOfLead(lead) ?? {};
  if (email === undefined) return undefined;
  const point = await contactPoint.findFirst({ where: soql`${contactPoint.name('signInKey')} = ${`email:${email}`}` });
  if (point) return point.contactId;
  const [owner, second] = await contact.find({ where: soql`${contact.name('email')} = ${email}`, limit: 2 });
  return second ? undefined : owner?.id;
}

/** The latest comes first. @throws Unavailable */
export async function findSentBy(
  { tables }: Pick<CrmParts, 'tables'>,
  contactId: string,
): Promise<readonly NotedLead[]> {
  const { leadNotes: table } = tables;
  const rows = await table.find({
    where: soql`${table.name('contactId')} = ${contactId}`,
    orderBy: latestFirst(table),
    isDeferrable: true,
  });
  return rows.flatMap(toNoted);
}

/** Leads that had this guest or no owner when they arrived, latest first. @throws Unavailable */
export async function findTypedWith(
  { tables }: Pick<CrmParts, 'tables'>,
  { contactId, emails }: { readonly contactId: string; readonly emails: readonly string[] },
): Promise<readonly NotedLead[]> {
  if (emails.length === 0) return [];
  const { leadNotes: table } = tables;
  const [sender, owner] = [table.name('contactId'), table.name('addressOwnerId')];
  const rows = await table.find({
    where: soql`${sender} = ${null} AND ${table.name('email')} IN ${emails} AND (${owner} = ${contactId} OR ${owner} = ${null})`,
    orderBy: latestFirst(table),
    isDeferrable: true,
  });
  return rows.flatMap(toNoted);
}

const latestFirst = (table: CrmParts['tables']['leadNotes']) => soql`${table.name('receivedAt')} DESC, Id`;

/** A lead that staff created in Salesforce themselves has no such text. */
function toNoted({ id, content = '', addressOwnerId }: RowOf<'leadNotes'>): readonly NotedLead[] {
  const lead = leadFromText(content);
  return lead ? [{ id, lead, addressOwnerId }] : [];
}
