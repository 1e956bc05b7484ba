import { setTimeout as sleep } from 'node:timers/promises';
import { EmbeddedCabinBookings } from '../../src/adapters/embedded-engine/cabin-bookings';
import { EmbeddedHostedPayments } from '../../src/adapters/embedded-engine/hosted-payment-records';
import { connectDatabase, type DatabaseLocation } from '../../src/adapters/sql/open-database';
import { StripePayments } from '../../src/adapters/stripe/payments';
import { StripeClient } from '../../src/adapters/stripe/stripe-client';
import { SettlePayments } from '../../src/core/engine/settle-payments';
import { createStripe, stripeCards, stripeKeys, type StripeSimulator } from '../simulators/stripe/stripe-simulator';
import { deliveries } from '../simulators/stripe/stripe-webhooks';
import { comeToPayment, type SuiteOrder } from '../support/buyer';
import { addressOf, type Drill, type TrialReport, withConcurrency } from './trial';
import { openTrialSite } from './trial-site';
import { cabinsOf, freeSuites, readJsonOf, type SuiteKind } from './free-suites';

/** What guests do on the provider's page, one after the other in the list. */
const manners = [
  'pays',
  'pays-and-leaves',
  'declined-first',
  'presses-twice',
  'changes-the-sum',
  'never-pays',
  'gives-back',
  'expired',
  'refunded-while-paying',
] as const;
type Manner = (typeof manners)[number];

/** Of these nobody may have a reservation in the end, and the provider no money. */
const withoutReservation: ReadonlySet<Manner> = new Set<Manner>([
  'never-pays',
  'gives-back',
  'expired',
  'refunded-while-paying',
]);

const concurrency = 12;
/** Longer than a page is open and a hold lives with it. */
const afterPagesMs = 45 * 60_000;

interface Tale {
  readonly manner: Manner;
  readonly holdId: string;
  /** A step whose answer was not as it must be. */
  readonly failure?: string;
}

/**
 * Guests pay on the provider's page while its events come twice, late, in another order or never, its answers are lost,
 * pages expire and payments are refunded in the middle. Then every event is sent twice more, and a second node settles
 * what is left after the pages' time. Nobody may pay twice, and money and reservations must be equal.
 */
export async function payThroughChaos({
  guests,
  databaseUrl,
}: {
  readonly guests: number;
  readonly databaseUrl?: string | undefined;
}): Promise<TrialReport> {
  const stripe = createStripe();
  const url = await stripe.listen();
  const site = await openTrialSite({
    PAYMENTS: 'stripe',
    STRIPE_URL: url,
    STRIPE_SECRET_KEY: stripeKeys.secretKey,
    STRIPE_WEBHOOK_SECRET: stripeKeys.webhookSecret,
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
  });
  stripe.webhooks.url = `${site.url}/api/webhooks/stripe`;
  let count = 0;
  stripe.webhooks.choose = () => deliveries[(count += 1) % deliveries.length] ?? 'at-once';
  try {
    const orders = await findSuites(site.url, guests);
    const tales: Tale[] = [];
    const began = performance.now();
    await withConcurrency(concurrency, orders, async (order, index) => {
      if (index % 7 === 3) stripe.breakDown('lost-answer', 1);
      tales.push(await play({ url: site.url, stripe, order, manner: manners[index % manners.length] ?? 'pays' }));
    });
    await stripe.webhooks.settled();
    const replays = await replayAll(stripe);
    const seconds = (performance.now() - began) / 1_000;
    const settled = await settleAfterPages(site.location, url);
    return await report({ tales, stripe, location: site.location, seconds, replays, settled });
  } finally {
    await site.close();
    await stripe.close();
  }
}

/** So many free suites, each for a guest of its own. */
export async function findSuites(url: string, guests: number): Promise<readonly SuiteOrder[]> {
  const found: SuiteKind[] = [];
  let nearest = 10;
  for await (const suites of freeSuites(readJsonOf(url))) {
    nearest -= 1;
    if (nearest < 0) found.push(...cabinsOf(suites));
    if (found.length >= guests)
      return found.slice(0, guests).map((suite, index) => ({
        ...suite,
        email: `chaos${index}@example.com`,
        address: addressOf(index + 1),
      }));
  }
  throw new Error(`There are ${found.length} free suites only.`);
}

interface Play {
  readonly url: string;
  readonly stripe: StripeSimulator;
  readonly order: SuiteOrder;
  readonly manner: Manner;
}

async function play({ url, stripe, order, manner }: Play): Promise<Tale> {
  const arrived = await comeToPayment(url, order);
  if (arrived.kind !== 'held') return { manner, holdId: '', failure: `entering: ${arrived.kind}` };
  const { holdId } = arrived;
  const failed = (step: string, status: number): Tale => ({ manner, holdId, failure: `${step}: ${status}` });
  const press = (choice: string) => postForm(`${url}/engine/payment`, { hold: holdId, choice }, order);
  const open = async (choice = 'full') => {
    for (let tries = 0; ; tries += 1) {
      const answer = await press(choice);
      const address = answer.headers.get('location') ?? '';
      if (answer.status === 303 && address.startsWith(stripe.url)) return { status: 303, address };
      if (answer.status !== 503 || tries === 3) return { status: answer.status, address: '' };
    }
  };
  const { status, address } = await open();
  if (address === '') return failed('opening the page', status);
  const pay = (page = address, card = stripeCards.pays) => postForm(page, { number: card });
  const comeBack = async (answer: Response) => {
    const back = await fetch(answer.headers.get('location') ?? url, { redirect: 'manual' });
    return back.headers.get('location')?.includes('/engine/confirmation') ? undefined : back.status;
  };
  switch (manner) {
    case 'pays': {
      const wrong = await comeBack(await pay());
      return wrong === undefined ? { manner, holdId } : failed('coming back', wrong);
    }
    case 'pays-and-leaves':
      await pay();
      return { manner, holdId };
    case 'declined-first': {
      await pay(address, stripeCards.declines);
      const wrong = await comeBack(await pay());
      return wrong === undefined ? { manner, holdId } : failed('coming back', wrong);
    }
    case 'presses-twice': {
      const again = await Promise.all([open(), open()]);
      const different = again.find((one) => one.address !== address);
      if (different) return failed('a second page', different.status);
      await Promise.all([pay(), pay(), pay()]);
      return { manner, holdId };
    }
    case 'changes-the-sum': {
      const other = await open('deposit');
      // Where everything is due there is no deposit, and the first page stays.
      const page = other.address === '' ? address : other.address;
      const old = page === address ? undefined : await pay(address);
      if (old && old.status !== 410) return failed('the first page', old.status);
      await pay(page);
      return { manner, holdId };
    }
    case 'never-pays':
      return { manner, holdId };
    case 'gives-back': {
      const given = await postForm(`${url}/engine/release`, { hold: holdId }, order);
      const late = await pay();
      return given.status === 303 && late.status === 410 ? { manner, holdId } : failed('giving back', late.status);
    }
    case 'expired': {
      const session = [...stripe.ledger.sessions.values()].find(({ url: page }) => page === address);
      if (session) stripe.ledger.expire(session);
      const late = await pay();
      return late.status === 410 ? { manner, holdId } : failed('paying late', late.status);
    }
    case 'refunded-while-paying': {
      const session = [...stripe.ledger.sessions.values()].find(({ url: page }) => page === address);
      if (session) stripe.ledger.pay(session, '4242');
      stripe.ledger.refund({ intentId: session?.payment_intent ?? '', metadata: {} });
      return { manner, holdId };
    }
  }
}

export const postForm = (url: string, form: Readonly<Record<string, string>>, order?: SuiteOrder) =>
  fetch(url, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'Sec-Fetch-Site': 'same-origin', ...(order?.address ? { 'X-Forwarded-For': order.address } : {}) },
    body: new URLSearchParams(form),
  });

/** Every event once more, twice, the newest first. */
async function replayAll({ webhooks }: StripeSimulator): Promise<{ readonly sent: number; readonly refused: number }> {
  const events = [...webhooks.emitted].reverse();
  let refused = 0;
  await withConcurrency(concurrency, [...events, ...events], async (event) => {
    let answer = await webhooks.resend(event);
    // A hundred calls a second are taken: the provider sends what came too fast again, after the pause that the answer names.
    for (let tries = 0; answer.status === 429 && answer.retryAfterSeconds !== undefined && tries < 5; tries += 1) {
      await sleep(answer.retryAfterSeconds * 1_000);
      answer = await webhooks.resend(event);
    }
    if (answer.status !== 200) refused += 1;
  });
  return { sent: events.length * 2, refused };
}

/** Another node, after the time of every page: what neither a webhook nor a guest has settled. */
async function settleAfterPages(location: DatabaseLocation, stripeUrl: string): Promise<number> {
  const db = connectDatabase(location);
  const clock = { now: () => new Date(Date.now() + afterPagesMs) };
  const payments = new StripePayments({
    client: new StripeClient({ url: stripeUrl, secretKey: stripeKeys.secretKey, log: { warn: () => undefined } }),
    records: new EmbeddedHostedPayments(db),
    pagesOrigin: stripeUrl,
  });
  const settle = new SettlePayments(new EmbeddedCabinBookings(db, clock, 'UTC'), payments, clock);
  let settled = 0;
  for (let round = 0; round < 100; round += 1) {
    const { reserved, released } = await settle.run();
    if (reserved + released === 0) break;
    settled += reserved + released;
  }
  await db.destroy();
  return settled;
}

interface Figures {
  readonly tales: readonly Tale[];
  readonly stripe: StripeSimulator;
  readonly location: DatabaseLocation;
  readonly seconds: number;
  readonly replays: { readonly sent: number; readonly refused: number };
  readonly settled: number;
}

async function report({ tales, stripe, location, seconds, replays, settled }: Figures): Promise<TrialReport> {
  const db = connectDatabase(location);
  const reservations = await db.selectFrom('reservations').select(['origin', 'total_paid', 'status']).execute();
  const payments = await db
    .selectFrom('payments')
    .innerJoin('reservations', 'reservations.reservation_id', 'payments.reservation_id')
    .select(['reservations.origin', 'payments.amount'])
    .execute();
  const unsettled = await db
    .selectFrom('holds')
    .select('hold_id')
    .where('payment_started_at', 'is not', null)
    .where('reservation_id', 'is', null)
    .execute();
  await db.destroy();
  const failures = tales.flatMap(({ manner, failure }) => (failure === undefined ? [] : [`${manner}, ${failure}`]));
  const figuresOf = ({ holdId, manner }: Tale) => ({
    manner,
    times: stripe.ledger.timesTaken(`hold-${holdId}`),
    held: stripe.ledger.heldUnder(`hold-${holdId}`),
    reserved: reservations.filter(({ origin }) => origin === holdId),
    recorded: payments.filter(({ origin }) => origin === holdId).reduce((sum, { amount }) => sum + amount, 0),
  });
  const all = tales.map(figuresOf);
  const twice = all.filter(({ times, reserved }) => times > 1 || reserved.length > 1).length;
  const lost = all.filter(({ held, reserved }) => held > 0 && reserved.length === 0).length;
  const unequal = all.filter(
    ({ held, reserved, recorded }) => (reserved[0]?.total_paid ?? 0) !== held || recorded !== held,
  ).length;
  const wrongEnd = all.filter(
    ({ manner, reserved }) => (reserved[0]?.status === 'BK') === withoutReservation.has(manner),
  ).length;
  return {
    isGood:
      [failures.length, twice, lost, unequal, wrongEnd, unsettled.length, replays.refused].every((one) => one === 0) &&
      all.some(({ held }) => held > 0),
    rows: [
      ['guests on the provider’s page', tales.length],
      ['events reported by the provider', stripe.webhooks.emitted.length],
      ['events sent once more', replays.sent],
      ['events refused', replays.refused],
      ['reservations paid', all.filter(({ reserved }) => reserved[0]?.status === 'BK').length],
      ['settled by another node after the pages’ time', settled],
      ['paid or reserved twice', twice],
      ['money without its reservation', lost],
      ['sums that differ between provider, reservation and receipts', unequal],
      ['reservations that must not be, or are missing', wrongEnd],
      ['holds left unsettled', unsettled.length],
      [
        'failed in any other way',
        failures.length === 0 ? 0 : `${failures.length} (${[...new Set(failures)].join('; ')})`,
      ],
      ['seconds', seconds.toFixed(1)],
    ],
  };
}

export const webhookChaos: Drill = {
  title: 'Webhook chaos',
  how: 'Each guest pays on the provider’s simulated page: at once, after a declined card, with three presses, after another choice, or leaves, gives the suite back, comes too late, or is refunded in the middle. Its events come at once, twice, late, in another order or never, in turns; every seventh answer is lost. Then every event is sent twice more, the newest first, and another node settles after the pages’ time.',
  verdict: 'Nobody paid twice, no money is without its reservation, and the sums are equal everywhere.',
  run: () => payThroughChaos({ guests: 1_000, databaseUrl: process.env['DATABASE_URL'] }),
};
