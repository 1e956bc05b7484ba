import type { Stripe } from 'stripe';
import { hostedPagesOnStripe, paymentsOnStripe } from '../../../test/builders/payments-on-stripe';
import { aPage, describeHostedPages, describePayments } from '../../../test/contracts/payments.contract';
import { testDatabases } from '../../../test/services/databases';
import { signStripe } from '../../../test/simulators/stripe/stripe-webhooks';
import { money } from '../../core/shared/money';
import { correctRealTime, realTime } from '../../real-time';
import { EmbeddedHostedPayments } from '../embedded-engine/hosted-payment-records';
import { openDatabase } from '../sql/open-database';
import { StripePaymentNotices } from './payment-notices';
import { StripePayments } from './payments';

for (const { name, create } of testDatabases) {
  describePayments(`Stripe, ${name}`, paymentsOnStripe(create));
  describeHostedPages(`Stripe, ${name}`, hostedPagesOnStripe(create));
}

describe('a node whose clock is a quarter of an hour off', () => {
  const [quarterSeconds, openForMs] = [900, 31 * 60_000];
  afterEach(() => correctRealTime(0));

  it.each([-quarterSeconds, quarterSeconds])(
    'G9 F2 opens a page for as long as any other node does, and takes its notices: %i s',
    async (secondsAhead) => {
      correctRealTime(secondsAhead);
      const db = await openDatabase({ dataFolder: ':memory:' });
      const records = new EmbeddedHostedPayments(db);
      const expiries: (number | undefined)[] = [];
      const sessions = {
        create: async (params: Stripe.Checkout.SessionCreateParams) => {
          expiries.push(params.expires_at);
          return { id: 'cs_1' };
        },
        retrieve: async () => ({ status: 'open', url: 'https://pay.example/cs_1' }),
      };
      const stripe = { checkout: { sessions } } as unknown as Stripe;
      const client = { call: <T>(_name: string, work: (to: Stripe) => Promise<T>) => work(stripe) };
      const payments = new StripePayments({ client, records, pagesOrigin: 'https://pay.example' });
      const means = { kind: 'hosted-page', page: aPage('hold-1') } as const;
      const order = { reference: 'hold-1', amount: money(1_000, 'USD'), means, openForMs };
      expect((await payments.begin(order)).kind).toBe('hosted-page');
      expect(Math.abs((expiries[0] ?? 0) * 1_000 - realTime() - openForMs)).toBeLessThan(5_000);

      const object = { client_reference_id: 'hold-1' };
      const body = JSON.stringify({ object: 'event', type: 'checkout.session.completed', data: { object } });
      const signature = signStripe(body, 'whsec_of_a_test', Math.floor(realTime() / 1_000));
      const notices = new StripePaymentNotices({ client, records, webhookSecret: 'whsec_of_a_test' });
      expect(await notices.read({ body: new TextEncoder().encode(body), signature })).toEqual({
        kind: 'charge-changed',
        reference: 'hold-1',
      });
      await db.destroy();
    },
  );
});
