import type {
  BeginPaymentOutcome,
  PaymentIntent,
  PaymentIntents,
  PaymentShare,
  PaymentState,
} from '../../core/engine/payment-intents.port';
import type { Clock } from '../../core/shared/clock.port';
import { money } from '../../core/shared/money';
import { readShares } from './booking/payment-shares';
import { lockReservation } from '../sql/row-locks';
import { atomically } from '../sql/atomically';
import type { LineDatabase, OpenDatabase, OpenTransaction } from '../sql/line-database';
import { isActive } from '../../core/trips/active-reservation';

type IntentRow = LineDatabase['payment_intents'];
type ReservationRow = LineDatabase['reservations'];
type Payment = Parameters<PaymentIntents['begin']>[0];

const open = ['charging', 'awaiting-code', 'on-hosted-page'] as const;
type OpenState = (typeof open)[number];
const sharedState = <State extends PaymentState>(state: State): `shared-${State}` => `shared-${state}`;
const withSharedState = <State extends PaymentState>(state: State) => [state, sharedState(state)] as const;
const isOpen = (state: PaymentState): state is OpenState => open.some((one) => one === state);

export class EmbeddedPaymentIntents implements PaymentIntents {
  constructor(
    private readonly db: OpenDatabase,
    private readonly clock: Clock,
  ) {}

  async begin(payment: Payment): Promise<BeginPaymentOutcome> {
    return atomically(this.db, (transaction) => this.enter(transaction, payment));
  }

  async find(paymentId: string): Promise<PaymentIntent | undefined> {
    return findIntent(this.db, paymentId);
  }

  async findOpen(reservationId: string): Promise<readonly PaymentIntent[]> {
    const rows = await intentsOn(this.db, [reservationId], open).selectAll().orderBy('changed_at').execute();
    return rows.map(toIntent);
  }

  async move({ paymentId, from, to }: Parameters<PaymentIntents['move']>[0]): Promise<boolean> {
    const movedIntent = await this.db
      .updateTable('payment_intents')
      .set(({ eb }) => ({
        state: isOpen(to) ? eb.case().when('shares', 'is', null).then(to).else(sharedState(to)).end() : to,
        changed_at: this.now(),
      }))
      .where('payment_id', '=', paymentId)
      .where('state', 'in', withSharedState(from))
      .returning('payment_id')
      .executeTakeFirst();
    return movedIntent !== undefined;
  }

  async findUnsettled({
    changedBefore,
    after,
    limit,
  }: Parameters<PaymentIntents['findUnsettled']>[0]): Promise<readonly PaymentIntent[]> {
    const rows = await this.db
      .selectFrom('payment_intents')
      .selectAll()
      .where('state', 'in', open.flatMap(withSharedState))
      .where('changed_at', '<', changedBefore.getTime())
      .where('payment_id', '>', after)
      .orderBy('payment_id')
      .limit(limit)
      .execute();
    return rows.map(toIntent);
  }

  /** Row locks of the reservations serialise payments on them. */
  private async enter(transaction: OpenTransaction, payment: Payment): Promise<BeginPaymentOutcome> {
    const { paymentId, reservationId, amount, shares } = payment;
    const parts = shares ?? [{ reservationId, amount }];
    const arePayable: boolean[] = [];
    for (const part of parts) arePayable.push(isPayable(await lockReservation(transaction, part.reservationId), part));
    const knownIntent = await findIntent(transaction, paymentId);
    if (knownIntent) return { kind: 'known', intent: knownIntent };
    const sum = parts.reduce((total, part) => total + part.amount.amount, 0);
    if (arePayable.includes(false) || sum !== amount.amount) return { kind: 'not-payable' };
    const reservationIds = parts.map((part) => part.reservationId);
    const charging = await intentsOn(transaction, reservationIds, ['charging']).select('payment_id').executeTakeFirst();
    if (charging) return { kind: 'in-progress' };
    await this.dropOpenChallenges(transaction, reservationIds);
    await transaction
      .insertInto('payment_intents')
      .values({
        payment_id: paymentId,
        reservation_id: reservationId,
        amount: amount.amount,
        currency: amount.currency,
        state: shares ? sharedState('charging') : 'charging',
        shares: shares ? JSON.stringify(shares) : null,
        changed_at: this.now(),
      })
      .execute();
    return { kind: 'begun' };
  }

  /** The guest paid with another card instead of answering the challenge, so the former challenge is closed. */
  private async dropOpenChallenges(transaction: OpenTransaction, reservationIds: readonly string[]): Promise<void> {
    const awaitedIntents = await intentsOn(transaction, reservationIds, ['awaiting-code'])
      .select('payment_id')
      .execute();
    if (awaitedIntents.length === 0) return;
    await transaction
      .updateTable('payment_intents')
      .set({ state: 'declined', changed_at: this.now() })
      .where(
        'payment_id',
        'in',
        awaitedIntents.map(({ payment_id: id }) => id),
      )
      .execute();
  }

  private now(): number {
    return this.clock.now().getTime();
  }
}

async function findIntent(db: OpenDatabase, paymentId: string): Promise<PaymentIntent | undefined> {
  const row = await db.selectFrom('payment_intents').selectAll().where('payment_id', '=', paymentId).executeTakeFirst();
  return row && toIntent(row);
}

function isPayable(row: ReservationRow | undefined, { amount }: PaymentShare): boolean {
  return (
    row !== undefined &&
    isActive(row) &&
    row.currency === amount.currency &&
    amount.amount > 0 &&
    row.total_paid + amount.amount <= row.total
  );
}

/**
 * Intents in one of these states on one of these reservations, or with shares on any that was reserved together with
 * one of them.
 */
const intentsOn = (db: OpenDatabase, reservationIds: readonly string[], states: readonly OpenState[]) =>
  db.selectFrom('payment_intents').where(({ and, or, eb, selectFrom }) =>
    or([
      and([eb('reservation_id', 'in', reservationIds), eb('state', 'in', states)]),
      and([
        eb('state', 'in', states.map(sharedState)),
        eb(
          'reservation_id',
          'in',
          selectFrom('reservations')
            .select('reservation_id')
            .where(
              'group_id',
              'in',
              selectFrom('reservations as this').select('group_id').where('this.reservation_id', 'in', reservationIds),
            ),
        ),
      ]),
    ]),
  );

const toIntent = (row: IntentRow): PaymentIntent => ({
  paymentId: row.payment_id,
  reservationId: row.reservation_id,
  amount: money(row.amount, row.currency),
  ...(row.shares === null ? {} : { shares: readShares(row.shares) }),
  state: row.state.replace('shared-', '') as PaymentState,
  changedAt: new Date(row.changed_at),
});
