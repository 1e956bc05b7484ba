import type { Opportunities } from '../../core/meetings/opportunities.port';
import type { CrmParts } from './crm-parts';
import { recordId } from './record-id';
import { soql } from './soql';

export class SalesforceOpportunities implements Opportunities {
  constructor(private readonly parts: Pick<CrmParts, 'tables'>) {}

  async findContactId(opportunityId: string): Promise<string | undefined> {
    const id = recordId(opportunityId);
    const row =
      id === undefined ? undefined : await this.parts.tables.opportunity.findFirst({ where: soql`Id = ${id}` });
    return row?.contactId;
  }
}
