import type { ChargeOutcome, Payments } from '../../core/engine/payments.port';

/**
 * This is for an installation without a payment provider: its reservations are requests and offers, and the line is
 * paid elsewhere (F1).
 */
export class NoPayments implements Payments {
  readonly method = 'none';

  async begin(): Promise<ChargeOutcome> {
    throw new Error('This installation takes no payments.');
  }

  async answerChallenge(): Promise<ChargeOutcome> {
    return { kind: 'declined' };
  }

  async findCharge(): Promise<undefined> {
    return undefined;
  }

  async close(): Promise<undefined> {
    return undefined;
  }

  async refund(): Promise<void> {}

  async refundAmount(): Promise<'refused'> {
    return 'refused';
  }
}
