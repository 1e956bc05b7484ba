import type { JobLog } from './job-log';
import { reportingJob } from './reporting-job';

it('logs the counts of each message of which one is not 0', async () => {
  const lines: unknown[] = [];
  const write = (level: string) => (details: object, message: string) => void lines.push([level, details, message]);
  const log: JobLog = { info: write('info'), warn: write('warn'), error: write('error') } as never;
  const job = reportingJob({
    everyMs: 1_000,
    failure: 'letters could not be sent',
    messages: [
      ['info', 'letters were sent', 'sent', 'returned'],
      ['warn', 'letters wait', 'waiting'],
    ],
  })({ run: async () => ({ sent: 0, returned: 2, waiting: 0, unread: 1 }) }, log);
  await job.run();
  expect(lines).toEqual([['info', { sent: 0, returned: 2 }, 'letters were sent']]);
  expect(job).toMatchObject({ everyMs: 1_000, failure: 'letters could not be sent' });
});
