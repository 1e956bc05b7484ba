import { createHash, randomBytes } from 'node:crypto';
import express, { type NextFunction, type Request, type Response } from 'express';
import { VendorSimulator } from '../vendor-simulator';
import { readOrder } from '../fault-switch';
import { type ApiError, isRefusal, type Metadata, refusal, type Session, StripeLedger } from './stripe-ledger';
import { gonePage, payPage, secondStepPage } from './stripe-page';
import { deliveries, StripeWebhooks } from './stripe-webhooks';

export const stripeKeys = {
  secretKey: 'rk_live_simulated0000000000',
  webhookSecret: 'whsec_simulated0000000000000000',
};
/** Krónur and Ugandan shillings are counted in hundredths, but only whole ones are taken; of three decimals two. */
const unitsOf = (currency: string): number =>
  ['isk', 'ugx'].includes(currency) ? 100 : ['bhd', 'jod', 'kwd', 'omr', 'tnd'].includes(currency) ? 10 : 1;
const apiVersion = '2026-10-28.endive';

export const stripeCards = {
  pays: '4242424242424242',
  declines: '4000000000000002',
  asks: '4000002500003155',
};

type Params = Readonly<Record<string, unknown>>;

/** Parameters of a new session that this version of the API knows, as far as the site could send them. */
const known = new Set([
  'mode',
  'client_reference_id',
  'allowed_payment_method_types',
  'line_items',
  'customer_email',
  'metadata',
  'payment_intent_data',
  'success_url',
  'cancel_url',
  'expires_at',
  'expand',
]);

interface SavedCall {
  readonly fingerprint: string;
  outcome: { readonly status: number; readonly body: object } | undefined;
}

/**
 * Stripe's API as far as the site calls it: form bodies, ids, errors, idempotency keys, Checkout's page, signed webhooks.
 * `POST /simulator/webhooks { delivery }` chooses how events arrive; `POST /simulator/refunds-while-paying { on }`
 * refunds each payment at once, as a person does in the dashboard; `POST /simulator/expire` ends the time of every open page.
 */
export class StripeSimulator extends VendorSimulator {
  readonly webhooks = new StripeWebhooks(stripeKeys.webhookSecret, apiVersion);
  readonly ledger = new StripeLedger(
    (type, object) => this.webhooks.emit(type, object),
    (sessionId) => `${this.url}/c/pay/${sessionId}`,
  );
  refundsWhilePaying = false;
  private readonly saved = new Map<string, SavedCall>();

  constructor() {
    super({
      tooMany: (res) =>
        void answer(res, 429, {
          error: { type: 'invalid_request_error', code: 'rate_limit', message: 'Request rate limit exceeded.' },
        }),
      isSpared: (path) => path.startsWith('/c/'),
    });
    this.serveLevers();
    this.servePages();
    this.serveApi();
  }

  override async close(): Promise<void> {
    this.webhooks.close();
    await super.close();
  }

  private serveLevers(): void {
    const order = express.text({ type: () => true });
    this.app.post('/simulator/webhooks', order, (req, res) => {
      const { delivery } = readOrder(String(req.body));
      const wanted = deliveries.find((one) => one === delivery);
      if (wanted) this.webhooks.delivery = wanted;
      res.status(wanted ? 204 : 400).end();
    });
    this.app.post('/simulator/refunds-while-paying', order, (req, res) => {
      this.refundsWhilePaying = readOrder(String(req.body))['on'] === true;
      res.status(204).end();
    });
    this.app.post('/simulator/expire', (_req, res) => {
      this.ledger.expireAll();
      res.status(204).end();
    });
    this.app.post('/simulator/disputes', order, (req, res) => {
      const dispute = this.ledger.dispute(String(readOrder(String(req.body))['payment_intent']));
      if (dispute) res.status(201).json(dispute);
      else res.status(404).end();
    });
    this.app.get('/simulator/sessions', (_req, res) => void res.json([...this.ledger.sessions.values()]));
  }

  private servePages(): void {
    const form = express.urlencoded({ extended: false });
    this.app.get('/c/pay/:id', (req, res) => this.showPage(req, res, (session) => payPage(session)));
    this.app.post('/c/pay/:id', form, (req, res) => {
      const { number = '' } = (req.body ?? {}) as Record<string, string>;
      const digits = number.replace(/\D/g, '');
      this.showPage(req, res, (session) => {
        if (digits === stripeCards.asks) return secondStepPage(session);
        if (digits !== stripeCards.pays) {
          // The published card stands for any card that is declined.
          this.ledger.decline(session, digits === stripeCards.declines ? undefined : digits);
          return payPage(session, 'Your card was declined.');
        }
        return this.complete(session, digits, res);
      });
    });
    this.app.post('/c/pay/:id/second-step', form, (req, res) => {
      const { answer: given } = (req.body ?? {}) as Record<string, string>;
      this.showPage(req, res, (session) =>
        given === 'complete'
          ? this.complete(session, stripeCards.asks, res)
          : payPage(session, 'We are unable to authenticate your payment method.'),
      );
    });
  }

  private showPage(req: Request, res: Response, show: (session: Session) => string | undefined): void {
    const session = this.ledger.find(String(req.params['id']));
    if (session?.status === 'complete') return res.redirect(303, session.success_url);
    if (session?.status !== 'open') return void res.status(410).send(gonePage());
    const html = show(session);
    if (html !== undefined) res.send(html);
  }

  private complete(session: Session, card: string, res: Response): undefined {
    this.ledger.pay(session, card.slice(-4));
    if (this.refundsWhilePaying) this.ledger.refund({ intentId: session.payment_intent ?? '', metadata: {} });
    res.set('X-Simulator-Paid', 'now').redirect(303, session.success_url);
    return undefined;
  }

  private serveApi(): void {
    const { app, ledger } = this;
    app.use('/v1', (req, res, next) => {
      res.set({ 'Request-Id': `req_${randomBytes(7).toString('hex')}`, 'Stripe-Version': apiVersion });
      if (req.headers.authorization === `Bearer ${stripeKeys.secretKey}`) return next();
      answer(res, 401, {
        error: { type: 'invalid_request_error', message: 'Invalid API Key provided: rk_live_*****' },
      });
    });
    app.use('/v1', express.urlencoded({ extended: true }));
    app.post(/^\/v1\//, (req, res, next) => this.once(req, res, next));
    app.post('/v1/checkout/sessions', (req, res) => this.reply(res, this.createSession(paramsOf(req))));
    app.get('/v1/checkout/sessions', (_req, res) =>
      answer(res, 200, { object: 'list', url: '/v1/checkout/sessions', has_more: false, data: [] }),
    );
    app.get('/v1/checkout/sessions/:id', (req, res) => {
      const session = ledger.find(req.params.id);
      this.reply(res, session ? this.expanded(session, req) : missing('checkout.session', req.params.id));
    });
    app.post('/v1/checkout/sessions/:id/expire', (req, res) => {
      const session = ledger.find(req.params.id);
      this.reply(res, session ? ledger.expire(session) : missing('checkout.session', req.params.id));
    });
    app.post('/v1/refunds', (req, res) => this.reply(res, this.createRefund(paramsOf(req))));
    app.get('/v1/refunds', (req, res) => {
      const data = [...ledger.refunds.values()].filter((one) => one.payment_intent === req.query['payment_intent']);
      answer(res, 200, { object: 'list', url: '/v1/refunds', has_more: false, data: data.reverse() });
    });
    for (const [kind, records] of [
      ['refunds', ledger.refunds],
      ['payment_intents', ledger.intents],
      ['disputes', ledger.disputes],
    ] as const)
      app.get(`/v1/${kind}/:id`, (req, res) => {
        this.reply(res, records.get(String(req.params['id'])) ?? missing(kind, String(req.params['id'])));
      });
    app.use('/v1', (req, res) =>
      this.reply(res, refusal(404, `Unrecognized request URL (${req.method}: ${req.originalUrl}).`)),
    );
  }

  private createSession(params: Params): Session | ApiError {
    const unknown = Object.keys(params).find((name) => !known.has(name));
    if (unknown !== undefined)
      return refusal(400, `Received unknown parameter: ${unknown}`, { code: 'parameter_unknown', param: unknown });
    const [item] = (params['line_items'] ?? []) as readonly Params[];
    const price = item?.['price_data'] as Params | undefined;
    const product = price?.['product_data'] as Params | undefined;
    const amount = Number(price?.['unit_amount']);
    for (const name of ['success_url', 'line_items'])
      if (params[name] === undefined)
        return refusal(400, `Missing required param: ${name}.`, { code: 'parameter_missing', param: name });
    if (!Number.isInteger(amount) || amount <= 0)
      return refusal(400, 'Invalid integer', {
        code: 'parameter_invalid_integer',
        param: 'line_items[0][price_data][unit_amount]',
      });
    const unit = unitsOf(String(price?.['currency']));
    if (amount % unit !== 0)
      return refusal(400, `Invalid amount. Charged amounts must be evenly divisible by ${unit}.`, {
        code: 'invalid_charge_amount_no_decimal_compatible',
      });
    const expiresAt = Number(params['expires_at']);
    const left = expiresAt - this.ledger.now();
    if (!(left >= 30 * 60 && left <= 24 * 3600))
      return refusal(
        400,
        'The `expires_at` timestamp must be between 30 minutes and 24 hours from Checkout Session creation.',
        { param: 'expires_at' },
      );
    const text = (name: string) => (typeof params[name] === 'string' ? params[name] : '');
    const intentData = (params['payment_intent_data'] ?? {}) as Params;
    return this.ledger.open({
      expires_at: expiresAt,
      amount_total: amount,
      currency: String(price?.['currency']),
      client_reference_id: text('client_reference_id') || null,
      customer_email: text('customer_email') || null,
      metadata: (params['metadata'] ?? {}) as Metadata,
      intentMetadata: (intentData['metadata'] ?? {}) as Metadata,
      description: String(product?.['name'] ?? ''),
      success_url: text('success_url'),
      cancel_url: text('cancel_url'),
    });
  }

  private createRefund(params: Params): object | ApiError {
    const { payment_intent: intentId, amount, metadata } = params;
    return this.ledger.refund({
      intentId: String(intentId),
      amount: amount === undefined ? undefined : Number(amount),
      metadata: (metadata ?? {}) as Metadata,
    });
  }

  private expanded(session: Session, req: Request): object {
    const expand = [req.query['expand'] ?? req.query['expand[0]'] ?? []].flat().map(String);
    const intent = session.payment_intent === null ? undefined : this.ledger.intents.get(session.payment_intent);
    if (!intent || !expand.some((path) => path.startsWith('payment_intent'))) return session;
    const charge = expand.includes('payment_intent.latest_charge')
      ? this.ledger.charges.get(intent.latest_charge)
      : undefined;
    return { ...session, payment_intent: { ...intent, ...(charge ? { latest_charge: charge } : {}) } };
  }

  /** A key's first outcome is repeated, unless the call was refused before anything was done. */
  private once(req: Request, res: Response, next: NextFunction): void {
    const key = req.get('idempotency-key');
    if (key === undefined) return next();
    const fingerprint = createHash('sha256')
      .update(`${req.path} ${JSON.stringify(req.body ?? {})}`)
      .digest('hex');
    const earlier = this.saved.get(key);
    if (earlier && earlier.fingerprint !== fingerprint)
      return void answer(res, 400, {
        error: {
          type: 'idempotency_error',
          message: 'Keys for idempotent requests can only be used with the same parameters they were first used with.',
        },
      });
    if (earlier?.outcome)
      return void answer(res.set('Idempotent-Replayed', 'true'), earlier.outcome.status, earlier.outcome.body);
    this.saved.set(key, { fingerprint, outcome: undefined });
    res.locals['key'] = key;
    next();
  }

  private reply(res: Response, outcome: object): void {
    const key = res.locals['key'] as string | undefined;
    const body = isRefusal(outcome) ? { error: outcome.error } : outcome;
    const status = isRefusal(outcome) ? outcome.status : 200;
    if (key !== undefined) {
      res.set('Idempotency-Key', key);
      const saved = this.saved.get(key);
      if (isRefusal(outcome)) this.saved.delete(key);
      else if (saved) saved.outcome = { status, body: structuredClone(body) };
    }
    answer(res, status, body);
  }
}

export const createStripe = () => new StripeSimulator();

const paramsOf = (req: Request) => (req.body ?? {}) as Params;

const missing = (kind: string, id: string): ApiError =>
  refusal(404, `No such ${kind}: '${id}'`, { code: 'resource_missing', param: 'id' });

function answer(res: Response, status: number, body: object): void {
  res.status(status).json(body);
}
