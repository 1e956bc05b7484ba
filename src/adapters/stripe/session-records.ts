import type { Kysely, Selectable } from 'kysely';
import type { HostedPage } from '../../core/engine/payments.port';
import type { Money } from '../../core/shared/money';
import type { LineDatabase } from '../sql/line-database';

type SessionRow = Selectable<LineDatabase['stripe_payments']>;

/** What a Checkout session is made of. The same attempt always sends the same values under its idempotency key. */
export interface SessionOrder {
  readonly amount: Money;
  readonly email?: string | undefined;
  readonly page: HostedPage;
  /** Seconds since 1970. */
  readonly expiresAt: number;
}

export interface SessionRecord {
  readonly reference: string;
  readonly attempt: number;
  readonly sessionId: string | undefined;
  readonly order: SessionOrder;
  readonly state: SessionRow['state'];
  readonly paymentIntent: string | undefined;
  readonly cardLast4: string | undefined;
}

type Step = Pick<SessionRecord, 'reference' | 'attempt'>;

/** The site's own records of Checkout sessions: Stripe finds a session by its id only, not by our reference. */
export class SessionRecords {
  constructor(private readonly db: Kysely<LineDatabase>) {}

  async find(reference: string): Promise<SessionRecord | undefined> {
    return this.findBy('reference', reference);
  }

  async findByPaymentIntent(paymentIntent: string): Promise<SessionRecord | undefined> {
    return this.findBy('payment_intent', paymentIntent);
  }

  /** Of many callers one opens the first attempt, or the next one after an attempt that has ended. */
  async openAttempt(reference: string, order: SessionOrder, ended?: SessionRecord): Promise<void> {
    const values = {
      attempt: (ended?.attempt ?? 0) + 1,
      session_id: null,
      page_order: JSON.stringify(order),
      state: 'open' as const,
      amount: order.amount.amount,
      currency: order.amount.currency,
      payment_intent: null,
      card_last4: null,
      changed_at: Date.now(),
    };
    await this.db
      .insertInto('stripe_payments')
      .values({ reference, ...values })
      .onConflict((conflict) =>
        conflict
          .column('reference')
          .doUpdateSet(values)
          .where('stripe_payments.state', '=', 'ended')
          .where('stripe_payments.attempt', '=', ended?.attempt ?? 0),
      )
      .execute();
  }

  async noteSession(step: Step, sessionId: string): Promise<void> {
    await this.change(step, { session_id: sessionId });
  }

  async notePaid(step: Step, { paymentIntent, cardLast4 }: Pick<SessionRecord, 'paymentIntent' | 'cardLast4'>) {
    await this.change(step, {
      state: 'paid',
      payment_intent: paymentIntent ?? null,
      card_last4: cardLast4 ?? null,
    });
  }

  async noteEnd(step: Step): Promise<void> {
    await this.change(step, { state: 'ended' });
  }

  async noteRefund({ reference, attempt }: Step, paymentIntent: string | undefined): Promise<void> {
    await this.db
      .updateTable('stripe_payments')
      .set({
        state: 'refunded',
        changed_at: Date.now(),
        ...(paymentIntent === undefined ? {} : { payment_intent: paymentIntent }),
      })
      .where('reference', '=', reference)
      .where('attempt', '=', attempt)
      .execute();
  }

  /** Only an open attempt changes: what Stripe reported once as paid is never taken back by an older answer. */
  private async change({ reference, attempt }: Step, values: Partial<SessionRow>): Promise<void> {
    await this.db
      .updateTable('stripe_payments')
      .set({ ...values, changed_at: Date.now() })
      .where('reference', '=', reference)
      .where('attempt', '=', attempt)
      .where('state', '=', 'open')
      .execute();
  }

  private async findBy(column: 'reference' | 'payment_intent', value: string): Promise<SessionRecord | undefined> {
    const row = await this.db.selectFrom('stripe_payments').selectAll().where(column, '=', value).executeTakeFirst();
    return row && toRecord(row);
  }
}

/** This adapter wrote the JSON from the same types, so it is not validated again. */
const toRecord = (row: SessionRow): SessionRecord => ({
  reference: row.reference,
  attempt: row.attempt,
  sessionId: row.session_id ?? undefined,
  order: JSON.parse(row.page_order) as SessionOrder,
  state: row.state,
  paymentIntent: row.payment_intent ?? undefined,
  cardLast4: row.card_last4 ?? undefined,
});
