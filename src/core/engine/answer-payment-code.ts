import type { ChargeOutcome } from './payments.port';
import { finishPayment, referenceOf, type PaymentParts } from './finish-payment';
import type { PayReservationOutcome } from './pay-reservation';
import type { PaymentIntent } from './payment-intents.port';

/** The challenge is looked up by the payment, never taken from the browser; of several answers one reaches the bank. */
export class AnswerPaymentCode {
  constructor(private readonly parts: PaymentParts) {}

  async run({
    intent,
    code,
  }: {
    readonly intent: PaymentIntent;
    readonly code: string;
  }): Promise<PayReservationOutcome> {
    const { intents } = this.parts;
    const { paymentId } = intent;
    if (!(await intents.move({ paymentId, from: 'awaiting-code', to: 'charging' }))) return this.read(paymentId);
    return finishPayment(this.parts, intent, await this.answer(referenceOf(intent), code));
  }

  private async answer(reference: string, code: string): Promise<ChargeOutcome> {
    const { payments } = this.parts;
    const charge = await payments.findCharge(reference).catch((): ChargeOutcome => ({ kind: 'unknown' }));
    if (charge?.kind !== 'second-step') return charge ?? { kind: 'declined' };
    const chargeOutcome = await payments
      .answerChallenge({ challengeId: charge.challengeId, code })
      .catch((): ChargeOutcome => ({ kind: 'unknown' }));
    if (chargeOutcome.kind !== 'unknown') return chargeOutcome;
    return (await payments.findCharge(reference).catch(() => undefined)) ?? chargeOutcome;
  }

  /** A concurrent answer has moved the payment: its current state is the outcome. */
  private async read(paymentId: string): Promise<PayReservationOutcome> {
    const intent = await this.parts.intents.find(paymentId);
    if (intent?.state === 'paid') return { kind: 'paid', amount: intent.amount };
    return { kind: intent?.state === 'charging' ? 'pending' : 'declined' };
  }
}
