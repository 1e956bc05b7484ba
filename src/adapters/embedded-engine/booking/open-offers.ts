import type { CabinHold } from '../../../core/engine/booking';
import type { OpenTransaction } from '../../sql/line-database';
import { lockAddress, lockGuest } from '../../sql/row-locks';

/**
 * Decides whether the suites of this hold would exceed the unpaid offers that the guest may have open. A signed-in
 * guest is counted by contact, a visitor by the typed e-mail address. Concurrent callers for the same guest wait until
 * this transaction ends.
 */
export async function hasMaxOffers(
  transaction: OpenTransaction,
  hold: Pick<CabinHold, 'contactId' | 'guests' | 'otherSuites'>,
  max: number,
): Promise<boolean> {
  const { contactId } = hold;
  const email = hold.guests?.[0]?.email;
  if (contactId !== undefined) await lockGuest(transaction, contactId);
  else if (email !== undefined) await lockAddress(transaction, email);
  else return false;
  const open = await transaction
    .selectFrom('reservation_contacts')
    .innerJoin('reservations', 'reservations.reservation_id', 'reservation_contacts.reservation_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('reservations.status', '=', 'OF')
    .where('reservations.total_paid', '=', 0)
    .$if(contactId !== undefined, (select) =>
      select
        .where('reservation_contacts.contact_id', '=', contactId ?? '')
        .where('reservation_contacts.state', '=', 'confirmed'),
    )
    .$if(contactId === undefined, (select) =>
      select
        .where('reservation_contacts.address', '=', email ?? '')
        .where('reservation_contacts.state', '!=', 'disowned'),
    )
    .executeTakeFirstOrThrow();
  return Number(open.count) + 1 + (hold.otherSuites?.length ?? 0) > max;
}
