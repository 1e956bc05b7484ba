import { money } from '../shared/money';
import type { DueRefund } from './due-refunds.port';
import { RefundPayments } from './refund-payments';
import type { IdPage } from './settlement-rounds';

const refund = (refundId: string): DueRefund => ({
  refundId,
  reservationId: 'ON71000001',
  reference: `payment-${refundId}`,
  amount: money(50_000, 'USD'),
});

/** Refunds that are due until they are settled. */
function refundsOf(...ids: readonly string[]) {
  const due = new Map(ids.map((id) => [id, refund(id)]));
  const settled: string[] = [];
  return {
    settled,
    findDue: async ({ after, limit }: IdPage) =>
      [...due.values()].filter(({ refundId }) => refundId > after).slice(0, limit),
    settle: async ({ refundId }: DueRefund, state: string) => {
      if (due.delete(refundId)) settled.push(`${refundId} ${state}`);
      else return false;
      return true;
    },
  };
}

describe('RefundPayments', () => {
  it('F7 makes each refund that is due, and leaves to people what the provider has no charge for', async () => {
    const refunds = refundsOf('a', 'b');
    const asked: string[] = [];
    const payments = {
      refundAmount: async ({ refundId, reference }: { readonly refundId: string; readonly reference: string }) => {
        asked.push(`${refundId} of ${reference}`);
        return refundId === 'a' ? ('given-back' as const) : ('refused' as const);
      },
    };
    const job = new RefundPayments(refunds, payments);
    expect(await job.run()).toEqual({ refunded: 1, byHand: ['b'], failed: 0 });
    expect(asked).toEqual(['a of payment-a', 'b of payment-b']);
    expect(refunds.settled).toEqual(['a given-back', 'b by-hand']);
    expect(await job.run()).toEqual({ refunded: 0, byHand: [], failed: 0 });
  });

  it('F7 makes later refunds although a whole round of earlier ones fails', async () => {
    const ids = Array.from({ length: 101 }, (_, index) => `refund-${String(index).padStart(3, '0')}`);
    const refunds = refundsOf(...ids);
    const job = new RefundPayments(refunds, {
      refundAmount: async ({ refundId }: { readonly refundId: string }) => {
        if (refundId !== 'refund-100') throw new Error('refused for now');
        return 'given-back';
      },
    });
    expect(await job.run()).toEqual({ refunded: 0, byHand: [], failed: 100 });
    expect(await job.run()).toEqual({ refunded: 1, byHand: [], failed: 0 });
    expect(refunds.settled).toEqual(['refund-100 given-back']);
  });

  it('F2 tries again what the provider did not answer, and counts what another node has made once', async () => {
    const refunds = refundsOf('a');
    let isDown = true;
    const job = new RefundPayments(refunds, {
      refundAmount: async () => {
        if (isDown) throw new Error('down');
        return 'given-back';
      },
    });
    expect(await job.run()).toEqual({ refunded: 0, byHand: [], failed: 1 });
    isDown = false;
    const [one, other] = await Promise.all([job.run(), job.run()]);
    expect(one.refunded + other.refunded).toBe(1);
    expect(refunds.settled).toEqual(['a given-back']);
  });
});
