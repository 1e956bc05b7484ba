import { randomUUID } from 'node:crypto';
import {
  addressInUse,
  adoptedContact,
  type Contact,
  type ContactChannel,
  type ContactSheet,
  unlistedAddresses,
} from '../../../core/account/contact';
import type { ConfirmOutcome, ContactRepository, ContactsChange } from '../../../core/account/contact-repository.port';
import { settlePrimary } from '../../../core/account/primary';
import { withoutAbsent } from '../../../core/shared/without-absent';
import type { Clock } from '../../../core/shared/clock.port';
import { atomically } from '../../sql/atomically';
import type { LineDatabase, OpenDatabase, OpenTransaction } from '../../sql/line-database';
import { lockGuest } from '../../sql/row-locks';
import { addKey, type ContactKey, holderOf, readKeys, settleKeys } from './contact-keys';
import { recordVerified } from './record-verified';
import { takeUnclaimedOver } from './unclaimed-contact';

type Row = LineDatabase['contact_points'];

/**
 * The list that the guest maintains, together with the keys of the guest directory, which are the confirmed addresses
 * only.
 */
export class EmbeddedContactRepository implements ContactRepository {
  constructor(
    private readonly db: OpenDatabase,
    private readonly clock: Clock,
  ) {}

  async find(contactId: string): Promise<ContactSheet> {
    const { sheet, unlistedContacts } = await read(this.db, contactId);
    if (unlistedContacts.length === 0) return sheet;
    return atomically(this.db, (transaction) => openSheet(transaction, contactId));
  }

  async change({ contactId, decide }: Parameters<ContactRepository['change']>[0]): Promise<ContactsChange> {
    return atomically(this.db, async (transaction) => {
      const before = await openSheet(transaction, contactId);
      const outcome = decide(before);
      if (outcome.kind !== 'changed') return { outcome, before, after: before };
      await this.write(transaction, contactId, { before, contacts: outcome.contacts });
      return { outcome, before, after: (await read(transaction, contactId)).sheet };
    });
  }

  async confirm({ contactId, id, address, at }: Parameters<ContactRepository['confirm']>[0]): Promise<ConfirmOutcome> {
    return atomically(this.db, async (transaction) => {
      const before = await openSheet(transaction, contactId);
      const contact = before.contacts.find((one) => one.id === id && one.address === address);
      if (!contact) return { kind: 'not-found' };
      if (!(await this.claim(transaction, contactId, contact))) return { kind: 'taken' };
      await recordVerified(transaction, { contactId, address, at });
      const contacts = before.contacts.map((one) => (one.id === id ? { ...one, confirmedAddress: address } : one));
      await this.write(transaction, contactId, { before, contacts });
      return { kind: 'confirmed', before, after: (await read(transaction, contactId)).sheet };
    });
  }

  private async claim(
    transaction: OpenTransaction,
    contactId: string,
    key: Pick<ContactKey, 'channel' | 'address'>,
  ): Promise<boolean> {
    if (await addKey(transaction, contactId, key)) return true;
    const holder = await holderOf(transaction, key);
    if (holder === contactId) return true;
    if (holder === undefined || !(await takeUnclaimedOver(transaction, { from: holder, to: contactId, ...key })))
      return false;
    return addKey(transaction, contactId, key);
  }

  private async write(
    transaction: OpenTransaction,
    contactId: string,
    { before, contacts }: { readonly before: ContactSheet; readonly contacts: readonly Contact[] },
  ): Promise<void> {
    const removedIds = before.contacts
      .filter(({ id }) => !contacts.some((contact) => contact.id === id))
      .map(({ id }) => id);
    await transaction
      .updateTable('contact_points')
      .set({ is_primary: 0 })
      .where('contact_id', '=', contactId)
      .execute();
    if (removedIds.length > 0) {
      await transaction
        .updateTable('contact_points')
        .set({ address: '', country: null, confirmed_address: null, removed_at: this.clock.now().getTime() })
        .where('contact_id', '=', contactId)
        .where('contact_point_id', 'in', removedIds)
        .execute();
    }
    for (const contact of contacts) {
      if (before.contacts.some(({ id }) => id === contact.id))
        await transaction
          .updateTable('contact_points')
          .set(toColumns(contact))
          .where('contact_point_id', '=', contact.id)
          .execute();
      else await insert(transaction, contactId, contact);
    }
    await settleKeys(transaction, contactId, { ...before, contacts });
  }
}

/**
 * Opens the list, locked until the transaction ends. Keys that came from elsewhere, such as from a booking, are added.
 */
async function openSheet(transaction: OpenTransaction, contactId: string): Promise<ContactSheet> {
  await lockGuest(transaction, contactId);
  const { sheet, unlistedContacts } = await read(transaction, contactId);
  if (unlistedContacts.length === 0) return sheet;
  const adoptedContacts = unlistedContacts.map((address) => adoptedContact(address, randomUUID()));
  for (const channel of ['email', 'phone'] as const) {
    const channelContacts = sheet.contacts.filter((contact) => contact.channel === channel);
    const all = settlePrimary([
      ...channelContacts,
      ...adoptedContacts.filter((contact) => contact.channel === channel),
    ]);
    for (const contact of all.slice(channelContacts.length)) await insert(transaction, contactId, contact);
  }
  return (await read(transaction, contactId)).sheet;
}

async function insert(transaction: OpenTransaction, contactId: string, contact: Contact): Promise<void> {
  const { last } = await transaction
    .selectFrom('contact_points')
    .select(({ fn }) => fn.max<number | null>('position').as('last'))
    .where('contact_id', '=', contactId)
    .executeTakeFirstOrThrow();
  await transaction
    .insertInto('contact_points')
    .values({
      contact_point_id: contact.id,
      contact_id: contactId,
      channel: contact.channel,
      position: Number(last ?? 0) + 1,
      removed_at: null,
      ...toColumns(contact),
    })
    .execute();
}

async function read(
  db: OpenDatabase,
  contactId: string,
): Promise<{
  readonly sheet: ContactSheet;
  readonly unlistedContacts: readonly Pick<Contact, 'channel' | 'address'>[];
}> {
  const rows = await db
    .selectFrom('contact_points')
    .selectAll()
    .where('contact_id', '=', contactId)
    .orderBy('position')
    .execute();
  const keys = await readKeys(db, contactId);
  const contacts = rows.filter(({ removed_at }) => removed_at === null).map(toContact);
  const inUse = (channel: ContactChannel) => addressOf(keys, channel) ?? addressInUse(contacts, channel);
  return {
    sheet: {
      contacts,
      removedIds: rows.filter(({ removed_at }) => removed_at !== null).map(({ contact_point_id }) => contact_point_id),
      inUse: withoutAbsent({ email: inUse('email'), phone: inUse('phone') }),
    },
    unlistedContacts: unlistedAddresses(keys, contacts),
  };
}

const addressOf = (keys: readonly ContactKey[], channel: ContactChannel) =>
  keys.find((key) => key.channel === channel && key.isPrimary)?.address;

const toColumns = ({ address, country, use, isPrimary, confirmedAddress }: Contact) => ({
  address,
  country: country ?? null,
  contact_use: use,
  is_primary: isPrimary ? 1 : 0,
  confirmed_address: confirmedAddress ?? null,
});

const toContact = (row: Row): Contact => ({
  id: row.contact_point_id,
  channel: row.channel,
  address: row.address,
  use: row.contact_use,
  isPrimary: row.is_primary === 1,
  ...(row.country === null ? {} : { country: row.country }),
  ...(row.confirmed_address === null ? {} : { confirmedAddress: row.confirmed_address }),
});
