import type { HostedOrder, HostedPayment, HostedPaymentRecords } from '../../core/engine/hosted-payment-records.port';
import type { LineDatabase, OpenDatabase } from '../sql/line-database';
import { readJson } from '../sql/json-text';

type HostedRow = LineDatabase['hosted_payments'];
type Attempt = Pick<HostedPayment, 'reference' | 'attempt'>;

export class EmbeddedHostedPayments implements HostedPaymentRecords {
  constructor(private readonly db: OpenDatabase) {}

  async find(reference: string): Promise<HostedPayment | undefined> {
    return this.findBy('reference', reference);
  }

  async findByPaymentId(paymentId: string): Promise<HostedPayment | undefined> {
    return this.findBy('payment_id', paymentId);
  }

  async openAttempt(reference: string, order: HostedOrder, endedPayment?: HostedPayment): Promise<void> {
    const values = {
      attempt: (endedPayment?.attempt ?? 0) + 1,
      page_id: null,
      page_order: JSON.stringify(order),
      state: 'open' as const,
      amount: order.amount.amount,
      currency: order.amount.currency,
      payment_id: null,
      card_last4: null,
      changed_at: Date.now(),
    };
    await this.db
      .insertInto('hosted_payments')
      .values({ reference, ...values })
      .onConflict((conflict) =>
        conflict
          .column('reference')
          .doUpdateSet(values)
          .where('hosted_payments.state', '=', 'ended')
          .where('hosted_payments.attempt', '=', endedPayment?.attempt ?? 0),
      )
      .execute();
  }

  async notePage(payment: HostedPayment, pageId: string): Promise<void> {
    await this.change(payment, { page_id: pageId, page_order: withoutEmail(payment) });
  }

  async notePaid(attempt: Attempt, { paymentId, cardLast4 }: Pick<HostedPayment, 'paymentId' | 'cardLast4'>) {
    await this.change(attempt, {
      state: 'paid',
      payment_id: paymentId ?? null,
      card_last4: cardLast4 ?? null,
    });
  }

  async noteEnd(payment: HostedPayment): Promise<void> {
    await this.change(payment, { state: 'ended', page_order: withoutEmail(payment) });
  }

  async noteRefund({ reference, attempt }: Attempt, paymentId: string): Promise<void> {
    await this.db
      .updateTable('hosted_payments')
      .set({
        state: 'refunded',
        changed_at: Date.now(),
        payment_id: paymentId,
      })
      .where('reference', '=', reference)
      .where('attempt', '=', attempt)
      .execute();
  }

  private async change({ reference, attempt }: Attempt, values: Partial<HostedRow>): Promise<void> {
    await this.db
      .updateTable('hosted_payments')
      .set({ ...values, changed_at: Date.now() })
      .where('reference', '=', reference)
      .where('attempt', '=', attempt)
      .where('state', '=', 'open')
      .execute();
  }

  private async findBy(column: 'reference' | 'payment_id', value: string): Promise<HostedPayment | undefined> {
    const row = await this.db.selectFrom('hosted_payments').selectAll().where(column, '=', value).executeTakeFirst();
    return row && toRecord(row);
  }
}

const withoutEmail = ({ order: { email: _email, ...order } }: HostedPayment): string => JSON.stringify(order);

const toRecord = (row: HostedRow): HostedPayment => ({
  reference: row.reference,
  attempt: row.attempt,
  pageId: row.page_id ?? undefined,
  order: readJson(row.page_order),
  state: row.state,
  paymentId: row.payment_id ?? undefined,
  cardLast4: row.card_last4 ?? undefined,
});
