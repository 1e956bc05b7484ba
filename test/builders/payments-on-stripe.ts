import { EmbeddedPaymentAlerts } from '../../src/adapters/embedded-engine/payment-alerts';
import { StoppedClock } from './a-clock';
import { StripePaymentNotices } from '../../src/adapters/stripe/payment-notices';
import { StripePayments } from '../../src/adapters/stripe/payments';
import { EmbeddedHostedPayments } from '../../src/adapters/embedded-engine/hosted-payment-records';
import { StripeClient } from '../../src/adapters/stripe/stripe-client';
import { connectDatabase } from '../../src/adapters/sql/open-database';
import type { Payments } from '../../src/core/engine/payments.port';
import { aPage, type HostedPagesUnderTest, type PaymentsUnderTest } from '../contracts/payments.contract';
import type { CreateDatabase } from '../services/databases';
import { createStripe, stripeCards, stripeKeys } from '../simulators/stripe/stripe-simulator';
import { signStripe } from '../simulators/stripe/stripe-webhooks';

const log = { warn: () => undefined };

/** Two nodes on one database, with the official package against the simulator. */
async function openStripe(create: CreateDatabase) {
  const database = await create();
  const simulator = createStripe();
  const url = await simulator.listen();
  const node = () => {
    const db = connectDatabase(database);
    const client = new StripeClient({ url, secretKey: stripeKeys.secretKey, log, deadlineMs: 2_000 });
    const records = new EmbeddedHostedPayments(db);
    return {
      db,
      records,
      payments: new StripePayments({ client, records, pagesOrigin: url }),
      notices: new StripePaymentNotices({ client, records, webhookSecret: stripeKeys.webhookSecret }),
    };
  };
  const [here, there] = [node(), node()];
  return {
    simulator,
    payments: here.payments,
    otherNode: there.payments,
    notices: here.notices,
    records: here.records,
    alerts: new EmbeddedPaymentAlerts(here.db, new StoppedClock()),
    findAlerts: () => here.db.selectFrom('payment_alerts').select(['alert_id as alertId', 'state', 'amount']).execute(),
    close: async () => {
      await simulator.close();
      await here.db.destroy();
      await there.db.destroy();
      await database.drop();
    },
  };
}

async function payOn(address: string, card: string): Promise<boolean> {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ number: card }).toString(),
    redirect: 'manual',
  });
  return answer.status === 303 && (await isFirst(answer));
}

/** A page that was paid before leads to the same address: its session says so by its status of 410 on a repeat. */
const isFirst = async (answer: Response) => answer.headers.get('x-simulator-paid') === 'now';

export const paymentsOnStripe = (create: CreateDatabase) => async (): Promise<PaymentsUnderTest> => {
  const stripe = await openStripe(create);
  const { simulator, payments } = stripe;
  const visit = async (order: Parameters<PaymentsUnderTest['pay']>[0], card: string, node: Payments) => {
    const begun = await node.begin({
      ...order,
      means: { kind: 'hosted-page', page: aPage(order.reference) },
      openForMs: 31 * 60_000,
    });
    if (begun.kind !== 'hosted-page') return begun;
    await payOn(begun.address, card);
    return node.findCharge(order.reference);
  };
  return {
    payments,
    otherNode: stripe.otherNode,
    pay: (order, node = payments) => visit(order, stripeCards.pays, node),
    decline: (order) => visit(order, stripeCards.declines, payments),
    taken: async (reference) => simulator.ledger.heldUnder(reference),
    close: stripe.close,
  };
};

export const hostedPagesOnStripe = (create: CreateDatabase) => async (): Promise<HostedPagesUnderTest> => {
  const stripe = await openStripe(create);
  const { simulator } = stripe;
  const events: { readonly type: string; readonly body: string }[] = [];
  simulator.webhooks.emit = (type, object) => {
    events.push({ type, body: JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object } }) });
  };
  const intentOf = (reference: string) =>
    [...simulator.ledger.intents.values()].find(({ metadata }) => metadata['reference'] === reference)?.id ?? '';
  const encode = (text: string) => new TextEncoder().encode(text);
  const calls = () =>
    events.map(({ type, body }) => ({
      type,
      body: encode(body),
      signature: signStripe(body, stripeKeys.webhookSecret),
    }));
  return {
    payments: stripe.payments,
    otherNode: stripe.otherNode,
    notices: stripe.notices,
    records: stripe.records,
    alerts: stripe.alerts,
    findAlerts: stripe.findAlerts,
    payOn: (address) => payOn(address, stripeCards.pays),
    declineOn: (address) => payOn(address, stripeCards.declines),
    letExpire: () => simulator.ledger.expireAll(),
    loseAnswer: () => simulator.breakDown('lost-answer', 1),
    breakDown: (count) => simulator.breakDown('unavailable', count),
    refundElsewhere: async (reference) => {
      simulator.ledger.refund({ intentId: intentOf(reference), metadata: {} });
    },
    dispute: (reference) => {
      const dispute = simulator.ledger.dispute(intentOf(reference));
      return {
        closeAs: (state) => {
          if (dispute) simulator.ledger.closeDispute(dispute, state);
          events.reverse();
        },
      };
    },
    calls,
    foreign: () =>
      ['charge.refunded', 'charge.failed', 'refund.failed', 'charge.dispute.created'].map((type) => {
        const object = { id: 'x_1', payment_intent: 'pi_of_another_account' };
        const body = JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object } });
        return { body: encode(body), signature: signStripe(body, stripeKeys.webhookSecret) };
      }),
    forged: () => {
      const body = events.at(-1)?.body ?? '';
      const now = Math.floor(Date.now() / 1_000);
      const secret = stripeKeys.webhookSecret;
      return [
        { body: encode(body), signature: undefined },
        { body: encode(body), signature: '' },
        { body: encode(body), signature: signStripe(body, 'whsec_anotherSecretOfSomebodyElse') },
        { body: encode(body), signature: signStripe(body, secret, now - 301) },
        { body: encode(`${body} `), signature: signStripe(body, secret) },
      ];
    },
    close: stripe.close,
  };
};
