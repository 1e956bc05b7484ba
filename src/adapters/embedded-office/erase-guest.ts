import { sql, type Transaction } from 'kysely';
import type { LineDatabase } from '../sql/line-database';
import { lockGuest } from '../sql/row-locks';
import { endedSession } from '../embedded-state/sign-in/session-store';
import { eraseTrips, findOpenTrips } from './erase-trips';
import { findSigned } from '../embedded-crm/privacy/sent-forms';

export type Erasure =
  | { readonly kind: 'erased' }
  /** Bookings, offers and waitlist entries must be ended with the guest first. */
  | { readonly kind: 'open-trips'; readonly reservationIds: readonly string[] }
  | { readonly kind: 'payment-under-way' };

const tablesOfGuests = [
  'trip_change_notices',
  'known_trips',
  'favourites',
  'guest_preferences',
  'notification_choices',
  'profile_pictures',
  'appointments',
  'calendar_shares',
  'consents',
  'contact_points',
  'contact_addresses',
  'contact_emails',
  'contact_phones',
  'verified_addresses',
  'passkeys',
  'staff_members',
] as const;

/** Leaves only an unreferenced id of a contact, so that it is never assigned again. */
const erasedContact = {
  opportunity_id: null,
  title: null,
  first_name: '',
  last_name: '',
  country_code: null,
  is_owned_by_consultant: 0,
  consultant_id: null,
  bio: null,
  gender: null,
  date_of_birth: null,
  accessibility_needs: null,
  passport: null,
  data_salt: null,
  client_ref: null,
} as const;

/** Erases all data of a guest that the line need not keep, or nothing. A repeat erases what arrived since. */
export async function eraseGuest(
  transaction: Transaction<LineDatabase>,
  { contactId, now }: { readonly contactId: string; readonly now: number },
): Promise<Erasure> {
  await lockGuest(transaction, contactId);
  const reservationIds = await findOpenTrips(transaction, contactId);
  if (reservationIds.length > 0) return { kind: 'open-trips', reservationIds };
  if (await isPaying(transaction, contactId)) return { kind: 'payment-under-way' };
  await eraseTrips(transaction, contactId);
  // The owner of an inquiry is determined by the addresses, so they are erased after it.
  await eraseMessages(transaction, contactId);
  await eraseProofs(transaction, contactId);
  await eraseParty(transaction, contactId);
  await erasePreparations(transaction, contactId);
  await eraseRequests(transaction, contactId);
  await eraseWatches(transaction, contactId);
  for (const table of tablesOfGuests) await transaction.deleteFrom(table).where('contact_id', '=', contactId).execute();
  await transaction
    .updateTable('sessions')
    .set({ ...endedSession(now), contact_id: null })
    .where('contact_id', '=', contactId)
    .execute();
  await transaction
    .updateTable('contacts')
    .set({ ...erasedContact, erased_at: now })
    .where('contact_id', '=', contactId)
    .execute();
  return { kind: 'erased' };
}

/** Roles of the guest, those that they gave, and invitations to their addresses. */
async function eraseParty(transaction: Transaction<LineDatabase>, contactId: string): Promise<void> {
  await transaction
    .deleteFrom('party_members')
    .where(({ or, eb, selectFrom }) =>
      or([
        eb('contact_id', '=', contactId),
        eb('inviter_id', '=', contactId),
        eb('holder_id', '=', contactId),
        eb('email', 'in', selectFrom('contact_emails').select('email').where('contact_id', '=', contactId)),
      ]),
    )
    .execute();
}

/**
 * Deletes entries that the guest made about themself on any trip; entries for a trip of theirs are deleted with the
 * trip.
 */
async function erasePreparations(transaction: Transaction<LineDatabase>, contactId: string): Promise<void> {
  await transaction.deleteFrom('preparation_entries').where('owner_id', '=', contactId).execute();
  await transaction.deleteFrom('preparation_remembered').where('contact_id', '=', contactId).execute();
}

/** Deletes the guest's requests with their files, here and in the embedded CRM, and who has read them. */
async function eraseRequests(transaction: Transaction<LineDatabase>, contactId: string): Promise<void> {
  await transaction
    .deleteFrom('trip_request_files')
    .where('message_id', 'in', (query) =>
      query
        .selectFrom('trip_request_messages')
        .innerJoin('trip_requests', 'trip_requests.request_id', 'trip_request_messages.request_id')
        .select('message_id')
        .where('contact_id', '=', contactId),
    )
    .execute();
  for (const [requests, parts] of [
    ['trip_requests', ['trip_request_messages']],
    ['crm_cases', ['crm_case_readings', 'crm_case_messages']],
  ] as const) {
    for (const part of parts)
      await transaction
        .deleteFrom(part)
        .where('request_id', 'in', (query) =>
          query.selectFrom(requests).select('request_id').where('contact_id', '=', contactId),
        )
        .execute();
    await transaction.deleteFrom(requests).where('contact_id', '=', contactId).execute();
  }
}

/** What addresses of the guest watch. They are found by being read: a digest of them needs a key that is not here. */
async function eraseWatches(transaction: Transaction<LineDatabase>, contactId: string): Promise<void> {
  const emails = await transaction
    .selectFrom('contact_emails')
    .select('email')
    .where('contact_id', '=', contactId)
    .execute();
  const own = new Set(emails.map(({ email }) => email));
  const owners = await transaction.selectFrom('watch_owners').select(['owner_id', 'email', 'email_sealed']).execute();
  const ownerIds = owners.flatMap(({ owner_id: id, email }) => (email !== null && own.has(email) ? [id] : []));
  if (ownerIds.length === 0) return;
  for (const table of ['watches', 'watch_owners'] as const)
    await transaction.deleteFrom(table).where('owner_id', 'in', ownerIds).execute();
}

async function eraseProofs(transaction: Transaction<LineDatabase>, contactId: string): Promise<void> {
  await transaction
    .deleteFrom('booking_actors')
    .where(({ or, eb, selectFrom }) =>
      or([
        eb('proved', '=', `contact:${contactId}`),
        eb('proved', 'in', selectFrom('contact_emails').select('email').where('contact_id', '=', contactId)),
      ]),
    )
    .execute();
}

/** A payment may be under way for a reservation that does not exist yet (D7). */
async function isPaying(transaction: Transaction<LineDatabase>, contactId: string): Promise<boolean> {
  const hold = await transaction
    .selectFrom('holds')
    .select('hold_id')
    .where('contact_id', '=', contactId)
    .where('reservation_id', 'is', null)
    .where('payment_started_at', 'is not', null)
    .executeTakeFirst();
  return hold !== undefined;
}

/** Erases the guest's inquiries (ADR 0032) with their leads, and every form sent signed in, delivered or not. */
async function eraseMessages(transaction: Transaction<LineDatabase>, contactId: string): Promise<void> {
  const inquiries = await transaction
    .deleteFrom('inquiries')
    .where(({ or, eb }) =>
      or([
        eb('contact_id', '=', contactId),
        sql<boolean>`(inquiries.contact_id is null and inquiries.address in (select email from contact_emails where contact_emails.contact_id = ${contactId}))`,
      ]),
    )
    .returning('submission_id')
    .execute();
  for (const table of ['leads', 'lead_outbox'] as const) {
    const signed = await findSigned(transaction, table, contactId);
    const submissionIds = [
      ...inquiries.map(({ submission_id: id }) => id),
      ...signed.map(({ submissionId }) => submissionId),
    ];
    if (submissionIds.length > 0)
      await transaction.deleteFrom(table).where('submission_id', 'in', submissionIds).execute();
  }
}
