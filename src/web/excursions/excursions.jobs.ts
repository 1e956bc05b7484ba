import { reportingJob } from '../../jobs/reporting-job';

const everyMs = 3_000;

export const maintainExcursionsJob = reportingJob({
  everyMs,
  failure: 'waitlists of experiences could not be maintained',
  messages: [
    ['info', 'waitlists of experiences were maintained', 'passedOn', 'notified'],
    ['warn', 'guests on the waitlist of an experience could not be written to; it is tried again', 'unnotified'],
  ],
});

export const reconcileExcursionBookingsJob = reportingJob({
  everyMs,
  failure: 'reservations of experiences whose answer was lost could not be looked for',
  messages: [
    ['info', 'reservations of experiences were found whose answer was lost', 'settled'],
    ['warn', 'reservations of experiences never reached their booking system', 'failed'],
    ['warn', 'guests could not be notified that an experience is not reserved; it is tried again', 'unnotified'],
  ],
});

export const notifyOfBespokeAnswersJob = reportingJob({
  everyMs,
  failure: 'answers to bespoke requests could not be read',
  messages: [
    ['info', 'guests were notified of the answers to their bespoke requests', 'notified'],
    ['warn', 'guests could not be notified of the answers to their bespoke requests; it is tried again', 'unnotified'],
  ],
});
