import type { CabinBookings } from '../../core/engine/cabin-bookings.port';
import type { DueRefunds } from '../../core/engine/due-refunds.port';
import type { Clock } from '../../core/shared/clock.port';
import type { Metrics } from '../health/metrics';

/** Maximum time that a guest may take on the provider's page; a payment without an outcome after that is a fault. */
const unsettledAfterMs = 30 * 60_000;
const maxCounted = 100;

interface PaymentFiguresParts {
  readonly metrics: Pick<Metrics, 'addGauge'>;
  readonly bookings: Pick<CabinBookings, 'findUnsettledHolds'>;
  readonly refunds: Pick<DueRefunds, 'findDue'>;
  readonly clock: Clock;
}

/** Gauges of unsettled payments and due refunds, for alerts (reliability G10). They show counts only. */
export function addPaymentFigures({ metrics, bookings, refunds, clock }: PaymentFiguresParts): void {
  metrics.addGauge({
    name: 'landfall_payments_unsettled',
    help: 'Payments that began half an hour ago or more, and neither made a reservation nor failed (100 at most)',
    read: async () => {
      const startedBefore = new Date(clock.now().getTime() - unsettledAfterMs);
      return (await bookings.findUnsettledHolds({ startedBefore, after: '', limit: maxCounted })).length;
    },
  });
  metrics.addGauge({
    name: 'landfall_refunds_due',
    help: 'Refunds that are owed and not made yet (100 at most)',
    read: async () => (await refunds.findDue({ after: '', limit: maxCounted })).length,
  });
}
