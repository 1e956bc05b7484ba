import type { Kysely, Selectable } from 'kysely';
import type { CardPayments } from '../../core/engine/card-payments.port';
import { formatMoney, money } from '../../core/shared/money';
import { depositOf } from '../embedded-engine/booking/record-payment';
import { atomically } from '../sql/atomically';
import type { LineDatabase } from '../sql/line-database';
import { recordWebhookEvent } from '../sql/record-webhook-event';
import { lockReservation } from '../sql/row-locks';
import { logEntry } from './office-tables';

type Refund = Selectable<LineDatabase['refunds']>;

interface GiveBackParts {
  readonly db: Kysely<LineDatabase>;
  readonly cards: Pick<CardPayments, 'giveBack'>;
  readonly now: Date;
  readonly who: string;
}

/**
 * Makes the outstanding refunds of a cancelled reservation and returns a sentence for each payment. Refund numbers are
 * idempotent at the card processor, and each success is recorded once: an interrupted command can be repeated.
 */
export async function giveBack(parts: GiveBackParts, reservationId: string): Promise<readonly string[]> {
  const due = await parts.db
    .selectFrom('refunds')
    .selectAll()
    .where('reservation_id', '=', reservationId)
    .where('state', '=', 'due')
    .orderBy('refund_id')
    .execute();
  const said: string[] = [];
  for (const refund of due) said.push(await giveOneBack(parts, refund));
  return said;
}

async function giveOneBack(parts: GiveBackParts, refund: Refund): Promise<string> {
  const amount = money(refund.amount, refund.currency);
  const outcome = await parts.cards
    .giveBack({ refundId: refund.refund_id, reference: refund.reference, amount })
    .catch(() => undefined);
  switch (outcome) {
    case 'given-back':
      return settle(parts, refund, {
        state: 'given-back',
        text: `${formatMoney(amount)} went back to the card ending in ${refund.card_last4}.`,
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
  { db, now, who }: GiveBackParts,
  refund: Refund,
  { state, text }: { readonly state: 'given-back' | 'by-hand'; readonly text: string },
): Promise<string> {
  const { refund_id: refundId, reservation_id: reservationId, amount, currency, card_last4: cardLast4 } = refund;
  await atomically(db, async (transaction) => {
    const row = await lockReservation(transaction, reservationId);
    const settled = await transaction
      .updateTable('refunds')
      .set({ state })
      .where('refund_id', '=', refundId)
      .where('state', '=', 'due')
      .returning('refund_id')
      .executeTakeFirst();
    if (!row || !settled) return;
    await logEntry(transaction, { at: now.getTime(), who, command: `cancel ${reservationId}`, outcome: text });
    if (state === 'by-hand') return;
    await transaction
      .insertInto('payments')
      .values({
        payment_id: refundId,
        reservation_id: reservationId,
        amount: -amount,
        currency,
        card_last4: cardLast4,
        paid_at: now.getTime(),
      })
      .execute();
    await recordWebhookEvent(transaction, 'payment.refunded', refundId, () => ({
      refundId,
      reservationId,
      amount: money(amount, currency),
    }));
    const paid = row.total_paid - amount;
    await transaction
      .updateTable('reservations')
      .set({ total_paid: paid, deposit_paid: Math.min(paid, depositOf(row)) })
      .where('reservation_id', '=', reservationId)
      .execute();
  });
  return text;
}
