import { openCodeRepository } from '../../../test/builders/a-code-repository';
import { describeOneTimeCodes } from '../../../test/contracts/one-time-codes.contract';
import { twilioLogin } from '../../../test/simulators/twilio';
import { type TwilioVerifySimulator, createTwilioVerify, verifyService } from '../../../test/simulators/twilio-verify';
import type { VendorFault } from '../../../test/simulators/vendor-simulator';
import type { CodeRepository } from '../../core/sign-in/code-repository.port';
import { confirmationOf } from '../../core/account/confirmation-code';
import type { Identifier } from '../../core/sign-in/guest';
import { VerifyLoginCheck } from './login-check';
import { TwilioVerifyCodes, type TwilioVerifyOptions } from './verify-codes';

const number: Identifier = { channel: 'phone', phone: '+13055550142' };
const browser = 'the-browser-that-asked';
const random = { integerBelow: () => 0, token: () => `${Math.random()}`.slice(2).padEnd(43, 'x') };
/** Verify has words of its own. */
const write = () => {
  throw new Error('nothing of ours is sent');
};
const unavailable = { name: 'Unavailable', system: 'Twilio Verify' };

describe('codes by Twilio Verify', () => {
  let verify: TwilioVerifySimulator;
  let repository: CodeRepository;
  let passTime: (seconds: number) => void;
  let closeRepository: () => Promise<void>;
  let logged: object[];
  const opened: TwilioVerifyCodes[] = [];

  beforeEach(async () => {
    verify = createTwilioVerify();
    await verify.listen();
    ({ repository, passTime, close: closeRepository } = await openCodeRepository());
    logged = [];
  });
  afterEach(async () => {
    for (const codes of opened.splice(0)) codes.close();
    await verify.close();
    await closeRepository();
  });

  const open = (options: Partial<TwilioVerifyOptions> = {}) => {
    const note = (details: object, message: string) => void logged.push({ ...details, message });
    const { apiKey, apiSecret } = twilioLogin;
    const codes = new TwilioVerifyCodes(
      {
        url: verify.url,
        service: verifyService,
        apiKey,
        apiSecret,
        deadlineMs: 1_000,
        log: { info: note, warn: note },
        ...options,
      },
      { repository, random },
    );
    opened.push(codes);
    return codes;
  };
  const send = async (codes: TwilioVerifyCodes, to: Identifier = number, identifier = to) =>
    (await codes.prepare({ identifier, to, browser, write })).send();
  const newest = (to = '+13055550142') => verify.codesOf(to).at(-1) ?? '';
  const callsTo = (path: string) => verify.seen.filter((call) => call.path.endsWith(path)).length;

  it('AUT-01 sends a text message with a code of Twilio’s, and takes it once', async () => {
    const codes = open();
    expect(await send(codes)).toEqual({ kind: 'sent' });
    expect(newest()).toMatch(/^\d{6}$/);
    expect(await codes.check({ identifier: number, code: newest(), browser })).toEqual({ kind: 'right-code' });
    expect(await codes.check({ identifier: number, code: newest(), browser })).toEqual({ kind: 'no-code' });
    expect(callsTo('/VerificationCheck')).toBe(1);
  });

  it('AUT-06 A4 sends another code on a repeated request, where Verify by itself repeats the first one', async () => {
    const codes = open();
    for (const code of ['111111', '222222']) {
      verify.choose(code);
      await send(codes);
    }
    expect(verify.codesOf('+13055550142')).toEqual(['111111', '222222']);
    expect((await codes.check({ identifier: number, code: '111111', browser })).kind).toBe('wrong-code');
    expect((await codes.check({ identifier: number, code: '222222', browser })).kind).toBe('right-code');
  });

  it('A8 confirms an address with a code that is worth nothing at the sign-in page', async () => {
    const codes = open();
    const confirmation = confirmationOf('C-1', number);
    await send(codes, number, confirmation);
    expect(await codes.check({ identifier: number, code: newest(), browser })).toEqual({ kind: 'no-code' });
    expect(await codes.check({ identifier: confirmation, code: newest(), browser })).toEqual({ kind: 'right-code' });
  });

  it('H10 checks a code at Twilio that was sent to no guest, and calls it wrong like any other', async () => {
    const codes = open();
    await codes.prepare({ identifier: number, to: number, browser, write });
    expect(await codes.check({ identifier: number, code: '000000', browser })).toEqual({
      kind: 'wrong-code',
      attemptsLeft: 4,
    });
    expect(callsTo('/VerificationCheck')).toBe(1);
    expect(verify.codesOf('+13055550142')).toEqual([]);
  });

  it('A1 calls a code wrong that Twilio no longer knows, and one spent that it has compared too often', async () => {
    const codes = open();
    await send(codes);
    verify.passTime(601);
    expect(await codes.check({ identifier: number, code: newest(), browser })).toEqual({
      kind: 'wrong-code',
      attemptsLeft: 4,
    });
    await send(codes);
    const sid = /VE[0-9a-f]{32}/.exec(JSON.stringify(logged.at(-1)))?.[0] ?? '';
    const Authorization = `Basic ${Buffer.from(`${twilioLogin.apiKey}:${twilioLogin.apiSecret}`).toString('base64')}`;
    for (let count = 0; count < 5; count += 1)
      await fetch(`${verify.url}/v2/Services/${verifyService}/VerificationCheck`, {
        method: 'POST',
        headers: { Authorization },
        body: new URLSearchParams({ VerificationSid: sid, Code: 'aaaa' }),
      });
    expect(await codes.check({ identifier: number, code: newest(), browser })).toEqual({ kind: 'too-many-attempts' });
  });

  it.each([
    ['+15005550005', 'unknown-address'],
    ['nonsense', 'unknown-address'],
    ['+15005550006', 'unsupported-country'],
    ['+15005550010', 'unsupported-country'],
    ['+15005550011', 'unsupported-country'],
  ])('AUT-07 D4 reports that %s is refused for good: %s', async (phone, reason) => {
    expect(await send(open(), { channel: 'phone', phone })).toEqual({ kind: 'refused', reason });
  });

  it.each(['+15005550012', '+15005550013'])('D4 is unavailable when Twilio has no room for %s now', async (phone) => {
    await expect(send(open(), { channel: 'phone', phone })).rejects.toMatchObject(unavailable);
  });

  it('D4 is unavailable when Twilio refuses our login or our service: the guest’s number is not at fault', async () => {
    await expect(send(open({ apiSecret: 'wrong' }))).rejects.toMatchObject(unavailable);
    await expect(send(open({ service: `VA${'9'.repeat(32)}` }))).rejects.toMatchObject(unavailable);
  });

  it.each<readonly [VendorFault]>([
    ['rate-limited'],
    ['error-500'],
    ['unavailable'],
    ['garbage'],
    ['truncated'],
    ['empty'],
    ['reset'],
    ['lost-answer'],
    ['hang'],
  ])('D4 D7 is unavailable in time on %s, and neither sends nor compares twice', async (fault) => {
    const codes = open();
    verify.breakDown(fault, 1);
    const startedAt = performance.now();
    await expect(send(codes)).rejects.toMatchObject(unavailable);
    expect(performance.now() - startedAt).toBeLessThan(2_500);
    expect(callsTo('/Verifications')).toBe(1);
    expect(await send(codes)).toEqual({ kind: 'sent' });
    verify.breakDown(fault === 'hang' ? 'reset' : fault, 1);
    await expect(codes.check({ identifier: number, code: '000000', browser })).rejects.toMatchObject(unavailable);
    expect(callsTo('/VerificationCheck')).toBe(1);
  });

  it('A1 counts a guess whose answer got lost: five of them, and the code is spent', async () => {
    const codes = open();
    await send(codes);
    verify.breakDown('lost-answer', 5);
    for (let count = 0; count < 5; count += 1)
      await expect(codes.check({ identifier: number, code: 'aaaaaa', browser })).rejects.toMatchObject(unavailable);
    expect(await codes.check({ identifier: number, code: newest(), browser })).toEqual({ kind: 'too-many-attempts' });
  });

  it('A4 sends nothing while the code before it may still be good', async () => {
    const codes = open();
    await send(codes);
    verify.breakDown('error-500', 1);
    await expect(send(codes)).rejects.toMatchObject(unavailable);
    expect(verify.codesOf('+13055550142')).toHaveLength(1);
  });

  it('A4 lives for ten minutes by our clock too', async () => {
    const codes = open();
    await send(codes);
    passTime(601);
    expect(await codes.check({ identifier: number, code: newest(), browser })).toEqual({ kind: 'no-code' });
  });

  it('D4 E9 shows operators a key or a service that Twilio does not know, and checks once a minute at most', async () => {
    const { apiKey, apiSecret } = twilioLogin;
    const options = {
      url: verify.url,
      service: verifyService,
      apiKey,
      apiSecret,
      log: { info: () => undefined, warn: () => undefined },
    };
    const now = { ms: 0 };
    const good = new VerifyLoginCheck(options, () => now.ms);
    for (const ms of [0, 30_000, 61_000]) {
      now.ms = ms;
      await good.check();
    }
    expect(verify.seen).toHaveLength(2);
    for (const wrong of [{ apiSecret: 'wrong' }, { service: `VA${'9'.repeat(32)}` }]) {
      const check = new VerifyLoginCheck({ ...options, ...wrong });
      await expect(check.check()).rejects.toMatchObject(unavailable);
      check.close();
    }
    good.close();
    expect(verify.codesOf('+13055550142')).toEqual([]);
  });

  it('E14 logs what happened, and neither a code, nor a number, nor the secret', async () => {
    await send(open());
    await send(open(), { channel: 'phone', phone: '+15005550006' });
    await expect(
      send(open({ apiSecret: 'hunter2' }), { channel: 'phone', phone: '+447700900123' }),
    ).rejects.toMatchObject(unavailable);
    expect(logged.length).toBeGreaterThanOrEqual(4);
    expect(JSON.stringify(logged)).not.toMatch(new RegExp(`${newest()}|5550142|5005550006|7700900123|hunter2|Basic`));
    expect(logged).toContainEqual(expect.objectContaining({ code: 60238, isForGood: true }));
  });
});

describeOneTimeCodes('Twilio Verify', async () => {
  const verify = createTwilioVerify();
  await verify.listen();
  const { repository, passTime, storedText, close } = await openCodeRepository();
  const note = () => undefined;
  const { apiKey, apiSecret } = twilioLogin;
  const codes = new TwilioVerifyCodes(
    { url: verify.url, service: verifyService, apiKey, apiSecret, log: { info: note, warn: note } },
    { repository, random },
  );
  return {
    codes: {
      issue: async ({ identifier, code, browser: asking }) => {
        verify.choose(code);
        await (await codes.prepare({ identifier, to: identifier, browser: asking, write })).send();
      },
      check: (guess) => codes.check(guess),
      restore: (code) => codes.restore(code),
      issueVerifyToken: (claim) => repository.issueVerifyToken(claim),
      redeemVerifyToken: (claim) => repository.redeemVerifyToken(claim),
    },
    passTime: (seconds) => {
      passTime(seconds);
      verify.passTime(seconds);
    },
    storedText,
    areBrowsersApart: false,
    close: async () => {
      codes.close();
      await verify.close();
      await close();
    },
  };
});
