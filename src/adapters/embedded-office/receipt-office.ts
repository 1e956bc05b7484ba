import { reportChange, type RecordParts, textOfChange } from './record-change';
import { requireReservation } from './require-known';

/** Revokes the links in a guest's mails, for example after one was forwarded; the guest then signs in instead. */
export class ReceiptOffice {
  constructor(private readonly parts: RecordParts) {}

  revoke(reservationId: string): Promise<string> {
    const { clock } = this.parts;
    return textOfChange(this.parts, `revoke-receipts ${reservationId}`, async (transaction) => {
      await requireReservation(transaction, reservationId);
      const revoked_at = clock.now().getTime();
      await transaction
        .insertInto('revoked_receipts')
        .values({ reservation_id: reservationId, revoked_at })
        .onConflict((conflict) => conflict.column('reservation_id').doUpdateSet({ revoked_at }))
        .execute();
      return reportChange(`Links to ${reservationId} that were made until now open nothing any more.`);
    });
  }
}
