import type { BotCheck } from '../../src/core/shared/bot-check.port';

export interface BotCheckUnderTest {
  readonly check: BotCheck;
  readonly otherNode: BotCheck;
  /** A token as a browser hands it in; `isElsewhere`: solved on another site than ours. */
  solve(puzzle: { readonly action: string; readonly isElsewhere?: boolean }): Promise<string>;
  /** The same token with something of it changed. */
  tamper(token: string): string;
  pass(time: { readonly seconds: number }): void;
  /** Whatever the bot check depends on breaks in this way. */
  breakDown(fault: string): void;
  close(): Promise<void>;
}

interface Suite {
  /** Ways to break what it depends on: each closes the door, and says that it is not the visitor's fault. */
  readonly faults: readonly string[];
  readonly open: () => Promise<BotCheckUnderTest>;
}

const action = 'enquire-now-itinerary';
/** The deadline is two seconds; tests shorten it. */
const maxMs = 2_200;

export function describeBotCheck(name: string, { faults, open }: Suite): void {
  describe(`BotCheck: ${name}`, () => {
    let line: BotCheckUnderTest;
    beforeEach(async () => {
      line = await open();
    });
    afterEach(() => line.close());

    const check = (token: string, of: BotCheck = line.check) => of.check({ token, action, address: '203.0.113.7' });

    it('TRK-01 lets a person in', async () => {
      expect(await check(await line.solve({ action }))).toMatchObject({ kind: 'human' });
    });

    it('TRK-03 calls an empty token empty', async () => {
      for (const token of ['', ' ', '\n\t']) expect(await check(token)).toEqual({ kind: 'empty-token' });
    });

    it('D4 TRK-04 refuses a token that was made for another form', async () => {
      expect(await check(await line.solve({ action: 'contact-us' }))).toEqual({ kind: 'failed' });
    });

    it('D4 TRK-04 refuses a token from another site', async () => {
      expect(await check(await line.solve({ action, isElsewhere: true }))).toEqual({ kind: 'failed' });
    });

    it('D4 TRK-04 refuses a token that is older than two minutes, and takes one that is nearly so old', async () => {
      const [old, young] = [await line.solve({ action }), await line.solve({ action })];
      line.pass({ seconds: 115 });
      expect(await check(young)).toMatchObject({ kind: 'human' });
      line.pass({ seconds: 6 });
      expect(await check(old)).toEqual({ kind: 'failed' });
    });

    it('D4 TRK-04 takes a token once, over all nodes', async () => {
      const token = await line.solve({ action });
      expect(await check(token)).toMatchObject({ kind: 'human' });
      expect(await check(token)).toEqual({ kind: 'failed' });
      expect(await check(token, line.otherNode)).toEqual({ kind: 'failed' });
    });

    it('D4 lets one of many at once through', async () => {
      const token = await line.solve({ action });
      const outcomes = await Promise.all(
        Array.from({ length: 8 }, (_, i) => check(token, i % 2 ? line.check : line.otherNode)),
      );
      expect(outcomes.filter(({ kind }) => kind === 'human')).toHaveLength(1);
      expect(outcomes.filter(({ kind }) => kind === 'failed')).toHaveLength(7);
    });

    it('D4 TRK-04 refuses a token that was tampered with, and what is none', async () => {
      const token = await line.solve({ action });
      for (const wrong of [line.tamper(token), 'garbage', `x${token}`, 'x'.repeat(100_000), '\u0000', '{}'])
        expect([wrong.slice(0, 40), await check(wrong)]).toEqual([wrong.slice(0, 40), { kind: 'failed' }]);
      expect(await check(token)).toMatchObject({ kind: 'human' });
    });

    it.each(faults)('D4 TRK-02 is unavailable, within two seconds, and never throws: %s', async (fault) => {
      const token = await line.solve({ action });
      line.breakDown(fault);
      const startedAt = performance.now();
      expect(await check(token)).toMatchObject({ kind: 'unavailable' });
      expect(performance.now() - startedAt).toBeLessThan(maxMs);
    });

    it('G6 passes on why the site’s own store of used tokens failed, so that the log names it', async () => {
      const token = await line.solve({ action });
      line.breakDown('forgetful');
      expect(await check(token)).toEqual({ kind: 'unavailable', cause: expect.any(Error) as unknown });
    });
  });
}
