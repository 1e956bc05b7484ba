import { randomUUID } from 'node:crypto';
import { RefusedCommand } from '../../src/adapters/embedded-office/refused-command';
import type { BookCabinOutcome } from '../../src/core/engine/book-cabin';
import type { CabinHold, Quote } from '../../src/core/engine/booking';
import { paymentReference } from '../../src/core/engine/finish-payment';
import type { PayReservationOutcome } from '../../src/core/engine/pay-reservation';
import { chargeReference } from '../../src/core/engine/payment-steps';
import type { PaymentMeans } from '../../src/core/engine/payments.port';
import { money } from '../../src/core/shared/money';
import { addDays, todayIn } from '../../src/core/shared/plain-date';
import { Unavailable } from '../../src/core/shared/unavailable';
import { aCard, aPage } from '../contracts/payments.contract';
import { inProcessOrigin } from '../simulators/stripe/stripe-in-process';
import { trialContactId, trialEmail } from './add-guests';
import { type MoneyLine, type MoneyNode, NodeEnded } from './money-line';
import type { RandomChoices } from './random-choices';

const rightCode = '123456';
const maxTries = 4;
const maxLaterSteps = 3;
const cards = {
  pays: '4242424242424242',
  declines: '4000000000000002',
  asks: '4000002500003155',
  isSilent: '4000000000000341',
};

/** What a guest did and was answered in one history, for the comparison with all accounts. */
export interface MoneyTale {
  /** References whose payment was confirmed to the guest. */
  readonly confirmed: readonly string[];
  readonly steps: readonly string[];
  readonly failure?: string;
}

/** One guest's way through hold, payment and what comes after, chosen at random, at one node or the other. */
export class MoneyHistory {
  private readonly confirmed: string[] = [];
  private readonly steps: string[] = [];
  private holdId = '';
  private reservationId: string | undefined;
  /** References of payments on the reservation. */
  private readonly parts: string[] = [];

  constructor(
    private readonly line: MoneyLine,
    private readonly random: RandomChoices,
    private readonly index: number,
  ) {}

  async play(): Promise<MoneyTale> {
    try {
      await this.book();
      const count = this.random.whole(0, maxLaterSteps);
      for (let step = 0; step < count && this.reservationId !== undefined; step += 1) await this.goOn();
    } catch (error) {
      const failure = `${this.steps.at(-1)}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
      return { confirmed: this.confirmed, steps: this.steps, failure };
    }
    return { confirmed: this.confirmed, steps: this.steps };
  }

  private async book(): Promise<void> {
    const hold = await this.hold();
    if (!hold) return;
    this.holdId = hold.holdId;
    await this.at((node) => node.cabinBookings.saveGuests(hold.holdId, guestsOf(this.index)));
    const way = this.random.weighted({ pays: 60, offer: 24, leaves: 8, 'gives-back': 8 });
    this.steps.push(way);
    if (way === 'leaves') return;
    if (way === 'gives-back') {
      if (this.random.happens(0.5)) await this.pay(hold, 'deposit');
      await this.at((node) => node.settlePayments.release(hold.holdId));
    } else if (way === 'offer') {
      if (this.random.happens(0.2)) await this.pay(hold, 'deposit');
      await this.at((node) => node.bookCabin.run({ holdId: hold.holdId, payment: { choice: 'offer' } }));
    } else await this.pay(hold, this.random.oneOf(['deposit', 'full']));
    await this.readReservation();
  }

  /** Sometimes the party changes, and with it the price. */
  private async hold(): Promise<CabinHold | undefined> {
    const { itineraryId } = this.random.oneOf(this.line.sailings);
    const category = this.random.oneOf(['SV', 'OS']);
    const take = (ages: readonly number[], replaces?: string) =>
      this.at((node) =>
        node.cabinBookings.hold({
          itineraryId,
          category,
          ages,
          quote: this.quote(),
          contactId: trialContactId(this.index % this.line.contacts),
          expiresAt: new Date(this.line.clock.now().getTime() + 10 * 60_000),
          ...(replaces === undefined ? {} : { replaces }),
        }),
      );
    this.steps.push('hold');
    const first = await take([30, 30]);
    if (first?.kind !== 'held') return undefined;
    if (!this.random.happens(0.2)) return first.hold;
    this.steps.push('change of party');
    const second = await take([30, 30, 8], first.hold.holdId);
    return second?.kind === 'held' ? second.hold : undefined;
  }

  /** Sums of all sizes, odd cents among them. */
  private quote(): Quote {
    const today = todayIn('UTC', this.line.clock.now());
    const total = this.random.whole(1_000, 9_000_000);
    const deposit = this.random.happens(0.1)
      ? total
      : Math.max(1, Math.floor((total * this.random.whole(5, 60)) / 100));
    return {
      lines: [{ part: 'suite-fare', label: 'Suite fare', amount: money(total, 'USD') }],
      total: money(total, 'USD'),
      deposit: money(deposit, 'USD'),
      depositDueOn: addDays(today, this.random.whole(-9, 7)),
      finalDueOn: addDays(today, this.random.whole(8, 90)),
    };
  }

  private async pay({ holdId }: CabinHold, choice: 'deposit' | 'full'): Promise<void> {
    const press = () => this.at((node) => node.bookCabin.run({ holdId, payment: { choice, means: this.means() } }));
    for (let tries = this.random.whole(1, 3); tries > 0 && this.reservationId === undefined; tries -= 1) {
      const [outcome] = this.random.happens(0.15) ? await Promise.all([press(), press()]) : [await press()];
      await this.afterPress(outcome);
    }
  }

  private async afterPress(outcome: BookCabinOutcome | undefined): Promise<void> {
    this.steps.push(`press: ${outcome?.kind}`);
    const { holdId } = this;
    if (outcome?.kind === 'reserved') this.note(outcome.reservationId);
    if (outcome?.kind === 'second-step' && this.random.happens(0.9)) {
      const code = this.random.happens(0.8) ? rightCode : '000000';
      const answer = () => this.at((node) => node.answerSecondStep.run({ holdId, code }));
      const [answered] = this.random.happens(0.2) ? await Promise.all([answer(), answer()]) : [await answer()];
      if (answered?.kind === 'reserved') this.note(answered.reservationId);
    }
    if (outcome?.kind === 'hosted-page' && this.visitPage(outcome.address) && this.random.happens(0.6)) {
      const settled = await this.at((node) => node.settlePayments.settleHold(holdId));
      if (settled?.kind === 'reserved') this.note(settled.reservationId);
    }
    await this.receiveEvents();
  }

  private note(reservationId: string): void {
    this.reservationId = reservationId;
    this.confirmed.push(chargeReference(this.holdId));
  }

  private async goOn(): Promise<void> {
    const step = this.random.weighted({
      'pays a part': 50,
      'pays two parts at once': 8,
      cancels: 14,
      lapses: 8,
      'is refunded at the provider': 8,
      disputes: 4,
      waits: 8,
    });
    this.steps.push(step);
    const id = this.reservationId ?? '';
    switch (step) {
      case 'pays a part':
        await this.payPart();
        break;
      case 'pays two parts at once':
        await Promise.all([this.payPart(), this.payPart()]);
        break;
      case 'cancels':
        await this.at((node) => node.office.cancel(id)).catch(asRefusal);
        break;
      case 'lapses':
        await this.at((node) => node.office.lapse(id)).catch(asRefusal);
        break;
      case 'is refunded at the provider':
        this.refundElsewhere();
        break;
      case 'disputes':
        this.dispute();
        break;
      case 'waits':
        this.line.clock.pass({ minutes: 1 });
        break;
    }
    await this.receiveEvents();
  }

  private async payPart(): Promise<void> {
    const reservationId = this.reservationId ?? '';
    const row = await this.at((node) =>
      node.db
        .selectFrom('reservations')
        .select(['total', 'total_paid'])
        .where('reservation_id', '=', reservationId)
        .executeTakeFirst(),
    );
    const open = (row?.total ?? 0) - (row?.total_paid ?? 0);
    const whole = this.random.happens(0.3) ? open : this.random.whole(1, Math.max(1, open));
    // Sometimes more than is open, as a page that another payment has made old.
    const amount = money(this.random.happens(0.1) ? whole + 1 : whole, 'USD');
    const paymentId = randomUUID();
    this.parts.push(paymentReference(paymentId));
    const press = () =>
      this.at((node) => node.payReservation.run({ paymentId, reservationId, amount, means: this.means() }));
    const [outcome] = this.random.happens(0.2) ? await Promise.all([press(), press()]) : [await press()];
    await this.afterPart(paymentId, outcome);
  }

  private async afterPart(paymentId: string, outcome: PayReservationOutcome | undefined): Promise<void> {
    this.steps.push(`part: ${outcome?.kind}`);
    const note = (answered: PayReservationOutcome | undefined) => {
      if (answered?.kind === 'paid') this.confirmed.push(paymentReference(paymentId));
    };
    note(outcome);
    const intent = await this.at((node) => node.intents.find(paymentId));
    if (!intent) return;
    if (outcome?.kind === 'second-step' && this.random.happens(0.9)) {
      const code = this.random.happens(0.8) ? rightCode : '000000';
      note(await this.at((node) => node.answerCode.run({ intent, code })));
    }
    if (outcome?.kind === 'hosted-page' && this.visitPage(outcome.address) && this.random.happens(0.6))
      note(await this.at((node) => node.payReservation.read(intent)));
  }

  private means(): PaymentMeans {
    if (this.line.method === 'hosted-page') return { kind: 'hosted-page', page: aPage(this.holdId) };
    const card = this.random.weighted({ pays: 55, declines: 20, asks: 15, isSilent: 10 });
    return { kind: 'test-card', card: aCard(cards[card]) };
  }

  /** On the provider's page: true when the guest comes back to the site. */
  private visitPage(address: string): boolean {
    const { stripe } = this.line;
    const session = stripe?.ledger.find(address.slice(`${inProcessOrigin}/c/pay/`.length));
    if (!stripe || session?.status !== 'open') return true;
    const way = this.random.weighted({ pays: 56, declined: 18, leaves: 20, expires: 6 });
    this.steps.push(`page: ${way}`);
    if (way === 'declined') stripe.ledger.decline(session);
    if (way === 'pays') stripe.ledger.pay(session, '4242');
    if (way === 'leaves') this.line.openPages.push(session);
    if (way === 'expires') stripe.ledger.expire(session);
    return way !== 'leaves';
  }

  /** An operator refunds a part or all of one payment in the provider's dashboard. */
  private refundElsewhere(): void {
    const { stripe } = this.line;
    const charge = stripe?.ledger.chargeUnder(this.random.oneOf([chargeReference(this.holdId), ...this.parts]));
    const left = (charge?.amount ?? 0) - (charge?.amount_refunded ?? 0);
    if (!stripe || !charge || left === 0) return;
    const amount = this.random.happens(0.4) ? left : this.random.whole(1, left);
    stripe.ledger.refund({ intentId: charge.payment_intent, amount, metadata: {} });
  }

  private dispute(): void {
    const { stripe } = this.line;
    const charge = stripe?.ledger.chargeUnder(chargeReference(this.holdId));
    const dispute = charge && stripe?.ledger.dispute(charge.payment_intent);
    if (dispute && this.random.happens(0.7)) stripe?.ledger.closeDispute(dispute, this.random.oneOf(['won', 'lost']));
  }

  private async readReservation(): Promise<void> {
    const hold = await this.at((node) => node.cabinBookings.getHold(this.holdId));
    this.reservationId = hold?.reservationId;
  }

  private async receiveEvents(): Promise<void> {
    const { stripe } = this.line;
    if (!stripe) return;
    if (this.random.happens(0.2)) stripe.arrive(2);
    // A guest who left a page open pays after all, when the cabin may have another guest.
    const page = this.random.happens(0.12) ? this.line.openPages.shift() : undefined;
    if (page && stripe.ledger.find(page.id)?.status === 'open') stripe.ledger.pay(page, '4242');
    for (const event of stripe.take()) if (!(await receiveAt(this.node(), event))) stripe.sendAgain(event);
  }

  private node(): MoneyNode {
    return this.random.oneOf(this.line.nodes);
  }

  /** At one node or the other; a guest whose node or answer is gone presses again, some times. */
  private async at<T>(ask: (node: MoneyNode) => Promise<T>): Promise<T | undefined> {
    for (let tries = 0; tries < maxTries; tries += 1) {
      try {
        return await ask(this.node());
      } catch (error) {
        if (!isLostAnswer(error)) throw error;
      }
      if (this.random.happens(0.3)) break;
    }
    return undefined;
  }
}

/** False when the provider has to send it again. */
export async function receiveAt(
  node: MoneyNode,
  event: Parameters<NonNullable<MoneyNode['receive']>['run']>[0],
): Promise<boolean> {
  try {
    return (await node.receive?.run(event)) === 'received';
  } catch (error) {
    if (isLostAnswer(error)) return false;
    throw error;
  }
}

/** What has lapsed in the meantime cannot be cancelled: an answer as good as any. */
export function asRefusal(error: unknown): string {
  if (error instanceof RefusedCommand) return error.message;
  throw error;
}

export const isLostAnswer = (error: unknown): boolean => error instanceof Unavailable || error instanceof NodeEnded;

const guestsOf = (index: number) => [
  { firstName: 'Ada', lastName: `Quist ${index}`, birthday: todayIn('UTC', new Date(0)), email: trialEmail(index) },
  { firstName: 'Bo', lastName: `Quist ${index}`, birthday: todayIn('UTC', new Date(0)) },
];
