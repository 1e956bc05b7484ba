import { createHash } from 'node:crypto';
import type { OpenDatabase } from '../../sql/line-database';
import type { TableMigration } from '../../sql/table-migration';

/** A contact always has the same opportunity id, which is not guessable (H36). */
export const opportunityIdOf = (contactId: string): string =>
  createHash('sha256').update(`opportunity of ${contactId}`).digest('hex').slice(0, 32);

/** Adds attachments for invitations to messages, and replaces ids of opportunities that contained the contact's id. */
export const addMeetingSecrets: TableMigration = {
  name: '024-meeting-secrets',
  async up(db: OpenDatabase) {
    await db.schema.alterTable('outbox_messages').addColumn('attachment', 'text').execute();
    const namedRows = await db
      .selectFrom('contacts')
      .select('contact_id')
      .where('opportunity_id', 'like', 'opportunity-%')
      .execute();
    for (const { contact_id } of namedRows)
      await db
        .updateTable('contacts')
        .set({ opportunity_id: opportunityIdOf(contact_id) })
        .where('contact_id', '=', contact_id)
        .execute();
  },
};
