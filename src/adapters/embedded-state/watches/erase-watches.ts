import type { EraseGuest } from '../../sql/guest-erasure';

/** What addresses of the guest watch. They are found by being read: a digest of them needs a key that is not here. */
export const eraseWatches: EraseGuest = async (transaction, { contactId }) => {
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
};
