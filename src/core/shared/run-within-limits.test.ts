import { StoppedClock } from '../../../test/builders/a-clock';
import { RateLimitsInMemory } from '../../../test/builders/rate-limits-in-memory';
import { runWithinLimits } from './run-within-limits';

const uses = [{ budget: { name: 'attempts', max: 1, withinSeconds: 60 }, subject: 'one' }];
const counts = (outcome: string) => outcome === 'declined';

describe('an attempt within limits', () => {
  it('counts when its outcome counts, and is then refused until it may be made again', async () => {
    const limits = new RateLimitsInMemory(new StoppedClock());
    const attempts: string[] = [];
    const attempt = async () => {
      attempts.push('made');
      return 'declined';
    };
    expect(await runWithinLimits(limits, { uses, counts }, attempt)).toEqual({ outcome: 'declined' });
    expect(await runWithinLimits(limits, { uses, counts }, attempt)).toEqual({ retryAfterSeconds: 60 });
    expect(attempts).toHaveLength(1);
  });

  it('costs nothing when its outcome does not count, or when it fails', async () => {
    const limits = new RateLimitsInMemory(new StoppedClock());
    const run = (attempt: () => Promise<string>) => runWithinLimits(limits, { uses, counts }, attempt);
    expect(await run(async () => 'paid')).toEqual({ outcome: 'paid' });
    await expect(run(() => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(await run(async () => 'paid')).toEqual({ outcome: 'paid' });
  });

  it('ends as it would where its use cannot be given back', async () => {
    const limits = {
      take: async () => ({ kind: 'within' }) as const,
      release: () => Promise.reject(new Error('away')),
    };
    expect(await runWithinLimits(limits, { uses, counts }, async () => 'paid')).toEqual({ outcome: 'paid' });
  });
});
