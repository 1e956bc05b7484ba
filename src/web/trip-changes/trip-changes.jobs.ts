import { reportingJob } from '../../jobs/reporting-job';

export const notifyOfChangesJob = reportingJob({
  // A guest on the way to the quay must learn of another hour within a minute.
  everyMs: 15_000,
  failure: 'changes of trips could not be read',
  messages: [
    ['info', 'guests were written to about changes of their trips', 'notified'],
    ['warn', 'guests could not be written to about changes; it is tried again', 'unnotified'],
  ],
});
