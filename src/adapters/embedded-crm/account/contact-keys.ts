import { addressInUse, type ContactChannel, type ContactSheet, countryInUse } from '../../../core/account/contact';
import type { OpenDatabase, OpenTransaction } from '../../sql/line-database';

export interface ContactKey {
  readonly channel: ContactChannel;
  readonly address: string;
  readonly isPrimary: boolean;
}

const channels = ['email', 'phone'] as const;
/** A table of keys names the column of its addresses as the channel. */
const keyTables = { email: 'contact_emails', phone: 'contact_phones' } as const;

export async function readKeys(db: OpenDatabase, contactId: string): Promise<readonly ContactKey[]> {
  const keys: ContactKey[] = [];
  for (const channel of channels) {
    const rows = await db
      .selectFrom(keyTables[channel])
      .select([channel, 'is_primary'])
      .where('contact_id', '=', contactId)
      .orderBy('is_primary', 'desc')
      .orderBy(channel)
      .execute();
    keys.push(...rows.map((row) => ({ channel, address: row[channel], isPrimary: row.is_primary === 1 })));
  }
  return keys;
}

export async function holderOf(
  db: OpenDatabase,
  { channel, address }: Pick<ContactKey, 'channel' | 'address'>,
): Promise<string | undefined> {
  const holders = db.selectFrom(keyTables[channel]).select('contact_id');
  return (await holders.where(channel, '=', address).executeTakeFirst())?.contact_id;
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
  const addressOfUse = (channel: ContactChannel) => addressInUse(contacts, channel, inUse[channel]);
  for (const channel of channels) {
    const addresses = confirmedOf(channel);
    await transaction
      .deleteFrom(keyTables[channel])
      .where('contact_id', '=', contactId)
      .$if(addresses.length > 0, (query) => query.where(channel, 'not in', addresses))
      .execute();
    await transaction
      .updateTable(keyTables[channel])
      .set((row) => ({
        is_primary: row
          .case()
          .when(channel, '=', addressOfUse(channel) ?? '')
          .then(1)
          .else(0)
          .end(),
      }))
      .where('contact_id', '=', contactId)
      .execute();
  }
  const country = countryInUse(contacts, addressOfUse('phone'));
  if (country !== undefined)
    await transaction
      .updateTable('contacts')
      .set({ country_code: country })
      .where('contact_id', '=', contactId)
      .execute();
}
