import type { Opportunities } from '../../../core/meetings/opportunities.port';
import type { OpenDatabase } from '../../sql/line-database';

export class EmbeddedOpportunities implements Opportunities {
  constructor(private readonly db: OpenDatabase) {}

  async findContactId(opportunityId: string): Promise<string | undefined> {
    const contact = await this.db
      .selectFrom('contacts')
      .select('contact_id')
      .where('opportunity_id', '=', opportunityId)
      .executeTakeFirst();
    return contact?.contact_id;
  }
}
