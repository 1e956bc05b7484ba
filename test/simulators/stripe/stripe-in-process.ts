import { randomBytes } from 'node:crypto';
import type { Stripe } from 'stripe';
import { type StripeClient, StripeRefusal } from '../../../src/adapters/stripe/stripe-client';
import { Unavailable } from '../../../src/core/shared/unavailable';
import { isRefusal, type Metadata, refusal, StripeLedger } from './stripe-ledger';
import { signStripe } from './stripe-webhooks';
import { stripeKeys } from './stripe-simulator';

export const inProcessOrigin = 'https://pay.example';

/** How one event reaches the site. A refund made in the dashboard is never without one: Stripe sends it for days. */
type Delivery = 'at-once' | 'twice' | 'late' | 'never';

/** What is signed and sent, as the site receives it. */
export interface SignedEvent {
  readonly body: Uint8Array;
  readonly signature: string;
}

export interface StripeFaults {
  /** Whether this call finds nobody, or loses its answer after the work is done. */
  readonly call: () => 'none' | 'unavailable' | 'lost-answer';
  readonly delivery: () => Delivery;
}

const signed = (body: string): SignedEvent => ({
  body: new TextEncoder().encode(body),
  signature: signStripe(body, stripeKeys.webhookSecret),
});

/** Each delivery is signed anew: the site takes no signature that is older than five minutes. */
export const signedAgain = ({ body }: SignedEvent): SignedEvent => signed(new TextDecoder().decode(body));

/** Stripe without a network: the simulator's ledger behind the adapter's own client, for trials of many thousands. */
export class InProcessStripe implements Pick<StripeClient, 'call'> {
  readonly ledger = new StripeLedger(
    (type, object) => this.emit(type, object),
    (id) => `${inProcessOrigin}/c/pay/${id}`,
  );
  eventCount = 0;
  private readonly saved = new Map<string, object>();
  private readonly due: string[] = [];
  private readonly late: string[] = [];
  private readonly never: string[] = [];
  private readonly api = this.makeApi();

  constructor(private readonly faults: StripeFaults) {}

  async call<T>(name: string, work: (stripe: Stripe) => Promise<T>): Promise<T> {
    const fault = this.faults.call();
    if (fault === 'unavailable') throw new Unavailable('the payment provider', { cause: new Error(name) });
    const answer = await work(this.api);
    if (fault === 'lost-answer') throw new Unavailable('the payment provider', { cause: new Error(name) });
    return answer;
  }

  /** Events that are on their way now; with `all` also those that were late or lost, newest first. */
  take({ all = false }: { readonly all?: boolean } = {}): readonly SignedEvent[] {
    const taken = this.due.splice(0);
    const bodies = all ? [...this.never.splice(0), ...this.late.splice(0), ...taken].reverse() : taken;
    return bodies.map(signed);
  }

  /** An event whose answer was not 2xx is sent again. */
  sendAgain({ body }: SignedEvent): void {
    this.due.push(new TextDecoder().decode(body));
  }

  /** Some that were late arrive. */
  arrive(count: number): void {
    this.due.push(...this.late.splice(0, count));
  }

  private emit(type: string, object: object): void {
    this.eventCount += 1;
    const event = JSON.stringify({
      id: `evt_${randomBytes(8).toString('hex')}`,
      object: 'event',
      type,
      data: { object },
    });
    const delivery = this.faults.delivery();
    if (delivery === 'late' || (delivery === 'never' && type === 'charge.refunded')) this.late.push(event);
    else if (delivery === 'never') this.never.push(event);
    else this.due.push(event, ...(delivery === 'twice' ? [event] : []));
  }

  private once(key: string | undefined, work: () => object): object {
    const earlier = key === undefined ? undefined : this.saved.get(key);
    if (earlier !== undefined) return structuredClone(earlier);
    const outcome = work();
    if (isRefusal(outcome)) throw new StripeRefusal(outcome.error.code, outcome.error.type, outcome.error.message);
    if (key !== undefined) this.saved.set(key, structuredClone(outcome));
    return structuredClone(outcome);
  }

  /** Only what the adapter calls; the contract suites prove the same adapter over HTTP with the official package. */
  private makeApi(): Stripe {
    const { ledger } = this;
    type Options = { readonly idempotencyKey?: string };
    const found = <T extends object>(one: T | undefined): T => {
      if (!one) throw new StripeRefusal('resource_missing', 'invalid_request_error', 'No such object');
      return structuredClone(one);
    };
    const sessions = {
      create: async (params: Stripe.Checkout.SessionCreateParams, { idempotencyKey }: Options = {}) =>
        this.once(idempotencyKey, () => {
          const price = params.line_items?.[0]?.price_data;
          return ledger.open({
            expires_at: params.expires_at ?? 0,
            amount_total: price?.unit_amount ?? 0,
            currency: price?.currency ?? '',
            client_reference_id: params.client_reference_id ?? null,
            customer_email: params.customer_email ?? null,
            metadata: (params.metadata ?? {}) as Metadata,
            intentMetadata: (params.payment_intent_data?.metadata ?? {}) as Metadata,
            description: '',
            success_url: params.success_url ?? '',
            cancel_url: params.cancel_url ?? '',
          });
        }),
      retrieve: async (id: string) => {
        const session = found(ledger.find(id));
        const intent = session.payment_intent === null ? undefined : ledger.intents.get(session.payment_intent);
        if (!intent) return session;
        const charge = ledger.charges.get(intent.latest_charge);
        return { ...session, payment_intent: { ...intent, latest_charge: structuredClone(charge) } };
      },
      expire: async (id: string, _params: object, { idempotencyKey }: Options = {}) =>
        this.once(idempotencyKey, () => {
          const session = ledger.find(id);
          return session ? ledger.expire(session) : refusal(404, 'No such session');
        }),
    };
    const refunds = {
      create: async (
        params: { readonly payment_intent: string; readonly amount?: number; readonly metadata: Metadata },
        { idempotencyKey }: Options = {},
      ) =>
        this.once(idempotencyKey, () =>
          ledger.refund({ intentId: params.payment_intent, amount: params.amount, metadata: params.metadata }),
        ),
      list: async ({ payment_intent: intent }: { readonly payment_intent: string }) => ({
        data: structuredClone(ledger.refundsOf(intent)),
      }),
      retrieve: async (id: string) => found(ledger.refunds.get(id)),
    };
    return {
      checkout: { sessions },
      refunds,
      paymentIntents: { retrieve: async (id: string) => found(ledger.intents.get(id)) },
      disputes: { retrieve: async (id: string) => found(ledger.disputes.get(id)) },
    } as unknown as Stripe;
  }
}
