import type { Lead } from '../../../core/leads/lead';
import { leadFromText } from '../../../core/leads/lead-text';
import { type SentForm, sentFormOf, type SentForms } from '../../../core/privacy/sent-forms.port';
import type { OpenDatabase } from '../../sql/line-database';

export class EmbeddedSentForms implements SentForms {
  constructor(private readonly db: OpenDatabase) {}

  async find(contactId: string): Promise<readonly SentForm[]> {
    const leads = await findSigned(this.db, 'leads', contactId);
    return leads.map(sentFormOf);
  }
}

/** Returns the latest first. Leads are JSON text: a text search finds candidates, which are then parsed. */
export async function findSigned(
  db: OpenDatabase,
  table: 'leads' | 'lead_outbox',
  contactId: string,
): Promise<readonly Lead[]> {
  const mark = `%${JSON.stringify(contactId).replace(/[%_\\]/g, '_')}%`;
  const rows = await db
    .selectFrom(table)
    .selectAll()
    .where('content', 'like', mark)
    .orderBy(table === 'leads' ? 'accepted_at' : 'waiting_since', 'desc')
    .execute();
  return rows.flatMap(({ content }) => {
    const lead = leadFromText(content);
    return lead?.contactId === contactId ? [lead] : [];
  });
}
