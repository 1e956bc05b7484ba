import type { LeadOutbox, OutboxState } from '../../core/leads/lead-outbox.port';
import type { Clock } from '../../core/shared/clock.port';
import type { Metrics } from '../health/metrics';
import { readOnce } from '../health/read-once';

/** Gauges of the lead outbox, for alerts before a lead is delayed too long. Counts only. */
export function addLeadFigures({
  metrics,
  outbox,
  clock,
}: {
  readonly metrics: Metrics;
  readonly outbox: Pick<LeadOutbox, 'state'>;
  readonly clock: Clock;
}): void {
  const read = readOnce(() => outbox.state());
  const age = ({ oldestWaitingSince }: OutboxState) =>
    oldestWaitingSince ? Math.max(0, (clock.now().getTime() - oldestWaitingSince.getTime()) / 1000) : 0;
  metrics.addGauge({
    name: 'landfall_leads_waiting',
    help: 'Leads that the CRM does not have yet',
    read: async () => (await read()).waiting,
  });
  metrics.addGauge({
    name: 'landfall_leads_dead',
    help: 'Leads that were given up and wait for an operator',
    read: async () => (await read()).dead,
  });
  metrics.addGauge({
    name: 'landfall_leads_oldest_seconds',
    help: 'Age of the oldest lead that waits',
    read: async () => age(await read()),
  });
}
