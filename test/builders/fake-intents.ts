import type {
  BeginPaymentOutcome,
  PaymentIntent,
  PaymentIntents,
  PaymentState,
} from '../../src/core/engine/payment-intents.port';
import type { Clock } from '../../src/core/shared/clock.port';

/** Payments of one reservation, in memory. */
export class FakeIntents implements PaymentIntents {
  readonly intents = new Map<string, PaymentIntent>();
  isPayable = true;

  constructor(private readonly clock: Clock) {}

  async begin(payment: Parameters<PaymentIntents['begin']>[0]): Promise<BeginPaymentOutcome> {
    const known = this.intents.get(payment.paymentId);
    if (known) return { kind: 'known', intent: known };
    if (!this.isPayable) return { kind: 'not-payable' };
    if (this.inState('charging').length > 0) return { kind: 'in-progress' };
    for (const { paymentId } of this.inState('awaiting-code')) this.set(paymentId, 'declined');
    this.intents.set(payment.paymentId, { ...payment, state: 'charging', changedAt: this.clock.now() });
    return { kind: 'begun' };
  }

  async find(paymentId: string): Promise<PaymentIntent | undefined> {
    return this.intents.get(paymentId);
  }

  async findOpen(): Promise<readonly PaymentIntent[]> {
    return [...this.inState('charging'), ...this.inState('awaiting-code'), ...this.inState('on-hosted-page')];
  }

  async move({
    paymentId,
    from,
    to,
  }: {
    readonly paymentId: string;
    readonly from: PaymentState;
    readonly to: PaymentState;
  }): Promise<boolean> {
    if (this.intents.get(paymentId)?.state !== from) return false;
    this.set(paymentId, to);
    return true;
  }

  async findUnsettled({ changedBefore }: { readonly changedBefore: Date }): Promise<readonly PaymentIntent[]> {
    return (await this.findOpen()).filter(({ changedAt }) => changedAt < changedBefore);
  }

  stateOf(paymentId: string): PaymentState | undefined {
    return this.intents.get(paymentId)?.state;
  }

  private inState(wanted: PaymentState): readonly PaymentIntent[] {
    return [...this.intents.values()].filter(({ state }) => state === wanted);
  }

  private set(paymentId: string, state: PaymentState): void {
    const intent = this.intents.get(paymentId);
    if (intent) this.intents.set(paymentId, { ...intent, state, changedAt: this.clock.now() });
  }
}
