import type { ChargeOutcome, PaymentOrder, Payments } from '../../core/engine/payments.port';
import { isSameMoney, unitsText } from '../../core/shared/money';
import { Unavailable } from '../../core/shared/unavailable';
import { realTime } from '../../real-time';
import { readSession, sessionParams, type SessionState } from './checkout-session';
import type { HostedOrder, HostedPayment, HostedPaymentRecords } from '../../core/engine/hosted-payment-records.port';
import { isTakenByStripe, toStripeAmount } from './stripe-amount';
import { type StripeClient, StripeRefusal } from './stripe-client';

const maxSteps = 6;
/** A page that expires sooner is replaced by a new one, so that the guest has time to enter a card. */
const minTimeLeftSeconds = 10 * 60;
const expand = ['payment_intent.latest_charge'];
/** Refund id of a charge for which no reservation was made. */
export const wholeRefund = 'whole';

interface StripePaymentsParts {
  readonly client: Pick<StripeClient, 'call'>;
  readonly records: HostedPaymentRecords;
  /** Origin of Stripe's pages; a guest is redirected to no other. */
  readonly pagesOrigin: string;
}

/**
 * Payments on Stripe's hosted Checkout page (PAYMENTS=stripe): no card number reaches this process (reliability F2).
 * Under one reference one session is open at a time, and a session can be paid once. Every call with side effects has
 * an idempotency key of the site, so that any node can repeat it after a lost response.
 */
export class StripePayments implements Payments {
  readonly method = 'hosted-page';

  constructor(private readonly parts: StripePaymentsParts) {}

  async begin({ reference, amount, email, means, openForMs }: PaymentOrder): Promise<ChargeOutcome> {
    if (means.kind !== 'hosted-page') throw new Error('Stripe takes cards on its own page only.');
    if (!isTakenByStripe(amount))
      throw new Unavailable('the payment provider', { cause: new Error(`it takes no such sum: ${unitsText(amount)}`) });
    // Stripe's clock is the real one, whatever a demonstration's clock or a wrong one of this node shows (G9).
    const expiresAt = Math.ceil((realTime() + openForMs) / 1_000);
    const order: HostedOrder = { amount, email, page: means.page, expiresAt };
    for (let step = 1; step <= maxSteps; step += 1) {
      const record = await this.parts.records.find(reference);
      if (!record || record.state === 'ended') {
        await this.parts.records.openAttempt(reference, order, record);
        continue;
      }
      const outcome = isStillGood(record, order) ? await this.ask(record) : await this.end(record);
      if (outcome?.kind !== 'declined' || record.state !== 'open') return outcome ?? { kind: 'declined' };
    }
    throw new Unavailable('the payment provider');
  }

  async answerChallenge(): Promise<ChargeOutcome> {
    return { kind: 'declined' };
  }

  async findCharge(reference: string): Promise<ChargeOutcome | undefined> {
    const record = await this.parts.records.find(reference);
    return record && this.ask(record);
  }

  async close(reference: string): Promise<ChargeOutcome | undefined> {
    const record = await this.parts.records.find(reference);
    return record && this.end(record);
  }

  async refund(reference: string): Promise<void> {
    const charge = await this.findCharge(reference);
    const record = await this.parts.records.find(reference);
    if (charge?.kind !== 'paid' || record?.paymentId === undefined) return;
    const { paymentId: paymentIntent } = record;
    try {
      await this.parts.client.call('refund', (stripe) =>
        stripe.refunds.create(
          { payment_intent: paymentIntent, metadata: { reference, refund: wholeRefund } },
          { idempotencyKey: `refund:${reference}` },
        ),
      );
    } catch (error) {
      if (!(error instanceof StripeRefusal) || error.code !== 'charge_already_refunded') throw error;
    }
    await this.parts.records.noteRefund(record, paymentIntent);
  }

  async refundAmount({
    refundId,
    reference,
    amount,
  }: Parameters<Payments['refundAmount']>[0]): Promise<'given-back' | 'refused'> {
    const charge = await this.findCharge(reference);
    const paymentIntent = (await this.parts.records.find(reference))?.paymentId;
    if (charge?.kind !== 'paid' || paymentIntent === undefined) return 'refused';
    if (charge.amount.currency !== amount.currency || !isTakenByStripe(amount)) return 'refused';
    // Idempotency keys expire after a day; the id in the refund's metadata does not.
    const earlier = await this.parts.client.call('list refunds', (stripe) =>
      stripe.refunds.list({ payment_intent: paymentIntent, limit: 100 }),
    );
    if (earlier.data.some(({ metadata, status }) => metadata?.['refund'] === refundId && status !== 'failed'))
      return 'given-back';
    try {
      await this.parts.client.call('refund', (stripe) =>
        stripe.refunds.create(
          { payment_intent: paymentIntent, amount: toStripeAmount(amount), metadata: { reference, refund: refundId } },
          { idempotencyKey: `refund:${reference}:${refundId}` },
        ),
      );
      return 'given-back';
    } catch (error) {
      if (error instanceof StripeRefusal) return 'refused';
      throw error;
    }
  }

  private async ask(record: HostedPayment): Promise<ChargeOutcome | undefined> {
    switch (record.state) {
      case 'paid':
        return { kind: 'paid', amount: record.order.amount, cardLast4: record.cardLast4 };
      case 'ended':
        return { kind: 'declined' };
      case 'refunded':
        return undefined;
      case 'open':
        return this.note(record, await this.read(record));
    }
  }

  private async end(record: HostedPayment): Promise<ChargeOutcome | undefined> {
    const charge = await this.ask(record);
    const { pageId: sessionId } = (await this.parts.records.find(record.reference)) ?? record;
    if (charge?.kind !== 'hosted-page' || sessionId === undefined) return charge;
    try {
      await this.parts.client.call('expire session', (stripe) =>
        stripe.checkout.sessions.expire(sessionId, {}, { idempotencyKey: `expire:${sessionId}` }),
      );
    } catch (error) {
      // A session that is no longer open was paid or has expired since it was read.
      if (!(error instanceof StripeRefusal)) throw error;
      return this.note(record, await this.retrieve(record, sessionId));
    }
    await this.parts.records.noteEnd(record);
    return { kind: 'declined' };
  }

  private async read(record: HostedPayment): Promise<SessionState> {
    return record.pageId === undefined ? this.create(record) : this.retrieve(record, record.pageId);
  }

  private async retrieve(record: HostedPayment, sessionId: string): Promise<SessionState> {
    const session = await this.parts.client.call('read session', (stripe) =>
      stripe.checkout.sessions.retrieve(sessionId, { expand }),
    );
    return readSession(session, record);
  }

  /** Any node can repeat this after a lost response: the same attempt gets the same session. */
  private async create(record: HostedPayment): Promise<SessionState> {
    const { reference, attempt, order } = record;
    try {
      const { id } = await this.parts.client.call('create session', (stripe) =>
        stripe.checkout.sessions.create(sessionParams(reference, order), {
          idempotencyKey: `session:${reference}:${attempt}`,
        }),
      );
      await this.parts.records.notePage(record, id);
      // A repeat returns the session in its initial state, so it is read again.
      return await this.retrieve(record, id);
    } catch (error) {
      // The first call never arrived and it is too late to repeat it, so that no guest has seen its page.
      if (error instanceof StripeRefusal && order.expiresAt * 1_000 - realTime() < 30 * 60_000)
        return { kind: 'ended' };
      if (error instanceof StripeRefusal) throw new Unavailable('the payment provider', { cause: error });
      throw error;
    }
  }

  private async note(record: HostedPayment, state: SessionState): Promise<ChargeOutcome | undefined> {
    const { records, pagesOrigin } = this.parts;
    const { amount } = record.order;
    switch (state.kind) {
      case 'open':
        if (new URL(state.address).origin !== pagesOrigin)
          throw new Unavailable('the payment provider', { cause: new Error(`its page is not on ${pagesOrigin}`) });
        return { kind: 'hosted-page', address: state.address, amount };
      case 'paid':
        await records.notePaid(record, state);
        return { kind: 'paid', amount, cardLast4: state.cardLast4 };
      case 'refunded':
        await records.noteRefund(record, state.paymentId);
        return undefined;
      case 'ended':
        await records.noteEnd(record);
        return { kind: 'declined' };
      case 'undecided':
        return { kind: 'unknown' };
    }
  }
}

/** A paid or refunded record fits any order, because it only has to be reported. */
const isStillGood = ({ state, order, pageId }: HostedPayment, wantedOrder: HostedOrder): boolean =>
  state !== 'open' ||
  (isSameMoney(order.amount, wantedOrder.amount) &&
    order.page.description === wantedOrder.page.description &&
    (pageId === undefined || order.expiresAt - realTime() / 1_000 > minTimeLeftSeconds));
