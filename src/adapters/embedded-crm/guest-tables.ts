import { unknownFacts } from '../sql/contact-of-address';
import type { TableMigration } from '../sql/table-migration';

declare module '../sql/line-database' {
  interface LineDatabase {
    readonly consultants: {
      consultant_id: string;
      first_name: string;
      last_name: string;
      email: string;
      phone: string;
      profile_image: string | null;
      resource_id: string;
      user_id: string;
    };
    readonly contacts: {
      contact_id: string;
      opportunity_id: string | null;
      title: string | null;
      first_name: string;
      last_name: string;
      country_code: string | null;
      record_type_name: string;
      is_owned_by_consultant: number;
      consultant_id: string | null;
      bio: string | null;
      gender: string | null;
      /** This and the next two columns are sealed (`GuestSeals`), or in clear text from earlier releases. */
      date_of_birth: string | null;
      accessibility_needs: string | null;
      passport: string | null;
      created_at: number;
      client_ref: string | null;
      erased_at: number | null;
      /** Values are sealed with it since migration 059. */
      data_salt: string | null;
    };
    /** An address belongs to one contact: the primary key decides a race between two bookings with a new address. */
    readonly contact_emails: { email: string; contact_id: string; is_primary: number };
    readonly contact_phones: { phone: string; contact_id: string; is_primary: number };
    readonly verified_addresses: { contact_id: string; address: string; verified_at: number };
  }
}

/** Leaves only an unreferenced id of a contact, so that it is never assigned again. */
const erasedContact = {
  ...unknownFacts,
  first_name: '',
  last_name: '',
  is_owned_by_consultant: 0,
  data_salt: null,
  client_ref: null,
} as const;

export const guestTables: TableMigration = {
  name: '002-guests',
  inCopy: {
    contact_emails: { chapter: 'contactDetails' },
    contact_phones: { chapter: 'contactDetails' },
    contacts: { chapter: 'profile' },
    verified_addresses: { chapter: 'contactDetails' },
  },
  tables: ['verified_addresses', 'contact_phones', 'contact_emails', 'contacts', 'consultants'],
  // These rows are erased after the other tables, which find the guest's data by these addresses.
  eraseGuest: async (transaction, { contactId, now }) => {
    for (const table of ['contact_emails', 'contact_phones', 'verified_addresses'] as const)
      await transaction.deleteFrom(table).where('contact_id', '=', contactId).execute();
    await transaction
      .updateTable('contacts')
      .set({ ...erasedContact, erased_at: now })
      .where('contact_id', '=', contactId)
      .execute();
  },
  indexes: {
    contact_emails_by_contact: { contact_emails: ['contact_id'] },
    contact_phones_by_contact: { contact_phones: ['contact_id'] },
  },
  async up(db) {
    await db.schema
      .createTable('consultants')
      .addColumn('consultant_id', 'text', (column) => column.primaryKey())
      .addColumn('first_name', 'text', (column) => column.notNull())
      .addColumn('last_name', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('phone', 'text', (column) => column.notNull())
      .addColumn('profile_image', 'text')
      .addColumn('resource_id', 'text', (column) => column.notNull())
      .addColumn('user_id', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('contacts')
      .addColumn('contact_id', 'text', (column) => column.primaryKey())
      .addColumn('opportunity_id', 'text')
      .addColumn('title', 'text')
      .addColumn('first_name', 'text', (column) => column.notNull())
      .addColumn('last_name', 'text', (column) => column.notNull())
      .addColumn('country_code', 'text')
      .addColumn('record_type_name', 'text', (column) => column.notNull())
      .addColumn('is_owned_by_consultant', 'integer', (column) => column.notNull())
      .addColumn('consultant_id', 'text', (column) => column.references('consultants.consultant_id'))
      .addColumn('bio', 'text')
      .addColumn('gender', 'text')
      .addColumn('date_of_birth', 'text')
      .addColumn('accessibility_needs', 'text')
      .addColumn('passport', 'text')
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('contact_emails')
      .addColumn('email', 'text', (column) => column.primaryKey())
      .addColumn('contact_id', 'text', (column) => column.notNull().references('contacts.contact_id'))
      .addColumn('is_primary', 'integer', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('contact_phones')
      .addColumn('phone', 'text', (column) => column.primaryKey())
      .addColumn('contact_id', 'text', (column) => column.notNull().references('contacts.contact_id'))
      .addColumn('is_primary', 'integer', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('verified_addresses')
      .addColumn('contact_id', 'text', (column) => column.notNull().references('contacts.contact_id'))
      .addColumn('address', 'text', (column) => column.notNull())
      .addColumn('verified_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('verified_addresses_key', ['contact_id', 'address'])
      .execute();
  },
};
