import { paymentIdOf } from './finish-payment';
import { holdIdOf } from './payment-steps';
import type { SettleBalances } from './settle-balances';
import type { SettlePayments } from './settle-payments';

/** Settles the one payment that is charged under a reference, now, when its provider or its guest reports that it changed. */
export class SettleReference {
  constructor(
    private readonly settlePayments: Pick<SettlePayments, 'settleHold'>,
    private readonly settleBalances: Pick<SettleBalances, 'settlePayment'>,
  ) {}

  async run(reference: string): Promise<void> {
    const [holdId, paymentId] = [holdIdOf(reference), paymentIdOf(reference)];
    if (holdId !== undefined) await this.settlePayments.settleHold(holdId);
    if (paymentId !== undefined) await this.settleBalances.settlePayment(paymentId);
  }
}
