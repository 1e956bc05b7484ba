import { endedSession } from './ended-session';
import type { Kysely } from 'kysely';
import type { TableMigration } from '../../sql/table-migration';

interface Before {
  readonly sessions: { sid: string; content: string; contact_id: string | null };
}

export const addSessionOwners: TableMigration = {
  name: '008-session-owners',
  eraseGuest: async (transaction, { contactId, now }) => {
    await transaction
      .updateTable('sessions')
      .set({ ...endedSession(now), contact_id: null })
      .where('contact_id', '=', contactId)
      .execute();
  },
  indexes: { sessions_by_contact: { sessions: ['contact_id'] } },
  async up(db: Kysely<Before>) {
    await db.schema.alterTable('sessions').addColumn('contact_id', 'text').execute();
    const open = await db.selectFrom('sessions').select(['sid', 'content']).where('content', '<>', '').execute();
    for (const { sid, content } of open) {
      const { guest } = JSON.parse(content) as { readonly guest?: { readonly contactId?: string } };
      await db
        .updateTable('sessions')
        .set({ contact_id: guest?.contactId ?? null })
        .where('sid', '=', sid)
        .execute();
    }
  },
};
