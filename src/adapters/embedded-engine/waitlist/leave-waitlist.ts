import type { OpenTransaction } from '../../sql/line-database';

/** Ends the entry, withdraws its offer and frees its cabin. A reservation without an entry stays unchanged. */
export async function leaveWaitlist(transaction: OpenTransaction, reservationId: string): Promise<void> {
  await transaction
    .updateTable('place_offers')
    .set({ outcome: 'withdrawn' })
    .where('reservation_id', '=', reservationId)
    .where('outcome', 'is', null)
    .execute();
  await transaction
    .updateTable('waitlist_places')
    .set({ state: 'left' })
    .where('reservation_id', '=', reservationId)
    .execute();
  await transaction
    .deleteFrom('cabin_claims')
    .where('reservation_id', 'is', null)
    .where('hold_id', 'in', (select) =>
      select.selectFrom('place_offers').select('offer_id').where('reservation_id', '=', reservationId),
    )
    .execute();
}
