import { StoppedClock } from '../../../test/builders/a-clock';
import { RateLimitsInMemory } from '../../../test/builders/rate-limits-in-memory';
import { UnpaidLimits } from './unpaid-limits';

function limits(clock = new StoppedClock()) {
  const unpaid = new UnpaidLimits(new RateLimitsInMemory(clock));
  return (browser: string, subjects: readonly string[], kind: 'reserved' | 'sold-out' = 'reserved') =>
    unpaid.run(
      { kind: 'offer', actor: { browser }, subjects, isTaken: (outcome) => outcome.kind !== 'sold-out' },
      async () => ({ kind }),
    );
}

describe('offers of one browser', () => {
  it('F4 are counted by suites: three may be open, in one booking or in several', async () => {
    const offer = limits();
    expect((await offer('a', ['one', 'one/1'])).kind).toBe('reserved');
    expect(await offer('a', ['two', 'two/1'])).toMatchObject({ kind: 'too-many-unpaid' });
    expect((await offer('a', ['three'])).kind).toBe('reserved');
    expect((await offer('a', ['four'])).kind).toBe('too-many-unpaid');
    expect((await offer('b', ['five', 'five/1', 'five/2', 'five/3'])).kind).toBe('too-many-unpaid');
    expect((await offer('b', ['five', 'five/1', 'five/2'])).kind).toBe('reserved');
  });

  it('F4 cost nothing when they are repeated or nothing was taken', async () => {
    const offer = limits();
    for (let times = 0; times < 3; times += 1) expect((await offer('a', ['one', 'one/1'])).kind).toBe('reserved');
    for (let times = 0; times < 3; times += 1) await offer('b', [`${times}`, `${times}/1`], 'sold-out');
    expect((await offer('b', ['last', 'last/1', 'last/2'])).kind).toBe('reserved');
  });

  it('F4 count towards the limit for a week', async () => {
    const clock = new StoppedClock();
    const offer = limits(clock);
    await offer('a', ['one', 'two', 'three']);
    clock.pass({ days: 6, minutes: 1_439 });
    expect(await offer('a', ['four'])).toEqual({ kind: 'too-many-unpaid', retryAfterSeconds: 60 });
    clock.pass({ minutes: 2 });
    expect((await offer('a', ['four'])).kind).toBe('reserved');
  });
});

describe('offers and waitlist entries of one network', () => {
  it.each([
    ['offer', 3],
    ['waitlist', 10],
  ] as const)('F4 count for a day, whatever the browser: an %s at most %i times', async (kind, max) => {
    const clock = new StoppedClock();
    const unpaid = new UnpaidLimits(new RateLimitsInMemory(clock));
    const take = async (subject: string) => {
      const actor = { browser: subject, network: '192.0.2.1' };
      return (
        await unpaid.run({ kind, actor, subjects: [subject], isTaken: () => true }, async () => ({
          kind: 'taken' as const,
        }))
      ).kind;
    };
    for (let count = 0; count < max; count += 1) expect(await take(`s-${count}`)).toBe('taken');
    clock.pass({ minutes: 1_439 });
    expect(await take('next')).toBe('too-many-unpaid');
    clock.pass({ minutes: 2 });
    expect(await take('next')).toBe('taken');
  });
});
