import type { SelfCheckReport } from '../core/shared/self-checks.port';
import { selfCheckJob } from './self-check-job';

const broken = { rule: 'a suite is sold twice', area: 'reserving', ids: ['one 501', 'two 502'] } as const;

describe('the nightly self-check', () => {
  const logged: unknown[] = [];
  const runs: string[] = [];
  let now = 0;
  let latest: SelfCheckReport | undefined;
  const job = selfCheckJob({
    selfChecks: {
      latest: async () => latest,
      run: async () => {
        runs.push(new Date(now).toISOString());
        latest = { checkedAt: new Date(now), findings: [broken] };
        return latest;
      },
    },
    log: { info: () => undefined, warn: () => undefined, error: (fields: unknown) => void logged.push(fields) },
    timeZone: 'America/New_York',
    now: () => now,
  });

  it('G10 looks once each night after three o’clock of the office, and logs what is broken without its ids', async () => {
    // Every ten minutes of three days, from noon in New York.
    for (now = Date.parse('2027-03-10T17:00:00Z'); now < Date.parse('2027-03-13T17:00:00Z'); now += 600_000)
      await job.run();
    expect(runs).toEqual([
      '2027-03-10T17:00:00.000Z',
      '2027-03-11T08:00:00.000Z',
      '2027-03-12T08:00:00.000Z',
      '2027-03-13T08:00:00.000Z',
    ]);
    expect(logged).toHaveLength(4);
    expect(logged[0]).toEqual({ rule: broken.rule, count: 2 });
  });
});
