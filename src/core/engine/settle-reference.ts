import { paymentIdOf } from './finish-payment';
import { holdIdOf } from './payment-steps';
import type { SettleBalances } from './settle-balances';
import type { SettlePayments } from './settle-payments';

/**
 * Settles the one payment with this charge reference at once, when the provider or the guest's browser reports a
 * change.
 */
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
