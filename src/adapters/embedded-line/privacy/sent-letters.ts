import type { Kysely } from 'kysely';
import { leadFromText } from '../../../core/leads/lead-text';
import type { SentLetter, SentLetters } from '../../../core/privacy/sent-letters.port';
import type { LineDatabase } from '../database/line-database';

/** Leads are kept as text: the few rows that may be this guest's are found in it, and read. */
export class EmbeddedSentLetters implements SentLetters {
  constructor(private readonly db: Kysely<LineDatabase>) {}

  async find(contactId: string): Promise<readonly SentLetter[]> {
    const mark = `%${JSON.stringify(contactId).replace(/[%_\\]/g, '_')}%`;
    const rows = await this.db.selectFrom('leads').select('content').where('content', 'like', mark).orderBy('accepted_at', 'desc').execute();
    return rows.flatMap(({ content }) => {
      const lead = leadFromText(content);
      return lead?.contactId === contactId ? [{ formId: lead.formId, sentAt: lead.receivedAt, fields: lead.fields }] : [];
    });
  }
}
