import { StoppedClock } from '../../../test/builders/a-clock';
import { RateLimitsInMemory } from '../../../test/builders/rate-limits-in-memory';
import { UnpaidLimits } from './unpaid-limits';

function limits() {
  const unpaid = new UnpaidLimits(new RateLimitsInMemory(new StoppedClock()));
  return (browser: string, subjects: readonly string[], kind: 'reserved' | 'sold-out' = 'reserved') =>
    unpaid.run(
      { kind: 'offer', actor: { browser }, subjects, isTaken: (outcome) => outcome.kind === 'reserved' },
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
});
