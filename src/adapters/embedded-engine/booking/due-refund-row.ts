import type { DueRefund } from '../../../core/engine/due-refunds.port';
import { money } from '../../../core/shared/money';
import type { LineDatabase } from '../../sql/line-database';

export const toDueRefund = (row: LineDatabase['refunds']): DueRefund => ({
  refundId: row.refund_id,
  reservationId: row.reservation_id,
  reference: row.reference,
  amount: money(row.amount, row.currency),
  ...(row.card_last4 === null ? {} : { cardLast4: row.card_last4 }),
});
