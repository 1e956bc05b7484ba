import type { DueRefund } from '../../core/engine/due-refunds.port';
import type { Payments } from '../../core/engine/payments.port';
import { formatMoney } from '../../core/shared/money';
import { settleRefund } from '../embedded-engine/booking/settle-refund';
import { toDueRefund } from '../embedded-engine/booking/due-refund-row';
import { atomically } from '../sql/atomically';
import type { OpenDatabase } from '../sql/line-database';
import { logEntry } from './office-tables';

interface RefundParts {
  readonly db: OpenDatabase;
  readonly payments: Pick<Payments, 'refundAmount'>;
  readonly now: Date;
  readonly who: string;
}

/** Refund ids are idempotent and each success is recorded once, so that an interrupted command can be repeated. */
export async function refundReservation(parts: RefundParts, reservationId: string): Promise<readonly string[]> {
  const due = await parts.db
    .selectFrom('refunds')
    .selectAll()
    .where('reservation_id', '=', reservationId)
    .where('state', '=', 'due')
    .orderBy('refund_id')
    .execute();
  const lines: string[] = [];
  for (const refund of due) lines.push(await refundOne(parts, toDueRefund(refund)));
  return lines;
}

async function refundOne(parts: RefundParts, refund: DueRefund): Promise<string> {
  const { refundId, reference, amount, cardLast4 } = refund;
  const outcome = await parts.payments.refundAmount({ refundId, reference, amount }).catch(() => undefined);
  switch (outcome) {
    case 'given-back':
      return settle(parts, refund, {
        state: 'given-back',
        text: `${formatMoney(amount)} went back to the card ending in ${cardLast4}.`,
      });
    case 'refused':
      return settle(parts, refund, {
        state: 'by-hand',
        text: `${formatMoney(amount)} is not among the card payments of this site: give it back by hand.`,
      });
    case undefined:
      return `${formatMoney(amount)} could not be given back now. Give the command again.`;
  }
}

async function settle(
  { db, now, who }: RefundParts,
  refund: DueRefund,
  { state, text }: { readonly state: 'given-back' | 'by-hand'; readonly text: string },
): Promise<string> {
  await atomically(db, async (transaction) => {
    if (await settleRefund(transaction, refund, { state, at: now }))
      await logEntry(transaction, {
        at: now.getTime(),
        who,
        command: `cancel ${refund.reservationId}`,
        outcome: text,
      });
  });
  return text;
}
