import { StoppedClock } from '../../../test/builders/a-clock';
import { RateLimitsInMemory } from '../../../test/builders/rate-limits-in-memory';
import { DeclineLimits, type Payer } from './decline-limits';

const declined = async () => ({ kind: 'declined' });

function setUp() {
  const clock = new StoppedClock();
  let count = 0;
  const limits = new DeclineLimits(new RateLimitsInMemory(clock), { token: () => `t-${(count += 1)}` });
  const payer = (number: number): Payer => ({
    subject: `h-${number}`,
    browser: `b-${number}`,
    network: `n-${number}`,
  });
  return { clock, limits, payer };
}

describe('DeclineLimits', () => {
  it('F3 takes a sixth card for a hold only a day after the first was declined', async () => {
    const { clock, limits, payer } = setUp();
    for (let card = 1; card <= 5; card += 1) expect(await limits.run(payer(1), declined)).toEqual({ kind: 'declined' });
    expect(await limits.run(payer(1), declined)).toEqual({ kind: 'too-many-declines', retryAfterSeconds: 24 * 3600 });
    clock.pass({ minutes: 24 * 60 - 1 });
    expect((await limits.run(payer(1), declined)).kind).toBe('too-many-declines');
    clock.pass({ minutes: 1 });
    expect(await limits.run(payer(1), declined)).toEqual({ kind: 'declined' });
  });

  it('F3 counts the declines of one e-mail address wherever they come from: ten a day', async () => {
    const { limits, payer } = setUp();
    const pay = (number: number, email: string) => limits.run({ ...payer(number), email }, declined);
    for (let number = 1; number <= 10; number += 1)
      expect((await pay(number, 'ada@example.com')).kind).toBe('declined');
    expect((await pay(11, 'ada@example.com')).kind).toBe('too-many-declines');
    expect((await pay(11, 'bo@example.com')).kind).toBe('declined');
  });

  it('F3 counts as opened pages only those of the provider', async () => {
    const { limits, payer } = setUp();
    for (let number = 1; number <= 9; number += 1) {
      const outcome = { kind: 'reserved', address: `/reservations/${number}` };
      expect(await limits.run(payer(1), async () => outcome)).toBe(outcome);
    }
  });
});
