import type { Clock } from '../shared/clock.port';
import { finishPayment, referenceOf, type PaymentParts } from './finish-payment';
import type { PaymentIntent } from './payment-intents.port';
import { hostedPageMs } from './payment-steps';
import type { ChargeOutcome } from './payments.port';
import { SettlementRounds } from './settlement-rounds';

/** A younger payment may still be handled by the request that began it. */
const settleAfterMs = 20_000;
const codeWaitsMs = 15 * 60_000;

/**
 * Settles payments on reservations that a lost response, a crashed node or a guest on the provider's page left open:
 * successful charges are credited, the others end. Every node runs it every 30 seconds (reliability D7).
 */
export class SettleBalances {
  private readonly rounds = new SettlementRounds(({ paymentId }: PaymentIntent) => paymentId);

  constructor(
    private readonly parts: PaymentParts,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<{ readonly paid: number; readonly ended: number }> {
    const now = this.clock.now().getTime();
    const changedBefore = new Date(now - settleAfterMs);
    const outcomes = await this.rounds.run({
      find: (page) => this.parts.intents.findUnsettled({ ...page, changedBefore }),
      settle: (intent) => this.settle(intent, now),
    });
    return {
      paid: outcomes.filter((outcome) => outcome === 'paid').length,
      ended: outcomes.filter((outcome) => outcome === 'ended').length,
    };
  }

  /** Settles one payment as soon as the provider reports on it, even if it counted as ended. */
  async settlePayment(paymentId: string): Promise<void> {
    const intent = await this.parts.intents.find(paymentId);
    if (!intent || intent.state === 'paid') return;
    const charge = await this.parts.payments.findCharge(referenceOf(intent));
    if (charge?.kind === 'paid' || charge?.kind === 'declined') await finishPayment(this.parts, intent, charge);
  }

  private async settle(intent: PaymentIntent, now: number): Promise<'paid' | 'ended' | 'waiting'> {
    const charge = await this.find(intent, now);
    if (charge?.kind === 'unknown') return 'waiting';
    if (charge?.kind === 'paid') {
      const { kind } = await finishPayment(this.parts, intent, charge);
      return kind === 'paid' ? 'paid' : 'ended';
    }
    if (charge?.kind === 'hosted-page') {
      await finishPayment(this.parts, intent, charge);
      return 'waiting';
    }
    if (charge?.kind === 'second-step' && now - intent.changedAt.getTime() < codeWaitsMs) {
      await this.parts.intents.move({ paymentId: intent.paymentId, from: 'charging', to: 'awaiting-code' });
      return 'waiting';
    }
    await this.parts.intents.move({ paymentId: intent.paymentId, from: intent.state, to: 'declined' });
    return 'ended';
  }

  /** A page that has been open longer than a guest may use it is closed. */
  private async find(intent: PaymentIntent, now: number): Promise<ChargeOutcome | undefined> {
    const reference = referenceOf(intent);
    const charge = await this.parts.payments.findCharge(reference);
    const isOver = now - intent.changedAt.getTime() > hostedPageMs;
    return charge?.kind === 'hosted-page' && isOver ? this.parts.payments.close(reference) : charge;
  }
}
