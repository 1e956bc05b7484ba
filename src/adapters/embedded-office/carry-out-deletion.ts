import type { OpenTransaction } from '../sql/line-database';
import { eraseGuest, type Erasure } from './erase-guest';

type DeletionOutcome =
  | Exclude<Erasure, { readonly kind: 'erased' }>
  | { readonly kind: 'carried-out' | 'carried-out-again'; readonly contactId: string }
  | { readonly kind: 'unknown-request' };

/** A repeat erases what arrived since, such as a lead that was being delivered. */
export async function carryOutDeletion(
  transaction: OpenTransaction,
  { requestId, now }: { readonly requestId: string; readonly now: number },
): Promise<DeletionOutcome> {
  // An update without a change serves as row lock: a concurrent withdrawal happens before or after this step.
  const request = await transaction
    .updateTable('deletion_requests')
    .set(({ ref }) => ({ request_id: ref('request_id') }))
    .where('request_id', '=', requestId)
    .returning(['contact_id', 'state'])
    .executeTakeFirst();
  if (!request || request.state === 'withdrawn') return { kind: 'unknown-request' };
  const { contact_id: contactId, state } = request;
  const outcome = await eraseGuest(transaction, { contactId, now });
  if (outcome.kind !== 'erased') return outcome;
  if (state === 'carried-out') return { kind: 'carried-out-again', contactId };
  await transaction
    .updateTable('deletion_requests')
    .set({ state: 'carried-out', settled_at: now })
    .where('request_id', '=', requestId)
    .execute();
  return { kind: 'carried-out', contactId };
}
