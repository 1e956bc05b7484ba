import type { DeclineLimits } from './decline-limits';
import { paymentIdOf } from './finish-payment';
import type { PaymentIntents } from './payment-intents.port';
import { holdIdOf } from './payment-steps';
import type { Payments } from './payments.port';

/** Counts cards that were declined on the provider's own page, and closes the page at the limit (reliability F3). */
export class LimitPageDeclines {
  constructor(
    private readonly parts: {
      readonly declines: Pick<DeclineLimits, 'note'>;
      readonly intents: Pick<PaymentIntents, 'find'>;
      readonly payments: Pick<Payments, 'close'>;
    },
  ) {}

  async run(reference: string, attempt: string, card?: string): Promise<void> {
    const { declines, intents, payments } = this.parts;
    const paymentId = paymentIdOf(reference);
    const subject = paymentId === undefined ? holdIdOf(reference) : (await intents.find(paymentId))?.reservationId;
    if (subject !== undefined && (await declines.note(subject, attempt, card))) await payments.close(reference);
  }
}
