import { createHash, randomBytes } from 'node:crypto';

const id = (prefix: string) => `${prefix}_${randomBytes(14).toString('hex')}`;

export interface ApiError {
  readonly status: number;
  readonly error: {
    readonly type: string;
    readonly message: string;
    readonly code?: string;
    readonly param?: string;
  };
}

export const refusal = (status: number, message: string, more: { code?: string; param?: string } = {}): ApiError => ({
  status,
  error: { type: 'invalid_request_error', message, ...more },
});

export const isRefusal = (outcome: object): outcome is ApiError => 'error' in outcome && 'status' in outcome;

export interface Session {
  readonly id: string;
  readonly object: 'checkout.session';
  readonly created: number;
  readonly expires_at: number;
  readonly url: string | null;
  readonly mode: 'payment';
  readonly livemode: boolean;
  readonly amount_subtotal: number;
  readonly amount_total: number;
  readonly currency: string;
  readonly client_reference_id: string | null;
  readonly customer_email: string | null;
  readonly metadata: Metadata;
  readonly success_url: string;
  readonly cancel_url: string;
  readonly description: string;
  readonly intentMetadata: Metadata;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'unpaid' | 'paid';
  payment_intent: string | null;
}

export type Metadata = Readonly<Record<string, string>>;

interface Charge {
  readonly id: string;
  readonly object: 'charge';
  readonly amount: number;
  readonly currency: string;
  readonly payment_intent: string;
  readonly metadata: Metadata;
  readonly paid: true;
  readonly status: 'succeeded';
  readonly payment_method_details: {
    readonly type: 'card';
    readonly card: { readonly brand: string; readonly last4: string; readonly country: string };
  };
  amount_refunded: number;
  refunded: boolean;
  disputed: boolean;
}

interface PaymentIntent {
  readonly id: string;
  readonly object: 'payment_intent';
  readonly amount: number;
  readonly amount_received: number;
  readonly currency: string;
  readonly status: 'succeeded' | 'requires_payment_method';
  readonly description: string;
  readonly metadata: Metadata;
  readonly latest_charge: string;
}

interface Refund {
  readonly id: string;
  readonly object: 'refund';
  readonly amount: number;
  readonly currency: string;
  readonly charge: string;
  readonly payment_intent: string;
  readonly metadata: Metadata;
  status: 'succeeded' | 'failed';
}

interface Dispute {
  readonly id: string;
  readonly object: 'dispute';
  readonly amount: number;
  readonly currency: string;
  readonly charge: string;
  readonly payment_intent: string;
  readonly reason: string;
  status: string;
}

/** Stripe's ledger: sessions, payments, refunds and disputes. Money moves here and nowhere else. */
export class StripeLedger {
  readonly sessions = new Map<string, Session>();
  readonly intents = new Map<string, PaymentIntent>();
  readonly charges = new Map<string, Charge>();
  readonly refunds = new Map<string, Refund>();
  readonly disputes = new Map<string, Dispute>();
  /** Of each payment, so that many thousands need no search. */
  private readonly chargeIds = new Map<string, string>();
  private readonly refundIds = new Map<string, readonly string[]>();

  constructor(
    private readonly emit: (type: string, object: object) => void,
    private readonly pageOf: (sessionId: string) => string,
  ) {}

  now(): number {
    return Math.floor(Date.now() / 1_000);
  }

  /** The time of every open page is over. */
  expireAll(): void {
    for (const session of this.sessions.values()) if (session.status === 'open') this.expire(session);
  }

  open(
    asked: Pick<
      Session,
      | 'expires_at'
      | 'amount_total'
      | 'currency'
      | 'client_reference_id'
      | 'customer_email'
      | 'metadata'
      | 'success_url'
      | 'cancel_url'
      | 'description'
      | 'intentMetadata'
    >,
  ): Session {
    const sessionId = id('cs_live');
    const session: Session = {
      ...asked,
      id: sessionId,
      object: 'checkout.session',
      created: this.now(),
      url: this.pageOf(sessionId),
      mode: 'payment',
      livemode: true,
      amount_subtotal: asked.amount_total,
      status: 'open',
      payment_status: 'unpaid',
      payment_intent: null,
    };
    this.sessions.set(sessionId, session);
    return session;
  }

  find(sessionId: string): Session | undefined {
    const session = this.sessions.get(sessionId);
    if (session) this.lookAtClock(session);
    return session;
  }

  expire(session: Session): Session | ApiError {
    if (session.status !== 'open')
      return refusal(
        400,
        `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
      );
    session.status = 'expired';
    this.emit('checkout.session.expired', session);
    return session;
  }

  /** The guest has paid on the page. */
  pay(session: Session, last4: string): void {
    const intentId = id('pi');
    const chargeId = id('ch');
    const { amount_total: amount, currency, description, intentMetadata: metadata } = session;
    this.intents.set(intentId, {
      id: intentId,
      object: 'payment_intent',
      amount,
      amount_received: amount,
      currency,
      status: 'succeeded',
      description,
      metadata,
      latest_charge: chargeId,
    });
    this.charges.set(chargeId, {
      id: chargeId,
      object: 'charge',
      amount,
      currency,
      payment_intent: intentId,
      metadata,
      paid: true,
      status: 'succeeded',
      payment_method_details: { type: 'card', card: { brand: 'visa', last4, country: 'US' } },
      amount_refunded: 0,
      refunded: false,
      disputed: false,
    });
    this.chargeIds.set(metadata['reference'] ?? '', chargeId);
    Object.assign(session, { status: 'complete', payment_status: 'paid', payment_intent: intentId });
    this.emit('payment_intent.succeeded', this.intents.get(intentId) ?? {});
    this.emit('checkout.session.completed', session);
  }

  /** The card's bank refused the payment on the page; the session stays open. Without a number it is a new card. */
  decline({ amount_total: amount, currency, description, intentMetadata: metadata }: Session, number?: string): void {
    const intentId = id('pi');
    const chargeId = id('ch');
    this.intents.set(intentId, {
      id: intentId,
      object: 'payment_intent',
      amount,
      amount_received: 0,
      currency,
      status: 'requires_payment_method',
      description,
      metadata,
      latest_charge: chargeId,
    });
    this.emit('charge.failed', {
      id: chargeId,
      object: 'charge',
      amount,
      currency,
      payment_intent: intentId,
      metadata,
      payment_method_details: { type: 'card', card: { fingerprint: number ? fingerprintOf(number) : id('fp') } },
    });
  }

  refund({
    intentId,
    amount,
    metadata,
  }: {
    readonly intentId: string;
    readonly amount?: number | undefined;
    readonly metadata: Metadata;
  }): Refund | ApiError {
    const charge = this.chargeOf(intentId);
    if (!charge) return refusal(404, `No such payment_intent: '${intentId}'`, { code: 'resource_missing' });
    const left = charge.amount - charge.amount_refunded;
    if (left === 0)
      return refusal(400, `Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' });
    const wanted = amount ?? left;
    if (wanted > left)
      return refusal(400, `Refund amount ($${wanted}) is greater than unrefunded amount on charge ($${left})`, {
        param: 'amount',
      });
    const refund: Refund = {
      id: id('re'),
      object: 'refund',
      amount: wanted,
      currency: charge.currency,
      charge: charge.id,
      payment_intent: intentId,
      metadata,
      status: 'succeeded',
    };
    this.refunds.set(refund.id, refund);
    this.refundIds.set(intentId, [...(this.refundIds.get(intentId) ?? []), refund.id]);
    charge.amount_refunded += wanted;
    charge.refunded = charge.amount_refunded === charge.amount;
    this.emit('charge.refunded', charge);
    return refund;
  }

  /** The card's bank did not take the money back. */
  failRefund(refundId: string): void {
    const refund = this.refunds.get(refundId);
    if (!refund) return;
    refund.status = 'failed';
    this.emit('refund.failed', refund);
  }

  dispute(intentId: string, reason = 'fraudulent'): Dispute | undefined {
    const charge = this.chargeOf(intentId);
    if (!charge) return undefined;
    charge.disputed = true;
    const dispute: Dispute = {
      id: id('du'),
      object: 'dispute',
      amount: charge.amount,
      currency: charge.currency,
      charge: charge.id,
      payment_intent: intentId,
      reason,
      status: 'needs_response',
    };
    this.disputes.set(dispute.id, dispute);
    this.emit('charge.dispute.created', dispute);
    return dispute;
  }

  closeDispute(dispute: Dispute, status: 'won' | 'lost'): void {
    dispute.status = status;
    this.emit('charge.dispute.closed', dispute);
  }

  chargeOf(intentId: string): Charge | undefined {
    const intent = this.intents.get(intentId);
    return intent && this.charges.get(intent.latest_charge);
  }

  /** The charge that was taken last under a reference of the site. */
  chargeUnder(reference: string): Charge | undefined {
    return this.charges.get(this.chargeIds.get(reference) ?? '');
  }

  refundsOf(intentId: string): readonly Refund[] {
    return (
      this.refundIds
        .get(intentId)
        ?.map((refundId) => this.refunds.get(refundId))
        .filter((one) => one !== undefined) ?? []
    );
  }

  /** What was taken under a reference of the site, less what went back. */
  heldUnder(reference: string): number {
    return [...this.charges.values()]
      .filter(({ metadata }) => metadata['reference'] === reference)
      .reduce((sum, charge) => sum + charge.amount - charge.amount_refunded, 0);
  }

  /** How often money was taken under a reference. */
  timesTaken(reference: string): number {
    return [...this.charges.values()].filter(({ metadata }) => metadata['reference'] === reference).length;
  }

  private lookAtClock(session: Session): void {
    if (session.status === 'open' && session.expires_at <= this.now()) this.expire(session);
  }
}

/** One number has one fingerprint, wherever it is typed. */
const fingerprintOf = (number: string): string => createHash('sha256').update(number).digest('base64url').slice(0, 16);
