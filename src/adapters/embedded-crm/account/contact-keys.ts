import { addressInUse, type ContactChannel, type ContactSheet, countryInUse } from '../../../core/account/contact';
import type { OpenDatabase, OpenTransaction } from '../../sql/line-database';

export interface ContactKey {
  readonly channel: ContactChannel;
  readonly address: string;
  readonly isPrimary: boolean;
}

export async function readKeys(db: OpenDatabase, contactId: string): Promise<readonly ContactKey[]> {
  const emails = await db
    .selectFrom('contact_emails')
    .select(['email', 'is_primary'])
    .where('contact_id', '=', contactId)
    .orderBy('is_primary', 'desc')
    .orderBy('email')
    .execute();
  const phones = await db
    .selectFrom('contact_phones')
    .select(['phone', 'is_primary'])
    .where('contact_id', '=', contactId)
    .orderBy('is_primary', 'desc')
    .orderBy('phone')
    .execute();
  return [
    ...emails.map(
      ({ email, is_primary }) => ({ channel: 'email', address: email, isPrimary: is_primary === 1 }) as const,
    ),
    ...phones.map(
      ({ phone, is_primary }) => ({ channel: 'phone', address: phone, isPrimary: is_primary === 1 }) as const,
    ),
  ];
}

export async function holderOf(
  db: OpenDatabase,
  { channel, address }: Pick<ContactKey, 'channel' | 'address'>,
): Promise<string | undefined> {
  const row =
    channel === 'email'
      ? await db.selectFrom('contact_emails').select('contact_id').where('email', '=', address).executeTakeFirst()
      : await db.selectFrom('contact_phones').select('contact_id').where('phone', '=', address).executeTakeFirst();
  return row?.contact_id;
}

export async function addKey(
  transaction: OpenTransaction,
  contactId: string,
  { channel, address }: Pick<ContactKey, 'channel' | 'address'>,
): Promise<boolean> {
  const row =
    channel === 'email'
      ? await transaction
          .insertInto('contact_emails')
          .values({ email: address, contact_id: contactId, is_primary: 0 })
          .onConflict((conflict) => conflict.doNothing())
          .returning('contact_id')
          .executeTakeFirst()
      : await transaction
          .insertInto('contact_phones')
          .values({ phone: address, contact_id: contactId, is_primary: 0 })
          .onConflict((conflict) => conflict.doNothing())
          .returning('contact_id')
          .executeTakeFirst();
  return row !== undefined;
}

/**
 * Updates the addresses that sign in to an account: the confirmed addresses of its list, of which one per channel is in
 * use (API-17). An address that loses its confirmation no longer signs in.
 */
export async function settleKeys(
  transaction: OpenTransaction,
  contactId: string,
  { contacts, inUse }: ContactSheet,
): Promise<void> {
  const confirmedOf = (channel: ContactChannel) =>
    contacts.flatMap((contact) =>
      contact.channel === channel && contact.confirmedAddress !== undefined ? [contact.confirmedAddress] : [],
    );
  const [emails, phones] = [confirmedOf('email'), confirmedOf('phone')];
  const [email, phone] = [addressInUse(contacts, 'email', inUse.email), addressInUse(contacts, 'phone', inUse.phone)];
  await transaction
    .deleteFrom('contact_emails')
    .where('contact_id', '=', contactId)
    .$if(emails.length > 0, (query) => query.where('email', 'not in', emails))
    .execute();
  await transaction
    .deleteFrom('contact_phones')
    .where('contact_id', '=', contactId)
    .$if(phones.length > 0, (query) => query.where('phone', 'not in', phones))
    .execute();
  await transaction
    .updateTable('contact_emails')
    .set((row) => ({
      is_primary: row
        .case()
        .when('email', '=', email ?? '')
        .then(1)
        .else(0)
        .end(),
    }))
    .where('contact_id', '=', contactId)
    .execute();
  await transaction
    .updateTable('contact_phones')
    .set((row) => ({
      is_primary: row
        .case()
        .when('phone', '=', phone ?? '')
        .then(1)
        .else(0)
        .end(),
    }))
    .where('contact_id', '=', contactId)
    .execute();
  const country = countryInUse(contacts, phone);
  if (country !== undefined)
    await transaction
      .updateTable('contacts')
      .set({ country_code: country })
      .where('contact_id', '=', contactId)
      .execute();
}
