import { eraseInquiries } from './erase-inquiries';
import type { TableMigration } from '../../sql/table-migration';
import type { CreatedTables, Row } from '../../sql/table-columns';

const creates = {
  inquiries: {
    submission_id: 'text key',
    inquiry_id: 'text',
    contact_id: 'text?',
    address: 'text?',
    itinerary_id: 'text?',
    suite_id: 'text?',
    suite_name: 'text?',
    extension: 'text?',
    extension_name: 'text?',
    made_at: 'bigint',
  },
} as const satisfies CreatedTables;

declare module '../../sql/line-database' {
  interface LineDatabase {
    /**
     * One row per lead of an inquiry form. `contact_id`: the signed-in sender, or the owner of the typed `address` at
     * that time; null when it had none. `address`: null when the sender was signed in; otherwise it must be verified
     * before the inquiry is shown.
     */
    readonly inquiries: Row<typeof creates.inquiries>;
  }
}

/** Contacts are no foreign key here, because a lead is accepted even when the CRM no longer knows its guest (D1). */
export const inquiryTables: TableMigration = {
  name: '021-inquiries',
  inCopy: { inquiries: { chapter: 'inquiries' } },
  eraseGuest: eraseInquiries,
  indexes: {
    inquiries_by_contact: { inquiries: ['contact_id', 'made_at'] },
    inquiries_by_address: { inquiries: ['address'] },
  },
  creates,
};
