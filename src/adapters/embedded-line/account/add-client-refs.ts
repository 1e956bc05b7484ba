import type { Kysely, Migration } from 'kysely';
import type { LineDatabase } from '../database/line-database';
import { sampleClientRefs } from '../seed/sample-guests';

/** What another house's CRM calls a contact, for installations that have this one as their engine: one name, one contact. */
export const addClientRefs: Migration = {
  async up(db: Kysely<LineDatabase>) {
    await db.schema.alterTable('contacts').addColumn('client_ref', 'text').execute();
    await db.schema.createIndex('contacts_by_client_ref').unique().on('contacts').column('client_ref').execute();
    // A demonstration that was laid out before.
    for (const [contactId, clientRef] of Object.entries(sampleClientRefs))
      await db.updateTable('contacts').set({ client_ref: clientRef }).where('contact_id', '=', contactId).execute();
  },
};
