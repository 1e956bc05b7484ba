import type { Kysely } from 'kysely';
import type { Opportunities } from '../../../core/meetings/opportunities.port';
import type { LineDatabase } from '../../sql/line-database';

export class EmbeddedOpportunities implements Opportunities {
  constructor(private readonly db: Kysely<LineDatabase>) {}

  async findContactId(opportunityId: string): Promise<string | undefined> {
    const contact = await this.db
      .selectFrom('contacts')
      .select('contact_id')
      .where('opportunity_id', '=', opportunityId)
      .executeTakeFirst();
    return contact?.contact_id;
  }
}
