import { eraseInquiries } from './erase-inquiries';
import type { TableMigration } from '../../sql/table-migration';

declare module '../../sql/line-database' {
  interface LineDatabase {
    /**
     * One row per lead of an inquiry form. `contact_id`: the signed-in sender, or the owner of the typed `address` at
     * that time; null when it had none. `address`: null when the sender was signed in; otherwise it must be verified
     * before the inquiry is shown.
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

/** Contacts are no foreign key here, because a lead is accepted even when the CRM no longer knows its guest (D1). */
export const inquiryTables: TableMigration = {
  name: '021-inquiries',
  inCopy: { inquiries: { chapter: 'inquiries' } },
  tables: ['inquiries'],
  eraseGuest: eraseInquiries,
  indexes: {
    inquiries_by_contact: { inquiries: ['contact_id', 'made_at'] },
    inquiries_by_address: { inquiries: ['address'] },
  },
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
  },
};
