import { reportingJob } from '../../jobs/reporting-job';

export const remindOfPreparationJob = reportingJob({
  everyMs: 60_000,
  failure: 'what guests have to prepare could not be read',
  messages: [
    ['info', 'guests were reminded of what they have to prepare', 'notified'],
    ['warn', 'guests could not be reminded of what they have to prepare; it is tried again', 'unnotified'],
  ],
});
