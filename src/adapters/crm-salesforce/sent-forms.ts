import { type SentForm, sentFormOf, type SentForms } from '../../core/privacy/sent-forms.port';
import type { CrmParts } from './crm-parts';
import { findSentBy } from './lead-notes';
import { recordId } from './record-id';

export class SalesforceSentForms implements SentForms {
  constructor(private readonly parts: Pick<CrmParts, 'tables'>) {}

  async find(contactId: string): Promise<readonly SentForm[]> {
    const id = recordId(contactId);
    const sentLeads = id === undefined ? [] : await findSentBy(this.parts, id);
    return sentLeads.map(({ lead }) => sentFormOf(lead));
  }
}
