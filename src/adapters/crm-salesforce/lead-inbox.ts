import type { Lead } from '../../core/leads/lead';
import type { AcceptOutcome, LeadInbox } from '../../core/leads/lead-inbox.port';
import type { CrmParts } from './crm-parts';
import { leadFields } from './lead-fields';
import type { LeadMapping } from './lead-mapping';
import { notesOfLead, ownerOfAddress } from './lead-notes';
import { recordId } from './record-id';
import { expectAnswer, isFailure, type SalesforceFailure, salesforceUnavailable } from './salesforce-failure';
import type { FieldValues, RowOutcome } from './salesforce-records';

interface SalesforceLeadParts extends Pick<CrmParts, 'records' | 'tables'> {
  readonly mapping: LeadMapping;
  readonly hasGuests: boolean;
}

/** Assignment rules run as for a manual entry; a duplicate rule that only warns does not block a visitor's message. */
const headers = { 'Sforce-Auto-Assign': 'TRUE', 'Sforce-Duplicate-Rule-Header': 'allowSave=true' };

/** Upserts leads by the REST API: one per submission id, which is an external id of the organisation. */
export class SalesforceLeadInbox implements LeadInbox {
  constructor(private readonly parts: SalesforceLeadParts) {}

  async accept(lead: Lead): Promise<AcceptOutcome> {
    const fieldValues = leadFields(lead, this.parts.mapping);
    const whose = await this.notesOf(lead);
    const outcome = await this.upsert(lead, { ...fieldValues, ...whose });
    // The guest was merged or removed since: the lead is saved without its contact, so that it is not lost.
    const isOrphan =
      isFailure(outcome) && outcome.kind === 'not-found' && outcome.fields.some((field) => field in whose);
    const upsertOutcome = isOrphan ? await this.upsert(lead, { ...fieldValues, ...this.when(lead) }) : outcome;
    if (!isFailure(upsertOutcome) && !isOrphan) await this.saveConsents(lead);
    return toAccepted(upsertOutcome);
  }

  private async upsert({ submissionId }: Lead, fields: FieldValues): Promise<RowOutcome> {
    const {
      records,
      tables: { leadNotes },
    } = this.parts;
    const key = { field: leadNotes.apiName('submissionId'), value: submissionId };
    const send = () => records.upsert(leadNotes.object, key, fields, headers);
    const outcome = await send();
    // Another node created the lead a moment earlier, and the second attempt finds it.
    return isFailure(outcome) && outcome.codes.includes('DUPLICATE_VALUE') ? send() : outcome;
  }

  /** The owner of a typed address is determined on delivery, because addresses change hands. */
  private async notesOf(lead: Lead): Promise<FieldValues> {
    if (!this.parts.hasGuests) return this.when(lead);
    const owner = lead.contactId === undefined ? await ownerOfAddress(this.parts, lead) : undefined;
    const { formId, receivedAt, contactId, addressOwnerId, content } = notesOfLead(lead, owner);
    return this.parts.tables.leadNotes.write({ formId, receivedAt, contactId, addressOwnerId, content });
  }

  private when({ formId, receivedAt }: Lead): FieldValues {
    return this.parts.tables.leadNotes.write({ formId, receivedAt });
  }

  /** Saves the consents once, however often the lead is delivered (D2). @throws Unavailable */
  private async saveConsents({ submissionId, formId, contactId, consents, receivedAt }: Lead): Promise<void> {
    const {
      hasGuests,
      tables: { consent: table },
    } = this.parts;
    const contact = contactId === undefined ? undefined : recordId(contactId);
    if (!hasGuests || contact === undefined || consents.length === 0) return;
    const rows = consents.map(({ name, isGiven, wording }) => ({
      consentId: `${submissionId}:${name}`,
      contactId: contact,
      subject: name,
      isGiven,
      wording,
      source: formId,
      givenAt: receivedAt,
    }));
    const rowOutcomes = expectAnswer(await table.upsertAll('consentId', rows));
    for (const row of rowOutcomes) expectAnswer(row);
  }
}

function toAccepted(outcome: RowOutcome): AcceptOutcome {
  if (!isFailure(outcome)) return { kind: 'accepted', leadId: outcome.id };
  if (isForGood(outcome)) return { kind: 'refused', reason: reasonOf(outcome) };
  throw salesforceUnavailable(outcome);
}

/** Failures that a retry does not fix: a validation rule, a missing field, a blocked duplicate. */
const isForGood = ({ kind, codes }: SalesforceFailure): boolean =>
  kind === 'conflict' || (kind === 'invalid' && codes.length > 0);

/** Contains codes and API names only: Salesforce's messages may repeat what the visitor typed. */
const reasonOf = ({ codes, fields }: SalesforceFailure): string =>
  codes.length === 0
    ? 'SEVERAL_LEADS_HAVE_THIS_SUBMISSION_ID'
    : [codes.join(', '), ...(fields.length > 0 ? [`(${fields.join(', ')})`] : [])].join(' ');
