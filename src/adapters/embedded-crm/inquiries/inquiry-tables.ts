import type { TableMigration } from '../../sql/table-migration';

declare module '../../sql/line-database' {
  interface LineDatabase {
    /**
     * One row a lead of an inquiry form. `contact_id`: who sent it signed in, or who owned the typed `address` then;
     * null when nobody did. `address`: null when it was sent signed in; otherwise it has to be verified before it is shown.
     */
    readonly inquiries: {
      submission_id: string;
      inquiry_id: string;
      contact_id: string | null;
      address: string | null;
      itinerary_id: string | null;
      suite_id: string | null;
      suite_name: string | null;
      extension: string | null;
      extension_name: string | null;
      made_at: number;
    };
  }
}

/** Without a reference to contacts: a lead whose guest the CRM knows no more must still be taken (D1). */
export const inquiryTables: TableMigration = {
  name: '021-inquiries',
  tables: ['inquiries'],
  async up(db) {
    await db.schema
      .createTable('inquiries')
      .addColumn('submission_id', 'text', (column) => column.primaryKey())
      .addColumn('inquiry_id', 'text', (column) => column.notNull())
      .addColumn('contact_id', 'text')
      .addColumn('address', 'text')
      .addColumn('itinerary_id', 'text')
      .addColumn('suite_id', 'text')
      .addColumn('suite_name', 'text')
      .addColumn('extension', 'text')
      .addColumn('extension_name', 'text')
      .addColumn('made_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('inquiries_by_contact').on('inquiries').columns(['contact_id', 'made_at']).execute();
    await db.schema.createIndex('inquiries_by_address').on('inquiries').column('address').execute();
  },
};
