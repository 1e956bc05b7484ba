import type { CodeRepository } from '../../src/core/sign-in/code-repository.port';
import type { CodeCheckOutcome, CodeGuess } from '../../src/core/sign-in/one-time-codes.port';
import type { Identifier } from '../../src/core/sign-in/guest';

export interface OneTimeCodesUnderTest {
  /** With `issue`, the system that makes the codes makes this one. */
  readonly codes: Pick<CodeRepository, 'issue' | 'check' | 'restore' | 'issueVerifyToken' | 'redeemVerifyToken'>;
  /** Moves the clock that the codes live by. */
  passTime(seconds: number): void;
  /** False where a vendor holds one code for an address, whichever browsers asked for it. */
  readonly areBrowsersApart?: boolean;
  /** Everything that is stored, as one text. */
  storedText(): Promise<string>;
  close(): Promise<void>;
}

const minute = 60;
const hour = 3_600;
const browser = 'the-browser-that-asked';
const claim = { contactId: 'contact-of-ada', code: '042042', returnTo: '/my-profile/trips?tab=Payment' };
let people = 0;
/** Each test has a person of its own, so that failures of one do not count for the next. */
const anIdentifier = (): Identifier => ({ channel: 'email', email: `person-${process.pid}-${people++}@example.com` });

export function describeOneTimeCodes(name: string, open: () => Promise<OneTimeCodesUnderTest>): void {
  describe(`OneTimeCodes on ${name}`, () => {
    let line: OneTimeCodesUnderTest;
    beforeAll(async () => {
      line = await open();
    });
    afterAll(() => line.close());

    const issued = async (code = '042042') => {
      const identifier = anIdentifier();
      await line.codes.issue({ identifier, code, browser });
      return {
        identifier,
        guess: (typed: string, more: Partial<CodeGuess> = {}) =>
          line.codes.check({ identifier, code: typed, browser, ...more }),
      };
    };
    const failTimes = async (times: number, guess: (typed: string) => Promise<CodeCheckOutcome>) => {
      const kinds: string[] = [];
      for (let i = 0; i < times; i += 1) kinds.push((await guess('999999')).kind);
      return kinds;
    };

    it('AUT-01 A3 accepts the right code once, with its leading zero', async () => {
      const { guess } = await issued();
      expect(await guess('042042')).toEqual({ kind: 'right-code' });
      expect(await guess('042042')).toEqual({ kind: 'no-code' });
    });

    it('A1 refuses the right code after five wrong guesses', async () => {
      const { guess } = await issued();
      expect(await guess('000001')).toEqual({ kind: 'wrong-code', attemptsLeft: 4 });
      expect(await failTimes(4, guess)).toEqual(['wrong-code', 'wrong-code', 'wrong-code', 'wrong-code']);
      expect(await guess('042042')).toEqual({ kind: 'too-many-attempts' });
    });

    it('A1 evaluates at most five of sixty wrong guesses made at once', async () => {
      const { guess } = await issued();
      const outcomes = await Promise.all(Array.from({ length: 60 }, (_, i) => guess(String(i).padStart(6, '0'))));
      expect(outcomes.filter(({ kind }) => kind === 'wrong-code')).toHaveLength(5);
      expect(outcomes.filter(({ kind }) => kind === 'too-many-attempts')).toHaveLength(55);
      expect(await guess('042042')).toEqual({ kind: 'too-many-attempts' });
    });

    it('A3 lets exactly one of twenty simultaneous right guesses in', async () => {
      const { guess } = await issued();
      const outcomes = await Promise.all(Array.from({ length: 20 }, () => guess('042042')));
      expect(outcomes.filter(({ kind }) => kind === 'right-code')).toHaveLength(1);
    });

    it('A3 A1 takes a restored code once more, with the guesses that were left', async () => {
      const { identifier, guess } = await issued();
      await failTimes(3, guess);
      expect((await guess('042042')).kind).toBe('right-code');
      await line.codes.restore({ identifier, code: '042042', browser: 'another' });
      await line.codes.restore({ identifier, code: '999999', browser });
      expect((await guess('042042')).kind).toBe('no-code');
      await line.codes.restore({ identifier, code: '042042', browser });
      expect(await guess('999999')).toEqual({ kind: 'wrong-code', attemptsLeft: 1 });
      expect((await guess('042042')).kind).toBe('right-code');
      expect((await guess('042042')).kind).toBe('no-code');
      await line.codes.restore({ identifier, code: '042042', browser });
      expect(await guess('999999')).toEqual({ kind: 'wrong-code', attemptsLeft: 0 });
      expect((await guess('042042')).kind).toBe('too-many-attempts');
    });

    it('A4 restores a code for the rest of its 600 seconds, and none that a newer one replaced', async () => {
      const { identifier, guess } = await issued('111111');
      line.passTime(590);
      expect((await guess('111111')).kind).toBe('right-code');
      await line.codes.restore({ identifier, code: '111111', browser });
      line.passTime(11);
      expect((await guess('111111')).kind).toBe('no-code');
      await line.codes.issue({ identifier, code: '222222', browser });
      expect((await guess('222222')).kind).toBe('right-code');
      await line.codes.issue({ identifier, code: '333333', browser });
      await line.codes.restore({ identifier, code: '222222', browser });
      expect((await guess('222222')).kind).toBe('wrong-code');
      expect((await guess('333333')).kind).toBe('right-code');
    });

    it('A4 knows the newest code only', async () => {
      const { identifier, guess } = await issued('111111');
      await line.codes.issue({ identifier, code: '222222', browser });
      expect((await guess('111111')).kind).toBe('wrong-code');
      expect((await guess('222222')).kind).toBe('right-code');
    });

    it('A4 lets a code live for 600 seconds', async () => {
      const inTime = await issued();
      line.passTime(590);
      expect((await inTime.guess('042042')).kind).toBe('right-code');
      const late = await issued();
      line.passTime(601);
      expect((await late.guess('042042')).kind).toBe('no-code');
    });

    it('A5 does not even compare a guess from another browser, nor count it', async () => {
      const { guess } = await issued();
      for (let i = 0; i < 12; i += 1) expect((await guess('042042', { browser: 'another' })).kind).toBe('no-code');
      expect((await guess('042042')).kind).toBe('right-code');
    });

    it('F6 A4 A5 keeps a guest’s code when strangers ask for codes of the same address, before and after', async () => {
      const { identifier, guess } = await issued('111111');
      const others = Array.from({ length: 3 }, (_, n) => `stranger-${n}`);
      for (const stranger of others) await line.codes.issue({ identifier, code: '222222', browser: stranger });
      expect((await guess('222222')).kind).toBe('wrong-code');
      expect((await guess('111111')).kind).toBe('right-code');
      for (const stranger of others) expect((await guess('111111', { browser: stranger })).kind).not.toBe('right-code');
    });

    it('F6 A1 leaves a guest five guesses of their own, however many a stranger has used up', async () => {
      const { identifier, guess } = await issued('111111');
      await line.codes.issue({ identifier, code: '222222', browser: 'stranger' });
      for (let count = 0; count < 6; count += 1) await guess('999999', { browser: 'stranger' });
      expect((await guess('222222', { browser: 'stranger' })).kind).toBe('too-many-attempts');
      expect((await guess('111111')).kind).toBe(line.areBrowsersApart === false ? 'too-many-attempts' : 'right-code');
    });

    it('A2 counts failures across new codes: ten of them lock unknown browsers out for two hours', async () => {
      const { identifier, guess } = await issued();
      await failTimes(5, guess);
      await line.codes.issue({ identifier, code: '222222', browser });
      expect(await failTimes(5, guess)).toEqual(Array(5).fill('wrong-code'));
      await line.codes.issue({ identifier, code: '333333', browser });
      const locked = await guess('333333');
      expect(locked.kind).toBe('locked-out');
      expect(locked.kind === 'locked-out' && locked.retryAfterSeconds).toBeGreaterThan(2 * hour - minute);
      line.passTime(2 * hour + 1);
      await line.codes.issue({ identifier, code: '444444', browser });
      expect((await guess('444444')).kind).toBe('right-code');
    });

    it('A2 forgets failures after a success, and after a day', async () => {
      const lucky = await issued();
      await failTimes(4, lucky.guess);
      expect((await lucky.guess('042042')).kind).toBe('right-code');
      await line.codes.issue({ identifier: lucky.identifier, code: '222222', browser });
      expect(await failTimes(5, lucky.guess)).toEqual(Array(5).fill('wrong-code'));
      line.passTime(24 * hour + 1);
      for (const code of ['333333', '444444']) {
        await line.codes.issue({ identifier: lucky.identifier, code, browser });
        expect(await failTimes(4, lucky.guess)).toEqual(Array(4).fill('wrong-code'));
      }
      expect((await lucky.guess('444444')).kind).toBe('right-code');
    });

    it('A2 lets one more guess through after the two hours, then waits until the ten have left the day', async () => {
      const { identifier, guess } = await issued();
      await failTimes(5, guess);
      await line.codes.issue({ identifier, code: '222222', browser });
      await failTimes(5, guess);
      line.passTime(2 * hour + 1);
      await line.codes.issue({ identifier, code: '333333', browser });
      expect((await guess('999999')).kind).toBe('wrong-code');
      expect(await guess('333333')).toEqual({ kind: 'locked-out', retryAfterSeconds: expect.any(Number) });
      line.passTime(24 * hour - 10);
      await line.codes.issue({ identifier, code: '444444', browser });
      expect((await guess('444444')).kind).toBe('locked-out');
      line.passTime(11);
      await line.codes.issue({ identifier, code: '555555', browser });
      expect(await failTimes(4, guess)).toEqual(Array(4).fill('wrong-code'));
      expect((await guess('555555')).kind).toBe('right-code');
    });

    it('A5 gives a browser that signed in before a budget of its own: five in 15 minutes', async () => {
      const { identifier, guess } = await issued();
      await failTimes(5, guess);
      await line.codes.issue({ identifier, code: '222222', browser });
      await failTimes(5, guess);
      const known = (typed: string) => guess(typed, { knownBrowser: 'device-1' });
      await line.codes.issue({ identifier, code: '333333', browser });
      expect(await failTimes(5, known)).toEqual(Array(5).fill('wrong-code'));
      await line.codes.issue({ identifier, code: '444444', browser });
      expect((await known('444444')).kind).toBe('locked-out');
      line.passTime(15 * minute + 1);
      await line.codes.issue({ identifier, code: '555555', browser });
      expect((await known('555555')).kind).toBe('right-code');
    });

    it('A7 answers a guess at an identifier without a code like one at an expired code', async () => {
      expect(await line.codes.check({ identifier: anIdentifier(), code: '000000', browser })).toEqual({
        kind: 'no-code',
      });
    });

    it('A3 redeems a verify token once, in its browser, with all that it claims', async () => {
      const identifier: Identifier = { channel: 'phone', phone: '+13055550142' };
      const token = await line.codes.issueVerifyToken({ ...claim, identifier, browser });
      expect(await line.codes.redeemVerifyToken({ token, browser: 'another' })).toBeUndefined();
      expect(await line.codes.redeemVerifyToken({ token: `${token}x`, browser })).toBeUndefined();
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => line.codes.redeemVerifyToken({ token, browser })),
      );
      expect(answers.filter((answer) => answer !== undefined)).toEqual([{ ...claim, identifier }]);
    });

    it('A3 lets a verify token live for 60 seconds', async () => {
      const token = await line.codes.issueVerifyToken({ ...claim, identifier: anIdentifier(), browser });
      line.passTime(61);
      expect(await line.codes.redeemVerifyToken({ token, browser })).toBeUndefined();
    });

    it('E14 stores neither code, nor identifier, nor browser, nor token in clear', async () => {
      const { identifier, guess } = await issued('314159');
      await guess('271828');
      const token = await line.codes.issueVerifyToken({ ...claim, identifier, browser });
      const stored = await line.storedText();
      expect(stored.length).toBeGreaterThan(100);
      for (const secret of ['314159', '271828', 'person-', browser, token, claim.contactId, claim.code])
        expect(stored).not.toContain(secret);
    });
  });
}
