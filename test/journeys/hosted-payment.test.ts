import type { Page } from 'playwright-core';
import { createStripe, stripeCards, stripeKeys, type StripeSimulator } from '../simulators/stripe/stripe-simulator';
import { comeToPayment } from '../support/buyer';
import { until } from '../support/until';
import { findSuites } from '../trials/fault-journeys';
import { findSailing, isFarAhead } from './sailing';
import { openSite, type Site, visit, type Visitor } from './site';
import { ada, jonas, openSuites, pointer, readConfirmation, takeSuite, writeGuests } from './thread';

let stripe: StripeSimulator;
let site: Site;
let visitor: Visitor | undefined;
let page: Page;
beforeAll(async () => {
  stripe = createStripe();
  const url = await stripe.listen();
  site = await openSite({
    env: {
      PAYMENTS: 'stripe',
      STRIPE_URL: url,
      STRIPE_SECRET_KEY: stripeKeys.secretKey,
      STRIPE_WEBHOOK_SECRET: stripeKeys.webhookSecret,
    },
  });
  stripe.webhooks.url = `${site.url}/api/webhooks/stripe`;
}, 60_000);
afterAll(async () => {
  await site.close();
  await stripe.close();
});
beforeEach(() => {
  stripe.webhooks.delivery = 'at-once';
});
afterEach(async () => {
  await visitor?.leave();
  visitor = undefined;
});

async function goToPayment(options: Parameters<typeof visit>[1] = {}): Promise<void> {
  visitor = await visit(site, options);
  page = visitor.page;
  await openSuites(page, await findSailing(site, isFarAhead));
  await takeSuite(page, pointer);
  await writeGuests(page, pointer, [ada, jonas]);
}

const payButton = () => page.getByRole('button', { name: /^(Pay |Complete the reservation)/ });

async function leaveForStripe(): Promise<void> {
  await payButton().click();
  await page.waitForURL(`${stripe.url}/c/pay/**`);
}

async function payWith(number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number);
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
}

/** The provider's pages are another origin by design; nothing else may be. */
const complaints = () =>
  visitor?.complaints.filter((complaint) => !complaint.includes(stripe.url) && !complaint.includes('favicon'));
const sumOf = (text: string) => Number(text.replace(/[^\d.]/g, ''));
const taken = (page_: Page) => {
  const session = [...stripe.ledger.sessions.values()].find(({ id }) => page_.url().includes(id));
  return session?.client_reference_id ?? '';
};

describe('a payment on the provider’s page', () => {
  it('F2 RES-20 pays the deposit there and comes back to the confirmation; no card is asked for here', async () => {
    await goToPayment();
    expect(await page.getByLabel('Card number').count()).toBe(0);
    await page.getByText('You pay on the secure page of our payment provider').waitFor();
    await leaveForStripe();
    expect(await page.getByText('Ondine Yachts').count()).toBe(1);
    const reference = taken(page);
    await payWith(stripeCards.pays);
    const { paid } = await readConfirmation(page);
    expect(stripe.ledger.heldUnder(reference)).toBe(Math.round(sumOf(paid) * 100));
    expect(stripe.ledger.timesTaken(reference)).toBe(1);
    expect(complaints()).toEqual([]);
  }, 90_000);

  it('F2 requires a second step and takes another card after a declined one, all of it there (in full)', async () => {
    await goToPayment();
    await leaveForStripe();
    const reference = taken(page);
    await payWith(stripeCards.declines);
    await page.getByText('Your card was declined.').waitFor();
    await payWith(stripeCards.asks);
    await page.getByRole('button', { name: 'Fail' }).click();
    await page.getByText('We are unable to authenticate').waitFor();
    await payWith(stripeCards.asks);
    await page.getByRole('button', { name: 'Complete' }).click();
    const { paid } = await readConfirmation(page);
    expect(stripe.ledger.heldUnder(reference)).toBe(Math.round(sumOf(paid) * 100));
    expect(complaints()).toEqual([]);
  }, 90_000);

  it('F2 comes back without paying, says so, and pays in full on a new page; the first is closed (in full)', async () => {
    await goToPayment();
    await leaveForStripe();
    const first = page.url();
    await page.getByRole('link', { name: 'Back' }).click();
    await page.getByText('You came back without paying').waitFor();
    await page.getByRole('radio', { name: /^Pay in full/ }).check();
    await leaveForStripe();
    expect(page.url()).not.toBe(first);
    expect((await fetch(first)).status).toBe(410);
    await payWith(stripeCards.pays);
    const { paid, total } = await readConfirmation(page);
    expect(paid).toBe(total);
    expect(complaints()).toEqual([]);
  }, 90_000);

  it('F2 makes the reservation although the guest never comes back, and no webhook doubles it (in full)', async () => {
    await goToPayment();
    await leaveForStripe();
    const reference = taken(page);
    stripe.webhooks.delivery = 'twice';
    // The browser goes elsewhere in the middle of the payment.
    await fetch(page.url(), {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: `number=${stripeCards.pays}`,
      redirect: 'manual',
    });
    await stripe.webhooks.settled();
    await page.goto(`/engine/payment?hold=${reference.replace('hold-', '')}`);
    await readConfirmation(page);
    expect(stripe.webhooks.sent.filter(({ status }) => status !== 200)).toEqual([]);
    expect(stripe.ledger.timesTaken(reference)).toBe(1);
  }, 90_000);

  it('F2 gives the suite back, and its page takes nothing any more (in full)', async () => {
    await goToPayment();
    await leaveForStripe();
    const address = page.url();
    const holdId = taken(page).replace('hold-', '');
    await page.goto(`/engine/payment?hold=${holdId}`);
    const released = await page.request.post('/engine/release', { form: { hold: holdId }, maxRedirects: 0 });
    expect(released.status()).toBe(303);
    expect((await fetch(address)).status).toBe(410);
  }, 90_000);

  it('F2 D4 works without script, and with webhooks that never come (in full)', async () => {
    stripe.webhooks.delivery = 'never';
    await goToPayment({ javaScriptEnabled: false });
    await leaveForStripe();
    await payWith(stripeCards.pays);
    const { reservationId } = await readConfirmation(page);
    await page.getByRole('link', { name: 'Pay or print' }).click();
    await page.getByRole('radio', { name: /^Another amount/ }).check();
    await page.getByLabel('Amount', { exact: true }).fill('750.50');
    await page.getByRole('button', { name: /^(Make the payment|Pay )/ }).click();
    await page.waitForURL(`${stripe.url}/c/pay/**`);
    expect(await page.getByText(reservationId).count()).toBe(1);
    await page.getByRole('link', { name: 'Back' }).click();
    await page.getByText('You came back without paying').waitFor();
    await page.getByRole('radio', { name: /^Everything that remains/ }).check();
    await page.getByRole('button', { name: /^(Make the payment|Pay )/ }).click();
    await page.waitForURL(`${stripe.url}/c/pay/**`);
    await payWith(stripeCards.pays);
    await page.getByRole('heading', { name: 'All is paid' }).waitFor();
    expect(complaints()).toEqual([]);
  }, 90_000);

  it('F2 E2 says when to come back while the provider does not answer, and the suite stays on hold', async () => {
    const [suite] = await findSuites(site.url, 1);
    if (!suite) throw new Error('No suite is free');
    const held = await comeToPayment(site.url, { ...suite, email: 'provider.away@example.com' });
    if (held.kind !== 'held') throw new Error(`Expected a hold, got ${held.kind}`);
    const pay = async () => {
      const body = new URLSearchParams({ hold: held.holdId, choice: 'full' });
      const { status, headers } = await fetch(`${site.url}/engine/payment`, {
        method: 'POST',
        body,
        redirect: 'manual',
      });
      return { status, saysWhen: Number(headers.get('retry-after')) > 0 };
    };
    stripe.breakDown('unavailable');
    for (let again = 0; again < 2; again += 1) expect(await pay()).toEqual({ status: 503, saysWhen: true });
    stripe.breakDown('none');
    expect((await pay()).status).toBe(303);
  });

  it('F2 refuses an unsigned webhook, whatever it says', async () => {
    const send = (headers: Readonly<Record<string, string>>, method = 'POST') =>
      fetch(`${site.url}/api/webhooks/stripe`, {
        method,
        headers,
        ...(method === 'POST' ? { body: JSON.stringify({ type: 'checkout.session.completed' }) } : {}),
      });
    expect((await send({ 'Content-Type': 'application/json' })).status).toBe(400);
    expect((await send({ 'Content-Type': 'text/plain', 'Stripe-Signature': 't=1,v1=00' })).status).toBe(400);
    expect((await send({}, 'GET')).status).toBe(405);
    await until(async () => (await fetch(`${site.url}/health/live`)).status, 200);
  }, 60_000);
});
