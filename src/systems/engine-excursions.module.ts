import type { ContainerModuleLoadOptions } from 'inversify';
import type { EngineClient } from '../adapters/engine-http/engine-client';
import { EngineExcursionBookings } from '../adapters/engine-http/excursion-bookings';
import type { FaultLog } from '../adapters/engine-http/fault-log';
import { ReconcilingExcursionBookings } from '../core/excursions/reconciling-excursion-bookings';
import { BespokeRequests } from '../core/excursions/bespoke-requests.port';
import { ExcursionBookings } from '../core/excursions/excursion-bookings.port';
import { PendingExcursionBookings } from '../core/excursions/pending-excursion-bookings.port';
import { WebhookDeliveries } from '../core/webhooks/webhook-deliveries.port';
import { Clock } from '../core/shared/clock.port';
import { constant, construct } from '../construct';
import { Locks } from '../core/shared/locks.port';

/** Makes the remote booking system reliable, by locks and by storing every request first (decision 38). */
export function bindEngineExcursions(
  { bind }: Pick<ContainerModuleLoadOptions, 'bind'>,
  engine: EngineClient,
  faults: FaultLog,
): void {
  construct(bind(ReconcilingExcursionBookings), ReconcilingExcursionBookings, {
    excursionBookings: constant(new EngineExcursionBookings(engine, faults)),
    pending: PendingExcursionBookings,
    requests: BespokeRequests,
    locks: Locks,
    clock: Clock,
    events: WebhookDeliveries,
  });
  bind(ExcursionBookings).toService(ReconcilingExcursionBookings);
}
