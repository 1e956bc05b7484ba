import type { RateLimits, RateUse } from '../../src/core/shared/rate-limits.port';

export interface RateLimitsUnderTest {
  readonly limits: RateLimits;
  readonly otherNode: RateLimits;
  /** Moves the clock that the limits live by. */
  passTime(seconds: number): void;
  /** Everything that is stored, as one text. */
  storedText(): Promise<string>;
  close(): Promise<void>;
}

const perMinute = { name: 'per-minute', max: 3, withinSeconds: 60 };
const perHour = { name: 'per-hour', max: 5, withinSeconds: 3_600 };
let subjects = 0;
/** Each test has a subject of its own. */
const aSubject = () => `203.0.113.${process.pid}-${subjects++}`;

export function describeRateLimits(name: string, open: () => Promise<RateLimitsUnderTest>): void {
  describe(`RateLimits on ${name}`, () => {
    let line: RateLimitsUnderTest;
    beforeAll(async () => {
      line = await open();
    });
    afterAll(() => line.close());

    const take = (...uses: readonly RateUse[]) => line.limits.take(uses);
    const takeTimes = async (times: number, use: RateUse) => {
      const kinds: string[] = [];
      for (let i = 0; i < times; i += 1) kinds.push((await take(use)).kind);
      return kinds;
    };

    it('A6 lets as many through as the budget has, and says when the next may come', async () => {
      const use = { budget: perMinute, subject: aSubject() };
      expect(await takeTimes(3, use)).toEqual(['within', 'within', 'within']);
      const refused = await line.otherNode.take([use]);
      expect(refused).toMatchObject({ kind: 'exceeded', budget: 'per-minute' });
      expect(refused.kind === 'exceeded' && refused.retryAfterSeconds).toBeGreaterThan(50);
    });

    it('A6 slides: a use comes back when it is as old as the window, not when a minute begins', async () => {
      const use = { budget: perMinute, subject: aSubject() };
      await take(use);
      line.passTime(40);
      await takeTimes(2, use);
      line.passTime(21);
      expect(await takeTimes(2, use)).toEqual(['within', 'exceeded']);
      line.passTime(40);
      expect(await takeTimes(3, use)).toEqual(['within', 'within', 'exceeded']);
    });

    it('A6 lets exactly the budget through when sixty come at once, on two nodes', async () => {
      const use = { budget: perMinute, subject: aSubject() };
      const outcomes = await Promise.all(
        Array.from({ length: 60 }, (_, i) => (i % 2 ? line.limits : line.otherNode).take([use])),
      );
      expect(outcomes.filter(({ kind }) => kind === 'within')).toHaveLength(3);
    });

    it('A6 counts nothing when one of several budgets is used up, also when many come at once', async () => {
      const subject = aSubject();
      const [minute, hour] = [
        { budget: perMinute, subject },
        { budget: perHour, subject },
      ];
      const outcomes = await Promise.all(
        Array.from({ length: 50 }, (_, i) =>
          (i % 2 ? line.limits : line.otherNode).take(i % 3 ? [minute, hour] : [hour, minute]),
        ),
      );
      expect(outcomes.filter(({ kind }) => kind === 'within')).toHaveLength(3);
      expect(await takeTimes(3, hour)).toEqual(['within', 'within', 'exceeded']);
    });

    it('A6 names the budget that lasts longest', async () => {
      const subject = aSubject();
      const both = [
        { budget: { ...perMinute, max: 1 }, subject },
        { budget: { ...perHour, max: 1 }, subject },
      ];
      await take(...both);
      const refused = await take(...both);
      expect(refused).toMatchObject({ kind: 'exceeded', budget: 'per-hour' });
      expect(refused.kind === 'exceeded' && refused.retryAfterSeconds).toBeGreaterThan(3_500);
    });

    it('A6 has nothing against a use without a budget', async () => {
      expect(await take()).toEqual({ kind: 'within' });
    });

    it('A6 answers what is left of the given budget that has the least, and when its oldest use comes back; nothing of others', async () => {
      const subject = aSubject();
      const [minute, hour] = [
        { budget: { ...perMinute, isReported: true }, subject },
        { budget: { ...perHour, isReported: true }, subject },
      ];
      expect(await take(minute, hour, { budget: { ...perMinute, name: 'silent', max: 1 }, subject })).toMatchObject({
        kind: 'within',
        standing: { max: 3, left: 2 },
      });
      line.passTime(20);
      const second = await line.otherNode.take([hour, minute]);
      expect(second).toMatchObject({ kind: 'within', standing: { max: 3, left: 1 } });
      expect(second.kind === 'within' && second.standing?.resetSeconds).toBeLessThanOrEqual(40);
      expect(second.kind === 'within' && second.standing?.resetSeconds).toBeGreaterThan(30);
      line.passTime(41);
      // One of the minute is back: it has two of three left after this, the hour two of five.
      expect(await take(minute, hour)).toMatchObject({ standing: { left: 1, max: 3 } });
      expect(await take(hour)).toMatchObject({ standing: { left: 1, max: 5 } });
      expect(await take({ budget: perMinute, subject: aSubject() })).toEqual({ kind: 'within' });
      expect(await line.limits.look([minute])).toEqual({ kind: 'within' });
    });

    it('A6 keeps subjects and budgets apart', async () => {
      const subject = aSubject();
      await takeTimes(3, { budget: perMinute, subject });
      expect((await take({ budget: perMinute, subject: aSubject() })).kind).toBe('within');
      expect((await take({ budget: { ...perMinute, name: 'another' }, subject })).kind).toBe('within');
    });

    it('A7 counts different members once each', async () => {
      const use = { budget: perMinute, subject: aSubject() };
      for (const member of ['a', 'b', 'a', 'c', 'b']) expect((await take({ ...use, member })).kind).toBe('within');
      expect((await take({ ...use, member: 'd' })).kind).toBe('exceeded');
      expect((await take({ ...use, member: 'a' })).kind).toBe('within');
    });

    it('A7 lets no more than the budget of sixty different members through at once', async () => {
      const use = { budget: perMinute, subject: aSubject() };
      const outcomes = await Promise.all(
        Array.from({ length: 60 }, (_, i) =>
          (i % 2 ? line.limits : line.otherNode).take([{ ...use, member: `member-${i}` }]),
        ),
      );
      expect(outcomes.filter(({ kind }) => kind === 'within')).toHaveLength(3);
    });

    it('D4 gives back what led to nothing: the newest use, or the member', async () => {
      const subject = aSubject();
      const use = { budget: perMinute, subject };
      await takeTimes(3, use);
      await line.otherNode.release([use, { budget: perHour, subject }]);
      expect(await takeTimes(2, use)).toEqual(['within', 'exceeded']);
      const members = { budget: perMinute, subject: aSubject() };
      for (const member of ['a', 'b', 'c']) await take({ ...members, member });
      await line.limits.release([{ ...members, member: 'b' }]);
      expect((await take({ ...members, member: 'd' })).kind).toBe('within');
      expect((await take({ ...members, member: 'b' })).kind).toBe('exceeded');
    });

    it('A7 looks without counting', async () => {
      const use = { budget: { ...perMinute, max: 1 }, subject: aSubject() };
      expect((await line.limits.look([use])).kind).toBe('within');
      expect((await line.limits.look([use])).kind).toBe('within');
      await take(use);
      expect(await line.otherNode.look([use])).toMatchObject({ kind: 'exceeded', budget: 'per-minute' });
    });

    it('E14 stores neither subject nor member in clear', async () => {
      const subject = aSubject();
      await take({ budget: perMinute, subject, member: 'guest@example.com' });
      const stored = await line.storedText();
      expect(stored.length).toBeGreaterThan(40);
      for (const secret of [subject, 'guest@example.com', 'example']) expect(stored).not.toContain(secret);
    });
  });
}
