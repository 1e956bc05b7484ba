import type { DeliverLeads } from '../core/leads/deliver-leads';
import type { JobLog } from '../jobs/job-log';
import type { PeriodicJob } from '../jobs/periodic-job';

/** Logs once that the CRM accepts no leads, and once that it accepts them again. */
export function deliverLeadsJob(deliverLeads: Pick<DeliverLeads, 'run' | 'stop'>, log: JobLog): PeriodicJob {
  let canDeliver = true;
  return {
    everyMs: 1_000,
    failure: 'the outbox of leads could not be read',
    run: async () => {
      const { delivered, handedIn, postponed, dead } = await deliverLeads.run();
      const goneCount = delivered + handedIn;
      for (const lead of dead) log.warn({ lead }, 'a lead was not taken by the CRM and waits for an operator');
      if (postponed > 0 && canDeliver)
        log.warn({ delivered, postponed }, 'the CRM does not take leads; they wait in the outbox');
      if (goneCount > 0 && postponed === 0 && !canDeliver)
        log.info({ delivered, handedIn }, 'the CRM takes leads again');
      if (handedIn > 0) log.info({ handedIn }, 'leads were handed in; whether they became leads is unknown');
      if (goneCount + postponed > 0) canDeliver = postponed === 0;
    },
    stop: () => deliverLeads.stop(),
  };
}
