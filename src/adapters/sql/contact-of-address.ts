import { randomUUID } from 'node:crypto';
import type { OpenTransaction } from './line-database';

interface ContactName {
  readonly firstName: string;
  readonly lastName: string;
}

/** Columns of a new contact of which nothing but name and address is known. */
export const unknownFacts = {
  opportunity_id: null,
  title: null,
  country_code: null,
  consultant_id: null,
  bio: null,
  gender: null,
  date_of_birth: null,
  accessibility_needs: null,
  passport: null,
} as const;

/** Returns a new contact of which only the name is known. */
export const namedContact = (contactId: string, { firstName, lastName }: ContactName, at: Date) =>
  ({
    contact_id: contactId,
    first_name: firstName,
    last_name: lastName,
    record_type_name: 'Guest',
    is_owned_by_consultant: 0,
    created_at: at.getTime(),
    ...unknownFacts,
  }) as const;

/**
 * The contact with this e-mail address, unchanged whatever the name; else a new one with the name and the address only.
 * A phone number is not stored, because its owner could sign in to another person's contact while it is unverified.
 */
export async function contactOfAddress(
  transaction: OpenTransaction,
  email: string,
  { name, at }: { readonly name: ContactName; readonly at: Date },
): Promise<string> {
  const knownContact = await findContact(transaction, email);
  if (knownContact !== undefined) return knownContact;
  const contactId = randomUUID();
  await transaction
    .insertInto('contacts')
    .values(namedContact(contactId, name, at))
    .execute();
  const claimedAddress = await transaction
    .insertInto('contact_emails')
    .values({ email, contact_id: contactId, is_primary: 1 })
    .onConflict((conflict) => conflict.doNothing())
    .returning('email')
    .executeTakeFirst();
  if (claimedAddress) return contactId;
  // A concurrent request with the same new address came first: its contact is used, and this one is removed.
  await transaction.deleteFrom('contacts').where('contact_id', '=', contactId).execute();
  const first = await findContact(transaction, email);
  if (first === undefined) throw new Error('An e-mail address is taken but has no contact.');
  return first;
}

async function findContact(transaction: OpenTransaction, email: string): Promise<string | undefined> {
  const row = await transaction
    .selectFrom('contact_emails')
    .select('contact_id')
    .where('email', '=', email)
    .executeTakeFirst();
  return row?.contact_id;
}
