import type { GuestDetails } from '../../../core/engine/booking';
import { contactOfAddress } from '../../sql/contact-of-address';
import type { OpenTransaction } from '../../sql/line-database';

interface Attachment {
  readonly reservationId: string;
  readonly contactId?: string | undefined;
  readonly firstGuest: GuestDetails | undefined;
  /**
   * A visitor without a proved address typed address and names: a new contact gets no name until its owner gives one
   * (reliability F5).
   */
  readonly isUnproved?: boolean;
  readonly at: Date;
}

/**
 * Attaches the reservation to the signed-in guest, or for a visitor to the owner of the typed address, unconfirmed
 * until that owner agrees.
 */
export async function attachGuest(transaction: OpenTransaction, attachment: Attachment): Promise<void> {
  const { reservationId, contactId, firstGuest, isUnproved = false, at } = attachment;
  if (contactId !== undefined)
    return link(transaction, { reservationId, contactId, state: 'confirmed', address: null, at });
  const address = firstGuest?.email;
  if (!firstGuest || address === undefined) return;
  const owner = await contactOfAddress(transaction, address, { name: isUnproved ? noName : firstGuest, at });
  await link(transaction, { reservationId, contactId: owner, state: 'unconfirmed', address, at });
}

const noName = { firstName: '', lastName: '' };

async function link(
  transaction: OpenTransaction,
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
