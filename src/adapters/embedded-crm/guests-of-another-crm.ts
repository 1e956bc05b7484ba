import type { Guest, Identifier } from '../../core/sign-in/guest';
import type { GuestDirectory } from '../../core/sign-in/guest-directory.port';
import { holderOf } from './account/contact-keys';
import { recordVerified } from './account/record-verified';
import { takeUnclaimedOver } from './account/unclaimed-contact';
import { atomically } from '../sql/atomically';
import { namedContact } from '../sql/contact-of-address';
import type { OpenDatabase, OpenTransaction } from '../sql/line-database';

type VerifiedAddress = Parameters<GuestDirectory['recordVerifiedAddress']>[0];
type Key = { readonly channel: 'email' | 'phone'; readonly address: string };

/**
 * The embedded engine's own contacts for guests of a remote CRM, because reservations need a contact. Each sign-in
 * creates or updates one under the CRM's id, with only the address that a code has just verified.
 */
export class GuestsOfAnotherCrm implements GuestDirectory {
  constructor(
    private readonly guests: GuestDirectory,
    private readonly db: OpenDatabase,
  ) {}

  findGuest(identifier: Identifier): Promise<Guest | undefined> {
    return this.guests.findGuest(identifier);
  }

  getGuest(contactId: string): Promise<Guest | undefined> {
    return this.guests.getGuest(contactId);
  }

  async recordVerifiedAddress(verifiedAddress: VerifiedAddress): Promise<void> {
    await this.guests.recordVerifiedAddress(verifiedAddress);
    const guest = await this.guests.getGuest(verifiedAddress.contactId);
    if (guest) await atomically(this.db, (transaction) => receive(transaction, guest, verifiedAddress));
  }
}

async function receive(transaction: OpenTransaction, guest: Guest, { identifier, at }: VerifiedAddress): Promise<void> {
  const { contactId } = guest;
  await transaction
    .insertInto('contacts')
    .values({ ...namedContact(guest.contactId, guest, at), record_type_name: guest.recordTypeName })
    .onConflict((conflict) => conflict.column('contact_id').doNothing())
    .execute();
  await takeFormerOver(transaction, contactId);
  const key: Key =
    identifier.channel === 'email'
      ? { channel: 'email', address: identifier.email }
      : { channel: 'phone', address: identifier.phone };
  await claim(transaction, contactId, key);
  await recordVerified(transaction, { contactId, address: key.address, at });
}

/** A guest's former id has the CRM's id as `client_ref`: its bookings move to the new contact. */
async function takeFormerOver(transaction: OpenTransaction, contactId: string): Promise<void> {
  const former = await transaction
    .selectFrom('contacts')
    .select('contact_id')
    .where('client_ref', '=', contactId)
    .where('contact_id', '!=', contactId)
    .executeTakeFirst();
  if (!former) return;
  for (const table of ['reservation_contacts', 'contact_emails', 'contact_phones'] as const) {
    await transaction
      .updateTable(table)
      .set({ contact_id: contactId })
      .where('contact_id', '=', former.contact_id)
      .execute();
  }
  await transaction
    .updateTable('contacts')
    .set({ client_ref: null })
    .where('contact_id', '=', former.contact_id)
    .execute();
}

/** A visitor's bookings belong to the guest who verifies their e-mail; if two guests do, to the later one (A8). */
async function claim(transaction: OpenTransaction, contactId: string, { channel, address }: Key): Promise<void> {
  const holder = await holderOf(transaction, { channel, address });
  if (holder !== undefined && holder !== contactId)
    await takeUnclaimedOver(transaction, { from: holder, to: contactId, channel, address });
  // Visitors' bookings are found by e-mail only.
  if (channel !== 'email') return;
  // Each contact has one primary e-mail, or the self-check alarms every night. The guest's true one is in the CRM.
  const primary = await transaction
    .selectFrom('contact_emails')
    .select('email')
    .where('contact_id', '=', contactId)
    .where('is_primary', '=', 1)
    .executeTakeFirst();
  await transaction
    .insertInto('contact_emails')
    .values({ email: address, contact_id: contactId, is_primary: primary ? 0 : 1 })
    .onConflict((conflict) =>
      primary
        ? conflict.doNothing()
        : conflict.column('email').doUpdateSet({ is_primary: 1 }).where('contact_emails.contact_id', '=', contactId),
    )
    .execute();
}
