import type { ContactChannel } from '../../../core/account/contact';
import type { OpenTransaction } from '../../sql/line-database';
import { readKeys } from './contact-keys';

interface Takeover {
  readonly from: string;
  readonly to: string;
  readonly channel: ContactChannel;
  readonly address: string;
}

/**
 * Takes over an unclaimed contact: one that a visitor's booking made, with this address and nothing else, and without
 * any sign-in. The guest who verifies the address gets its bookings, which still have to be confirmed (A8). Returns
 * false when the contact belongs to a guest.
 */
export async function takeUnclaimedOver(
  transaction: OpenTransaction,
  { from, to, channel, address }: Takeover,
): Promise<boolean> {
  if (channel !== 'email' || (await isClaimed(transaction, from))) return false;
  await transaction
    .updateTable('reservation_contacts')
    .set({ contact_id: to })
    .where('contact_id', '=', from)
    .where('address', '=', address)
    .execute();
  await transaction.deleteFrom('contact_emails').where('contact_id', '=', from).where('email', '=', address).execute();
  return true;
}

async function isClaimed(transaction: OpenTransaction, contactId: string): Promise<boolean> {
  const contact = await transaction
    .selectFrom('contacts')
    .select('is_owned_by_consultant')
    .where('contact_id', '=', contactId)
    .executeTakeFirst();
  const verifiedPoint = await transaction
    .selectFrom('verified_addresses')
    .select('address')
    .where('contact_id', '=', contactId)
    .executeTakeFirst();
  const confirmedReservation = await transaction
    .selectFrom('reservation_contacts')
    .select('reservation_id')
    .where('contact_id', '=', contactId)
    .where('state', '=', 'confirmed')
    .executeTakeFirst();
  // A contact without a booking was not made by one.
  const bookedReservation = await transaction
    .selectFrom('reservation_contacts')
    .select('reservation_id')
    .where('contact_id', '=', contactId)
    .executeTakeFirst();
  const keys = await readKeys(transaction, contactId);
  return (
    contact?.is_owned_by_consultant === 1 ||
    verifiedPoint !== undefined ||
    confirmedReservation !== undefined ||
    bookedReservation === undefined ||
    keys.length > 1
  );
}
