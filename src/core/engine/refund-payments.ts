import type { DueRefund, DueRefunds } from './due-refunds.port';
import type { Payments } from './payments.port';
import { SettlementRounds } from './settlement-rounds';

interface RefundReport {
  readonly refunded: number;
  /** References of charges that the payment provider does not know; staff must refund them. */
  readonly byHand: readonly string[];
  readonly failed: number;
}

/**
 * Makes all refunds that are due, whatever ended the reservation. Each is made once, however often it is tried
 * (reliability F2, F7).
 */
export class RefundPayments {
  private readonly rounds = new SettlementRounds(({ refundId }: DueRefund) => refundId);

  constructor(
    private readonly refunds: Pick<DueRefunds, 'findDue' | 'settle'>,
    private readonly payments: Pick<Payments, 'refundAmount'>,
  ) {}

  async run(): Promise<RefundReport> {
    let [refundCount, failureCount] = [0, 0];
    const byHand: string[] = [];
    await this.rounds.run({
      find: (page) => this.refunds.findDue(page),
      settle: async (refund) => {
        const outcome = await this.refund(refund);
        if (outcome === undefined) failureCount += 1;
        else if (await this.refunds.settle(refund, outcome)) {
          if (outcome === 'given-back') refundCount += 1;
          else byHand.push(refund.refundId);
        }
      },
    });
    return { refunded: refundCount, byHand, failed: failureCount };
  }

  private async refund({ refundId, reference, amount }: DueRefund): Promise<'given-back' | 'by-hand' | undefined> {
    const outcome = await this.payments.refundAmount({ refundId, reference, amount }).catch(() => undefined);
    return outcome === 'refused' ? 'by-hand' : outcome;
  }
}
