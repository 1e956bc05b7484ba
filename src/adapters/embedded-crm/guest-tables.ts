import { unknownFacts } from '../sql/contact-of-address';
import type { TableMigration } from '../sql/table-migration';
import type { CreatedTables, Row } from '../sql/table-columns';

const creates = {
  consultants: {
    consultant_id: 'text key',
    first_name: 'text',
    last_name: 'text',
    email: 'text',
    phone: 'text',
    profile_image: 'text?',
    resource_id: 'text',
    user_id: 'text',
  },
  contacts: {
    contact_id: 'text key',
    opportunity_id: 'text?',
    title: 'text?',
    first_name: 'text',
    last_name: 'text',
    country_code: 'text?',
    record_type_name: 'text',
    is_owned_by_consultant: 'integer',
    consultant_id: 'text? -> consultants.consultant_id',
    bio: 'text?',
    gender: 'text?',
    /** This and the next two columns are sealed (`GuestSeals`), or in clear text from earlier releases. */
    date_of_birth: 'text?',
    accessibility_needs: 'text?',
    passport: 'text?',
    created_at: 'bigint',
  },
  contact_emails: { email: 'text key', contact_id: 'text -> contacts.contact_id', is_primary: 'integer' },
  contact_phones: { phone: 'text key', contact_id: 'text -> contacts.contact_id', is_primary: 'integer' },
  verified_addresses: {
    contact_id: 'text -> contacts.contact_id',
    address: 'text',
    verified_at: 'bigint',
    verified_addresses_key: { key: ['contact_id', 'address'] },
  },
} as const satisfies CreatedTables;

declare module '../sql/line-database' {
  interface LineDatabase {
    readonly consultants: Row<typeof creates.consultants>;
    readonly contacts: Row<typeof creates.contacts> & {
      client_ref: string | null;
      erased_at: number | null /** Values are sealed with it since migration 059. */;
      data_salt: string | null;
    };
    /** An address belongs to one contact: the primary key decides a race between two bookings with a new address. */
    readonly contact_emails: Row<typeof creates.contact_emails>;
    readonly contact_phones: Row<typeof creates.contact_phones>;
    readonly verified_addresses: Row<typeof creates.verified_addresses>;
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
  creates,
};
