import type { Lead } from '../../core/leads/lead';
import { leadFromText, leadToText } from '../../core/leads/lead-text';
import { inquiryOfLead } from '../../core/inquiries/inquiry-of-lead';
import type { CrmParts } from './crm-parts';
import { recordId } from './record-id';
import { soql } from './soql';
import type { ChangeOf, RowOf } from './table';

/** What a lead leaves in Salesforce for its guest: the whole message as text, beside what the line’s people read. */
export interface NotedLead {
  readonly id: string;
  readonly lead: Lead;
  readonly addressOwnerId: string | undefined;
}

/**
 * The fields that whoever writes leads to Salesforce adds to each of them, by `Table.write`. `addressOwnerId`: whose the
 * typed address is at this moment (`ownerOfAddress`); addresses move.
 */
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

/** Whose account the e-mail opens that a visitor typed into an inquiry; undefined when it is nobody’s, or no inquiry. */
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

/** The latest first. @throws Unavailable */
export async function findSentBy(
  { tables }: Pick<CrmParts, 'tables'>,
  contactId: string,
): Promise<readonly NotedLead[]> {
  const { leadNotes: table } = tables;
  const rows = await table.find({
    where: soql`${table.name('contactId')} = ${contactId}`,
    orderBy: latestFirst(table),
    canBeSpared: true,
  });
  return rows.flatMap(toNoted);
}

/** Those that a visitor typed with an address of the guest’s, or that nobody owned then. The latest first. @throws Unavailable */
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
    canBeSpared: true,
  });
  return rows.flatMap(toNoted);
}

const latestFirst = (table: CrmParts['tables']['leadNotes']) => soql`${table.name('receivedAt')} DESC, Id`;

/** A lead that people wrote into Salesforce themselves has no such text. */
function toNoted({ id, content = '', addressOwnerId }: RowOf<'leadNotes'>): readonly NotedLead[] {
  const lead = leadFromText(content);
  return lead ? [{ id, lead, addressOwnerId }] : [];
}
