import { reportingJob } from '../../jobs/reporting-job';

export const notifyWatchesJob = reportingJob({
  everyMs: 10 * 60_000,
  failure: 'what visitors watch could not be read',
  messages: [
    ['info', 'visitors were written to about what they watch', 'notified', 'ended'],
    ['warn', 'visitors could not be written to about what they watch; it is tried again', 'unnotified'],
  ],
});
