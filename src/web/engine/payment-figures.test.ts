import { StoppedClock } from '../../../test/builders/a-clock';
import { Metrics } from '../health/metrics';
import { addPaymentFigures } from './payment-figures';

describe('figures of payments', () => {
  it('G10 count payments of half an hour ago without an outcome, and refunds that are owed', async () => {
    const clock = new StoppedClock();
    const metrics = new Metrics('a-build');
    const asked: Date[] = [];
    const findUnsettledHolds = async ({ startedBefore }: { readonly startedBefore: Date }) => {
      asked.push(startedBefore);
      return [{}, {}] as never;
    };
    addPaymentFigures({
      metrics,
      bookings: { findUnsettledHolds },
      refunds: { findDue: async () => [{}] as never },
      clock,
    });
    const { text } = await metrics.render();
    expect(text).toContain('\nlandfall_payments_unsettled 2\n');
    expect(text).toContain('\nlandfall_refunds_due 1\n');
    expect(asked).toEqual([new Date(clock.now().getTime() - 30 * 60_000)]);
  });
});
