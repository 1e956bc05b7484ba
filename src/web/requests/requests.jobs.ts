import { reportingJob } from '../../jobs/reporting-job';

export const exchangeRequestsJob = reportingJob({
  everyMs: 15_000,
  failure: 'requests of guests could not be carried to the CRM',
  messages: [
    ['info', 'requests of guests were carried to and fro', 'delivered', 'notified'],
    ['warn', 'the CRM takes no requests of guests now; they wait for it', 'undelivered'],
  ],
});
