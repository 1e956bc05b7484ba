import type { EraseGuest } from '../../sql/guest-erasure';
import type { OpenTransaction } from '../../sql/line-database';

export const eraseWatches: EraseGuest = async (transaction, { contactId }) => {
  const emails = await transaction
    .selectFrom('contact_emails')
    .select('email')
    .where('contact_id', '=', contactId)
    .execute();
  await eraseWatchesOf(
    transaction,
    emails.map(({ email }) => email),
  );
};

/**
 * Erases watches of these addresses. All owners are read to find them, because their digests need a key that is not
 * available here.
 */
export async function eraseWatchesOf(transaction: OpenTransaction, emails: readonly string[]): Promise<void> {
  const own = new Set(emails);
  const owners = await transaction.selectFrom('watch_owners').select(['owner_id', 'email', 'email_sealed']).execute();
  const ownerIds = owners.flatMap(({ owner_id: id, email }) => (email !== null && own.has(email) ? [id] : []));
  if (ownerIds.length === 0) return;
  for (const table of ['watches', 'watch_owners'] as const)
    await transaction.deleteFrom(table).where('owner_id', 'in', ownerIds).execute();
}
