import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { GuestDetails } from '../../../core/engine/booking';
import type { LineDatabase } from '../../sql/line-database';

interface Attachment {
  readonly reservationId: string;
  readonly contactId?: string | undefined;
  readonly firstGuest: GuestDetails | undefined;
  /** A stranger typed the address and the names: a new contact waits for its owner to say theirs (reliability F5). */
  readonly isByStranger?: boolean;
  readonly at: Date;
}

/** For a visitor the owner of the typed address, unconfirmed until that owner agrees. */
export async function attachGuest(transaction: Transaction<LineDatabase>, attachment: Attachment): Promise<void> {
  const { reservationId, contactId, firstGuest, isByStranger = false, at } = attachment;
  if (contactId !== undefined)
    return link(transaction, { reservationId, contactId, state: 'confirmed', address: null, at });
  const address = firstGuest?.email;
  if (!firstGuest || address === undefined) return;
  const owner = await ownerOf(transaction, address, isByStranger ? { ...firstGuest, ...noName } : firstGuest, at);
  await link(transaction, { reservationId, contactId: owner, state: 'unconfirmed', address, at });
}

const noName = { firstName: '', lastName: '' };

/**
 * An existing contact stays unchanged, whatever the visitor typed. A new one gets the name and the e-mail only: an
 * unverified phone number would let its owner sign in to another person's contact.
 */
async function ownerOf(
  transaction: Transaction<LineDatabase>,
  email: string,
  guest: GuestDetails,
  at: Date,
): Promise<string> {
  const known = await findOwner(transaction, email);
  if (known) return known;
  const contactId = randomUUID();
  await transaction
    .insertInto('contacts')
    .values(newContact(contactId, guest, at))
    .execute();
  const won = await transaction
    .insertInto('contact_emails')
    .values({ email, contact_id: contactId, is_primary: 1 })
    .onConflict((conflict) => conflict.doNothing())
    .returning('email')
    .executeTakeFirst();
  if (won) return contactId;
  // A concurrent booking with the same new address came first: its contact is used, and this one is removed.
  await transaction.deleteFrom('contacts').where('contact_id', '=', contactId).execute();
  const first = await findOwner(transaction, email);
  if (!first) throw new Error('An e-mail address is taken but has no contact.');
  return first;
}

async function findOwner(transaction: Transaction<LineDatabase>, email: string): Promise<string | undefined> {
  const row = await transaction
    .selectFrom('contact_emails')
    .select('contact_id')
    .where('email', '=', email)
    .executeTakeFirst();
  return row?.contact_id;
}

function newContact(contactId: string, guest: GuestDetails, at: Date) {
  return {
    contact_id: contactId,
    first_name: guest.firstName,
    last_name: guest.lastName,
    record_type_name: 'Guest',
    is_owned_by_consultant: 0,
    created_at: at.getTime(),
    opportunity_id: null,
    title: null,
    country_code: null,
    consultant_id: null,
    bio: null,
    gender: null,
    date_of_birth: null,
    accessibility_needs: null,
    passport: null,
  };
}

async function link(
  transaction: Transaction<LineDatabase>,
  owner: {
    readonly reservationId: string;
    readonly contactId: string;
    readonly state: 'unconfirmed' | 'confirmed';
    readonly address: string | null;
    readonly at: Date;
  },
): Promise<void> {
  await transaction
    .insertInto('reservation_contacts')
    .values({
      reservation_id: owner.reservationId,
      contact_id: owner.contactId,
      state: owner.state,
      address: owner.address,
      linked_at: owner.at.getTime(),
    })
    .execute();
}
