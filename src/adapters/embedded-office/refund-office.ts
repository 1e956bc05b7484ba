import { formatMoney, money } from '../../core/shared/money';
import { toDueRefund } from '../embedded-engine/booking/due-refund-row';
import { settleRefund } from '../embedded-engine/booking/settle-refund';
import { reportChange, type RecordParts, textOfChange } from './record-change';
import { refuse } from './refused-command';
import { requireReservation } from './require-known';

const explanations = {
  due: 'due, a node makes it within half a minute',
  'by-hand': 'by hand: nobody but the line can make it',
  'given-back': 'given back',
} as const;

/**
 * Operators see refunds of ended reservations, also those that staff make outside of this site (reliability F7, F10).
 */
export class RefundOffice {
  constructor(private readonly parts: RecordParts) {}

  async list(reservationId: string | undefined): Promise<readonly string[]> {
    const rows = await this.parts.db
      .selectFrom('refunds')
      .selectAll()
      .$if(reservationId === undefined, (select) => select.where('state', '!=', 'given-back'))
      .$if(reservationId !== undefined, (select) => select.where('reservation_id', '=', reservationId ?? ''))
      .orderBy('reservation_id')
      .orderBy('refund_id')
      .execute();
    if (rows.length === 0 && reservationId !== undefined) await requireReservation(this.parts.db, reservationId);
    return rows.map((row) =>
      [
        row.refund_id,
        row.reservation_id,
        formatMoney(money(row.amount, row.currency)),
        row.card_last4 === null ? '-' : `card ending in ${row.card_last4}`,
        explanations[row.state],
      ].join('\t'),
    );
  }

  /** Records that a refund by hand has reached the guest; pages and messages then show it as refunded. */
  confirm(refundId: string): Promise<string> {
    const { clock } = this.parts;
    return textOfChange(this.parts, `refunds done ${refundId}`, async (transaction) => {
      const row = await transaction
        .selectFrom('refunds')
        .selectAll()
        .where('refund_id', '=', refundId)
        .executeTakeFirst();
      if (!row) return refuse(`There is no refund ${refundId}.`);
      const refund = toDueRefund(row);
      const isSettled =
        row.state === 'by-hand' &&
        (await settleRefund(transaction, refund, { from: 'by-hand', state: 'given-back', at: clock.now() }));
      return isSettled
        ? reportChange(`${formatMoney(refund.amount)} of ${refund.reservationId} is given back.`)
        : refuse(`${refundId} is ${explanations[row.state]}; only a refund by hand is confirmed.`);
    });
  }
}
