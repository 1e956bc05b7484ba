import type { ExchangeRequests } from '../../core/requests/exchange-requests';
import type { JobLog } from '../../jobs/job-log';
import type { PeriodicJob } from '../../jobs/periodic-job';

const exchangeEveryMs = 15_000;

export const exchangeRequestsJob = (exchange: Pick<ExchangeRequests, 'run'>, log: JobLog): PeriodicJob => ({
  everyMs: exchangeEveryMs,
  failure: 'requests of guests could not be carried to the CRM',
  run: async () => {
    const { delivered, undelivered, notified } = await exchange.run();
    if (delivered + notified > 0) log.info({ delivered, notified }, 'requests of guests were carried to and fro');
    if (undelivered > 0) log.warn({ undelivered }, 'the CRM takes no requests of guests now; they wait for it');
  },
});
