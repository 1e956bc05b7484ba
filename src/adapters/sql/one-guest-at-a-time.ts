import type { Transaction } from 'kysely';
import type { LineDatabase } from './line-database';

/** A write of the guest's own row, which changes nothing, makes this guest's changes wait for each other on every node. */
export async function oneGuestAtATime(transaction: Transaction<LineDatabase>, contactId: string): Promise<void> {
  await transaction
    .updateTable('contacts')
    .set(({ ref }) => ({ contact_id: ref('contact_id') }))
    .where('contact_id', '=', contactId)
    .execute();
}
