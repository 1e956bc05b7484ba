import type { Kysely, Selectable, Transaction } from 'kysely';
import type { BeginPaymentOutcome, PaymentIntent, PaymentIntents } from '../../core/engine/payment-intents.port';
import type { Clock } from '../../core/shared/clock.port';
import { money } from '../../core/shared/money';
import { lockReservation } from '../sql/row-locks';
import { atomically } from '../sql/atomically';
import type { LineDatabase } from '../sql/line-database';

type IntentRow = Selectable<LineDatabase['payment_intents']>;
type Payment = Parameters<PaymentIntents['begin']>[0];

const open = ['charging', 'awaiting-code', 'on-hosted-page'] as const;
const payable = ['BK', 'OF'];
const batchSize = 100;

export class EmbeddedPaymentIntents implements PaymentIntents {
  constructor(
    private readonly db: Kysely<LineDatabase>,
    private readonly clock: Clock,
  ) {}

  async begin(payment: Payment): Promise<BeginPaymentOutcome> {
    return atomically(this.db, (transaction) => this.enter(transaction, payment));
  }

  async find(paymentId: string): Promise<PaymentIntent | undefined> {
    return findIntent(this.db, paymentId);
  }

  async findOpen(reservationId: string): Promise<readonly PaymentIntent[]> {
    const rows = await this.db
      .selectFrom('payment_intents')
      .selectAll()
      .where('reservation_id', '=', reservationId)
      .where('state', 'in', open)
      .orderBy('changed_at')
      .execute();
    return rows.map(toIntent);
  }

  async move({ paymentId, from, to }: Parameters<PaymentIntents['move']>[0]): Promise<boolean> {
    const moved = await this.db
      .updateTable('payment_intents')
      .set({ state: to, changed_at: this.now() })
      .where('payment_id', '=', paymentId)
      .where('state', '=', from)
      .returning('payment_id')
      .executeTakeFirst();
    return moved !== undefined;
  }

  async findUnsettled(changedBefore: Date): Promise<readonly PaymentIntent[]> {
    const rows = await this.db
      .selectFrom('payment_intents')
      .selectAll()
      .where('state', 'in', open)
      .where('changed_at', '<', changedBefore.getTime())
      .orderBy('changed_at')
      .limit(batchSize)
      .execute();
    return rows.map(toIntent);
  }

  /** The reservation's row lock serialises payments on it. */
  private async enter(transaction: Transaction<LineDatabase>, payment: Payment): Promise<BeginPaymentOutcome> {
    const reservation = await lockReservation(transaction, payment.reservationId);
    const known = await findIntent(transaction, payment.paymentId);
    if (known) return { kind: 'known', intent: known };
    if (!reservation || !payable.includes(reservation.status) || reservation.currency !== payment.amount.currency)
      return { kind: 'not-payable' };
    if (payment.amount.amount <= 0 || reservation.total_paid + payment.amount.amount > reservation.total)
      return { kind: 'not-payable' };
    if (await isCharging(transaction, payment.reservationId)) return { kind: 'under-way' };
    await this.dropOpenChallenge(transaction, payment.reservationId);
    await transaction
      .insertInto('payment_intents')
      .values({
        payment_id: payment.paymentId,
        reservation_id: payment.reservationId,
        amount: payment.amount.amount,
        currency: payment.amount.currency,
        state: 'charging',
        changed_at: this.now(),
      })
      .execute();
    return { kind: 'begun' };
  }

  /** The guest paid with another card instead of answering the challenge: the old one can no longer be answered. */
  private async dropOpenChallenge(transaction: Transaction<LineDatabase>, reservationId: string): Promise<void> {
    await transaction
      .updateTable('payment_intents')
      .set({ state: 'declined', changed_at: this.now() })
      .where('reservation_id', '=', reservationId)
      .where('state', '=', 'awaiting-code')
      .execute();
  }

  private now(): number {
    return this.clock.now().getTime();
  }
}

async function findIntent(db: Kysely<LineDatabase>, paymentId: string): Promise<PaymentIntent | undefined> {
  const row = await db.selectFrom('payment_intents').selectAll().where('payment_id', '=', paymentId).executeTakeFirst();
  return row && toIntent(row);
}

async function isCharging(transaction: Transaction<LineDatabase>, reservationId: string): Promise<boolean> {
  const row = await transaction
    .selectFrom('payment_intents')
    .select('payment_id')
    .where('reservation_id', '=', reservationId)
    .where('state', '=', 'charging')
    .executeTakeFirst();
  return row !== undefined;
}

const toIntent = (row: IntentRow): PaymentIntent => ({
  paymentId: row.payment_id,
  reservationId: row.reservation_id,
  amount: money(row.amount, row.currency),
  state: row.state,
  changedAt: new Date(row.changed_at),
});
