import type { OpenDatabase } from '../../sql/line-database';
import type { TableMigration } from '../../sql/table-migration';

export const sampleClientRefs = {
  'contact-eleanor-marsh': '0035g00000ElMarAAF',
  'contact-james-okafor': '0035g00000JaOkaAAF',
} as const;

/**
 * References of contacts in other CRMs, for installations that use this one as their engine. A reference belongs to one
 * contact.
 */
export const addClientRefs: TableMigration = {
  name: '030-client-refs',
  async up(db: OpenDatabase) {
    await db.schema.alterTable('contacts').addColumn('client_ref', 'text').execute();
    await db.schema.createIndex('contacts_by_client_ref').unique().on('contacts').column('client_ref').execute();
    for (const [contactId, clientRef] of Object.entries(sampleClientRefs))
      await db.updateTable('contacts').set({ client_ref: clientRef }).where('contact_id', '=', contactId).execute();
  },
};
