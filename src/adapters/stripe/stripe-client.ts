import type { Stripe } from 'stripe';
import { Unavailable } from '../../core/shared/unavailable';
import { observeCall, type ObservedCall } from '../../observed-call';
import { boundedAgent } from '../http-client/bounded-agents';
import { failureOf, type HttpFailure, type HttpOutcome } from '../http-client/http-outcome';
import { defaultLimits, Protection } from '../http-client/protection';
import { StripeHttp } from './stripe-http';

const vendor = 'Stripe';
const deadlineMs = 4_000;
const connectMs = 1_000;

interface StripeOptions {
  readonly url: string;
  /** A restricted key that may write Checkout Sessions and Refunds, and read PaymentIntents, Charges and Disputes. */
  readonly secretKey: string;
  readonly deadlineMs?: number;
  readonly log: { warn(details: object, message: string): void };
}

/** Stripe understood the request and refused it. Any other failure is `Unavailable`. */
export class StripeRefusal extends Error {
  override readonly name = 'StripeRefusal';

  constructor(
    readonly code: string | undefined,
    readonly type: string,
    message: string,
  ) {
    super(message);
  }
}

/** Repeats a call once under the same idempotency key, and limits concurrency and outages (reliability E3, E5). */
export class StripeClient {
  private readonly stripe: Promise<Stripe>;
  private readonly protection = new Protection(defaultLimits, vendor);

  constructor(private readonly options: StripeOptions) {
    this.stripe = openStripe(options);
    this.stripe.catch(() => undefined);
  }

  /** @throws StripeRefusal, or Unavailable when there is no complete response. */
  async call<T>(name: string, work: (stripe: Stripe) => Promise<T>): Promise<T> {
    const stripe = await this.stripe;
    const attempt = async (): Promise<HttpOutcome<unknown>> => {
      try {
        return { kind: 'answered', status: 200, headers: {}, body: await work(stripe) };
      } catch (error) {
        return readStripeError(error);
      }
    };
    const observedCall: ObservedCall = { system: vendor, operation: name };
    const outcome = await observeCall(observedCall, async () => {
      const answer = await this.protection.run(attempt, { isRead: false });
      observedCall.failure = failureOf(answer);
      return answer;
    });
    // A cast is safe because the protection passes outcomes on unchanged: the body is what `work` returned.
    if (outcome.kind === 'answered') return outcome.body as T;
    this.options.log.warn({ vendor, call: name, kind: outcome.kind, detail: outcome.detail }, 'a call failed');
    if (outcome.kind === 'refused' && outcome.body instanceof StripeRefusal) throw outcome.body;
    throw new Unavailable('the payment provider', { cause: new Error(`${outcome.kind}: ${outcome.detail}`) });
  }
}

/** The package is loaded with the first client, because an installation without Stripe never needs it. */
async function openStripe({ url, secretKey, deadlineMs: timeout = deadlineMs }: StripeOptions): Promise<Stripe> {
  const { default: Client } = await import('stripe');
  const { protocol, hostname, port } = new URL(url);
  return new Client(secretKey, {
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    port: port === '' ? (protocol === 'http:' ? 80 : 443) : Number(port),
    httpClient: new StripeHttp(
      boundedAgent({
        url,
        maxSockets: defaultLimits.concurrent,
        idleSocketMs: defaultLimits.idleSocketMs,
        connectMs,
      }),
    ),
    timeout,
    maxNetworkRetries: 1,
    telemetry: false,
  });
}

interface StripeErrorShape {
  readonly type: string;
  readonly statusCode?: number;
  readonly code?: string;
  readonly message: string;
}

const refusals: ReadonlySet<string> = new Set(['StripeInvalidRequestError', 'StripeCardError']);

/** Stripe's messages may quote what was sent, so that only type, code and status are logged. */
function readStripeError(error: unknown): HttpFailure {
  if (!isStripeError(error)) throw error;
  const { type, statusCode: status, code, message } = error;
  const detail = [type, code].filter(Boolean).join(' ');
  if (refusals.has(type) && status !== undefined)
    return { kind: 'refused', detail, status, body: new StripeRefusal(code, type, message) };
  if (type === 'StripeRateLimitError') return { kind: 'rate-limited', detail, body: undefined };
  return { kind: 'unavailable', detail, ...(status === undefined ? {} : { status }) };
}

const isStripeError = (error: unknown): error is StripeErrorShape =>
  error instanceof Error && 'type' in error && String(error.type).startsWith('Stripe');
