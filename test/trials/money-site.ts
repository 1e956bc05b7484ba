import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { LineDatabase } from '../../src/adapters/sql/line-database';
import { chargeReference } from '../../src/core/engine/payment-steps';
import { startDurablePostgres } from '../services/postgres-server';
import { freePort, startDurableRedis } from '../services/redis-server';
import { createStripe, stripeCards, stripeKeys, type StripeSimulator } from '../simulators/stripe/stripe-simulator';
import { deliveries } from '../simulators/stripe/stripe-webhooks';
import { hrefInvoice, hrefTrip } from '../../src/web/hrefs';
import { comeToPayment, type SuiteOrder } from '../support/buyer';
import { readPdf } from '../support/read-pdf';
import { signIn } from '../support/sign-in';
import { insertGuests, trialContactId, trialEmail } from './add-guests';
import { type Audit, auditMoney, accountsOfStripe, type ProviderAccounts } from './money-audit';
import { asRefusal, type MoneyTale } from './money-history';
import { moneyNodeOn, type MoneyUseCases } from './money-line';
import { RandomChoices } from './random-choices';
import { addressOf, withConcurrency } from './trial';
import { openTwoNodeSite, type TwoNodeSite, untilAnswered } from './two-node-site';
import { findSuites, postForm } from './webhook-chaos';

const concurrency = 6;
const answerLimitMs = 180_000;
/** How long Redis is down after a crash. */
const redisOutageMs = 300;
const contacts = 10;
const pagesLooked = 20;
/** Longer than a page is open and a hold lives with it. */
const afterPagesMs = 45 * 60_000;

export interface SiteFigures {
  readonly tales: readonly MoneyTale[];
  readonly audit: Audit;
  readonly shown: readonly string[];
  readonly pages: number;
  readonly events: number;
  readonly kills: readonly string[];
  readonly seconds: number;
}

/** Histories over HTTP at two nodes, each of which is killed with -9 in turn with Redis and PostgreSQL. */
export async function payAtSite(histories: number, kills: number, seed: number): Promise<SiteFigures> {
  const home = mkdtempSync(join(tmpdir(), 'landfall-money-site-'));
  // PostgreSQL runs as a user of its own inside it.
  chmodSync(home, 0o755);
  const postgres = startDurablePostgres(join(home, 'server'), await freePort());
  const redisFolder = mkdtempSync(join(home, 'redis-'));
  const redis = await startDurableRedis(redisFolder);
  const stripe = createStripe();
  const stripeUrl = await stripe.listen();
  const site = await openTwoNodeSite(postgres.url, redis.url, {
    PAYMENTS: 'stripe',
    STRIPE_URL: stripeUrl,
    STRIPE_SECRET_KEY: stripeKeys.secretKey,
    STRIPE_WEBHOOK_SECRET: stripeKeys.webhookSecret,
  });
  let now = () => new Date();
  const node = moneyNodeOn({ databaseUrl: postgres.url, dataFolder: '' }, { now: () => now() }, stripeUrl);
  try {
    let count = 0;
    stripe.webhooks.choose = () => {
      count += 1;
      stripe.webhooks.url = `${site.url(count)}/api/webhooks/stripe`;
      return deliveries[count % deliveries.length] ?? 'at-once';
    };
    const orders = await findSuites(site.url(0), histories);
    const began = performance.now();
    const tales: MoneyTale[] = [];
    const killing = killAlternately(
      [
        ['node', () => site.killNode(0)],
        ['Redis', async () => (await redis.crash(), await sleep(redisOutageMs), await redis.restart())],
        ['node', () => site.killNode(1)],
        ['PostgreSQL', async () => (postgres.crash(), postgres.restart())],
      ],
      kills,
      () => tales.length / histories,
    );
    await withConcurrency(concurrency, orders, async (order, index) => {
      const random = new RandomChoices(seed * 7_919 + index);
      tales.push(await new SiteHistory({ site, stripe, node, order, random, index }).play());
    });
    const done = await killing;
    await stripe.webhooks.settled();
    await resendAll(stripe);
    now = () => new Date(Date.now() + afterPagesMs);
    await settleAll(node);
    await attachToGuests(node.db);
    const accounts = accountsOfStripe(stripe.ledger);
    const confirmed = tales.flatMap((tale) => tale.confirmed);
    const audit = await auditMoney({ db: node.db, accounts, confirmed, contacts, now: new Date() });
    const { shown, pages } = await lookAtSite(site, node.db, accounts);
    const seconds = (performance.now() - began) / 1_000;
    return { tales, audit, shown, pages, events: stripe.webhooks.emitted.length, kills: done, seconds };
  } finally {
    await node.db.destroy();
    await site.close();
    await stripe.close();
    await redis.stop();
    postgres.crash();
    rmSync(home, { recursive: true, force: true });
  }
}

type Kill = readonly [what: string, kill: () => Promise<void>];

async function killAlternately(ways: readonly Kill[], kills: number, share: () => number): Promise<readonly string[]> {
  const done: string[] = [];
  while (done.length < kills && share() < 1) {
    const [what, kill] = ways[done.length % ways.length] ?? ['', async () => undefined];
    while (share() < (done.length + 1) / (kills + 1)) await sleep(50);
    await kill();
    done.push(what);
  }
  return done;
}

interface SiteHistoryParts {
  readonly site: TwoNodeSite;
  readonly stripe: StripeSimulator;
  readonly node: MoneyUseCases;
  readonly order: SuiteOrder;
  readonly random: RandomChoices;
  readonly index: number;
}

class SiteHistory {
  private readonly confirmed: string[] = [];
  private readonly steps: string[] = [];
  private holdId = '';

  constructor(private readonly parts: SiteHistoryParts) {}

  async play(): Promise<MoneyTale> {
    try {
      await this.book();
      await this.goOn();
    } catch (error) {
      return { confirmed: this.confirmed, steps: this.steps, failure: `${this.steps.at(-1)}: ${String(error)}` };
    }
    return { confirmed: this.confirmed, steps: this.steps };
  }

  private async book(): Promise<void> {
    const { order, random, stripe, index } = this.parts;
    this.steps.push('hold');
    const arrived = await this.ask(async (url, attempt) => {
      const came = await comeToPayment(url, { ...order, address: addressOf(index * 16 + (attempt % 16) + 1) });
      return came.kind === 'failed' ? undefined : came;
    });
    if (arrived.kind !== 'held') return;
    this.holdId = arrived.holdId;
    for (let tries = random.whole(1, 2); tries > 0; tries -= 1) {
      if (random.happens(0.15)) stripe.breakDown('lost-answer', 1);
      const address = await this.press(random.oneOf(['full', 'deposit']));
      if (address === undefined) return;
      const way = random.weighted({ pays: 60, declined: 15, twice: 8, leaves: 8, 'gives-back': 5, expires: 4 });
      this.steps.push(way);
      if (way === 'leaves') return;
      if (way === 'gives-back') {
        await this.ask(async (url) => settledAnswer(await postForm(`${url}/engine/release`, { hold: this.holdId })));
        return;
      }
      if (way === 'expires') {
        const session = [...stripe.ledger.sessions.values()].find(({ url }) => url === address);
        if (session?.status === 'open') stripe.ledger.expire(session);
      } else if (way === 'declined') await postForm(address, { number: stripeCards.declines });
      else {
        // A browser asks again where the connection that it kept open had ended.
        const pay = () => untilAnswered(() => postForm(address, { number: stripeCards.pays }), answerLimitMs);
        const [paid] = await Promise.all(way === 'twice' ? [pay(), pay()] : [pay()]);
        if (random.happens(0.6)) await this.comeBack(paid.headers.get('location') ?? '');
        return;
      }
    }
  }

  /** The provider's page; undefined when the hold is no more, or was paid. */
  private async press(choice: string): Promise<string | undefined> {
    const { stripe, order } = this.parts;
    this.steps.push('press');
    const { address } = await this.ask(async (url) => {
      const answer = await postForm(`${url}/engine/payment`, { hold: this.holdId, choice }, order);
      const location = answer.headers.get('location') ?? '';
      if (answer.status === 422) return this.press422(url);
      if (answer.status !== 303) return undefined;
      return { address: location.startsWith(stripe.url) ? location : undefined };
    });
    return address;
  }

  /** Where everything is due at once there is no deposit. */
  private async press422(url: string): Promise<{ readonly address: string | undefined } | undefined> {
    const answer = await postForm(`${url}/engine/payment`, { hold: this.holdId, choice: 'full' }, this.parts.order);
    const location = answer.headers.get('location') ?? '';
    return answer.status === 303
      ? { address: location.startsWith(this.parts.stripe.url) ? location : undefined }
      : undefined;
  }

  private async comeBack(address: string): Promise<void> {
    const path = address.replace(/^https?:\/\/[^/]+/, '');
    const location = await this.ask(async (url) => {
      const answer = await fetch(`${url}${path}`, { redirect: 'manual' });
      return answer.status === 303 ? (answer.headers.get('location') ?? '') : undefined;
    });
    if (location.includes('/engine/confirmation')) this.confirmed.push(chargeReference(this.holdId));
  }

  /** What operators, the card's bank and time do with it. */
  private async goOn(): Promise<void> {
    const { random, stripe, node } = this.parts;
    const charge = stripe.ledger.chargeUnder(chargeReference(this.holdId));
    const way = random.weighted({ nothing: 40, cancels: 30, refunds: 20, disputes: 10 });
    this.steps.push(way);
    if (!charge || way === 'nothing') return;
    if (way === 'disputes') stripe.ledger.dispute(charge.payment_intent);
    if (way === 'refunds') {
      const left = charge.amount - charge.amount_refunded;
      stripe.ledger.refund({ intentId: charge.payment_intent, amount: random.whole(1, left), metadata: {} });
    }
    if (way === 'cancels') {
      const hold = await untilAnswered(() => node.cabinBookings.getHold(this.holdId), answerLimitMs);
      const id = hold.reservationId;
      if (id !== undefined) await untilAnswered(() => node.office.cancel(id).catch(asRefusal), answerLimitMs);
    }
  }

  /** At one node or the other, until one answers. */
  private ask<T>(call: (url: string, attempt: number) => Promise<T | undefined>): Promise<T> {
    const { site, index } = this.parts;
    return untilAnswered((attempt) => call(site.url(index + attempt), attempt), answerLimitMs);
  }
}

const settledAnswer = ({ status }: Response) => (status === 303 ? status : undefined);

/** Every event once more, the newest first: what was never delivered comes now. */
async function resendAll({ webhooks }: StripeSimulator): Promise<void> {
  for (const event of [...webhooks.emitted].reverse())
    await untilAnswered(async () => ((await webhooks.resend(event)).status === 200 ? true : undefined), answerLimitMs);
}

async function settleAll({ settlePayments, settleBalances, refundPayments }: MoneyUseCases): Promise<void> {
  for (let done = 1; done > 0;) {
    const { reserved, released } = await settlePayments.run();
    const { paid, ended } = await settleBalances.run();
    const { refunded, byHand } = await refundPayments.run();
    done = reserved + released + paid + ended + refunded + byHand.length;
  }
}

/** Visitors' reservations are given to a few guests, so that what guests are shown can be read. */
async function attachToGuests(db: Kysely<LineDatabase>): Promise<void> {
  await insertGuests(db, contacts);
  const rows = await db
    .selectFrom('reservations')
    .innerJoin('holds', 'holds.reservation_id', 'reservations.reservation_id')
    .select('reservations.reservation_id')
    .execute();
  const links = rows.map(({ reservation_id: id }, index) => ({
    reservation_id: id,
    contact_id: trialContactId(index % contacts),
    state: 'confirmed' as const,
    address: null,
    linked_at: Date.now(),
  }));
  for (let from = 0; from < links.length; from += 500)
    await db
      .insertInto('reservation_contacts')
      .values(links.slice(from, from + 500))
      .execute();
}

interface ApiReservation {
  readonly seawareId: string;
  readonly totalAmountPaid: number;
  readonly totalBookingAmount: number;
}

/** The API's list, Payment tabs and documents of the guests, over HTTP, against the provider's accounts. */
async function lookAtSite(site: TwoNodeSite, db: Kysely<LineDatabase>, accounts: ProviderAccounts) {
  const origins = new Map(
    (await db.selectFrom('reservations').select(['reservation_id', 'origin']).execute()).map((row) => [
      row.reservation_id,
      row.origin,
    ]),
  );
  const shown: string[] = [];
  let pages = 0;
  for (let index = 0; index < contacts; index += 1) {
    const guest = await signIn(site.url(index), trialEmail(index), { address: addressOf(900_000 + index) });
    const list = (await (await guest.get('/api/reservations?skipDetails=true')).json()) as readonly ApiReservation[];
    for (const { seawareId, totalAmountPaid } of list) {
      const account = accounts.get(chargeReference(origins.get(seawareId) ?? ''));
      const held = (account?.taken ?? 0) - (account?.refunded ?? 0);
      if (Math.round(totalAmountPaid * 100) !== held)
        shown.push(`API of ${seawareId}: ${totalAmountPaid}, held ${held}`);
    }
    for (const { seawareId, totalAmountPaid } of list.slice(0, pagesLooked)) {
      const page = await (await guest.get(hrefTrip(seawareId, 'payment'))).text();
      pages += 1;
      const text = totalAmountPaid.toLocaleString('en-US', { style: 'currency', currency: 'USD' });
      const pdf = Buffer.from(await (await guest.get(hrefInvoice(seawareId))).arrayBuffer());
      // Of an offer on which nothing was paid there is no invoice.
      if (totalAmountPaid > 0 && !readPdf(pdf).text.includes(`Paid ${text}`))
        shown.push(`the invoice of ${seawareId} is without ${text}`);
      if (!page.includes(text)) shown.push(`the Payment tab of ${seawareId} is without ${text}`);
    }
  }
  return { shown, pages };
}
