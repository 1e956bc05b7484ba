import type { Guest, Identifier } from './guest';
import type { CodeCheckOutcome, UsedCode, VerifyTokens } from './one-time-codes.port';
import { StartSession } from './start-session';
import { VerifyCode } from './verify-code';

const identifier: Identifier = { channel: 'email', email: 'guest@example.com' };
const guest: Guest = {
  contactId: 'C-1',
  firstName: 'Eleanor',
  lastName: 'Marsh',
  recordTypeName: 'Guest',
  isOwnedByConsultant: true,
};
const at = new Date('2027-03-01T12:00:00Z');

/** Records every call, in order, and gives the configured answers. */
function aLine(
  options: { readonly isKnown?: boolean; readonly checked?: CodeCheckOutcome; readonly breaks?: string } = {},
) {
  const calls: string[] = [];
  const call = (what: string) => {
    calls.push(what);
    if (options.breaks !== undefined && what.startsWith(options.breaks)) throw new Error('broken');
  };
  const codes = {
    check: async () => {
      call('check');
      return options.checked ?? ({ kind: 'right-code' } as const);
    },
    restore: async ({ code, browser }: UsedCode) => call(`restore ${code} of ${browser}`),
  };
  const verifyTokens: VerifyTokens = {
    issueVerifyToken: async ({ contactId, returnTo }) => {
      call(`token for ${contactId} to ${returnTo}`);
      return 'token';
    },
    redeemVerifyToken: async ({ token }) => {
      call('redeem');
      return token === 'token' ? { contactId: 'C-1', identifier, code: '123456', returnTo: '/voyages' } : undefined;
    },
  };
  const guests = {
    findGuest: async () => {
      call('find');
      return options.isKnown === false ? undefined : guest;
    },
    getGuest: async () => (options.isKnown === false ? undefined : guest),
    recordVerifiedAddress: async (verified: { at: Date }) => call(`verified at ${verified.at.toISOString()}`),
  };
  return { calls, codes, verifyTokens, guests };
}

describe('VerifyCode', () => {
  const verify = (line: ReturnType<typeof aLine>) =>
    new VerifyCode(line.codes, line.verifyTokens, line.guests).run({
      identifier,
      code: '123456',
      browser: 'b',
      returnTo: '/voyages',
    });

  it('AUT-13 gives a token that knows whom it is for and where they go', async () => {
    const line = aLine();
    expect(await verify(line)).toEqual({ kind: 'verified', token: 'token', contactId: 'C-1' });
    expect(line.calls).toEqual(['check', 'find', 'token for C-1 to /voyages']);
  });

  it.each([
    [{ kind: 'wrong-code', attemptsLeft: 3 }, { kind: 'failed' }],
    [{ kind: 'no-code' }, { kind: 'failed' }],
    [{ kind: 'too-many-attempts' }, { kind: 'too-many-attempts', retryAfterSeconds: 30 }],
    [
      { kind: 'locked-out', retryAfterSeconds: 7_200 },
      { kind: 'locked-out', retryAfterSeconds: 7_200 },
    ],
  ] as const)('A2 A7 AUT-14 answers %j with %j', async (checked, expected) => {
    const line = aLine({ checked });
    expect(await verify(line)).toEqual(expected);
    expect(line.calls).toEqual(['check']);
  });

  it('H10 fails like any other guess when a stranger hits the code that nobody was sent', async () => {
    expect(await verify(aLine({ isKnown: false }))).toEqual({ kind: 'failed' });
  });

  it('B6 is unavailable, not failed, when codes cannot be counted', async () => {
    const line = aLine({ breaks: 'check' });
    expect(await verify(line)).toMatchObject({ kind: 'unavailable' });
    expect(line.calls).toEqual(['check']);
  });

  it.each(['find', 'token'])('AUT-13 A3 leaves the guest the right code when the step “%s” fails', async (breaks) => {
    const line = aLine({ breaks });
    expect(await verify(line)).toMatchObject({ kind: 'unavailable', cause: new Error('broken') });
    expect(line.calls.at(-1)).toBe('restore 123456 of b');
  });
});

describe('StartSession', () => {
  const start = (line: ReturnType<typeof aLine>, token = 'token') =>
    new StartSession({ ...line, clock: { now: () => at } }).run({ token, browser: 'b' });

  it('AUT-13 starts a session for the guest, and notes that the address was verified now', async () => {
    const line = aLine();
    expect(await start(line)).toEqual({ kind: 'started', guest, identifier, startedAt: at, redirectTo: '/voyages' });
    expect(line.calls).toEqual(['redeem', 'find', 'verified at 2027-03-01T12:00:00.000Z']);
  });

  it('AUT-25 A3 refuses a token that is used up, or whose guest is gone', async () => {
    expect(await start(aLine(), 'other')).toEqual({ kind: 'refused' });
    expect(await start(aLine({ isKnown: false }))).toEqual({ kind: 'refused' });
  });

  it('A8 refuses a token for an address that has left the account since', async () => {
    const line = aLine();
    const moved = { ...line.guests, findGuest: async () => ({ ...guest, contactId: 'C-2' }) };
    expect(await start({ ...line, guests: moved })).toEqual({ kind: 'refused' });
    expect(line.calls).toEqual(['redeem']);
  });

  it('B6 is unavailable when the token store does not answer', async () => {
    const line = aLine({ breaks: 'redeem' });
    expect(await start(line)).toMatchObject({ kind: 'unavailable' });
    expect(line.calls).toEqual(['redeem']);
  });

  it.each(['find', 'verified'])('AUT-13 A3 gives the guest the code back when the step “%s” fails', async (breaks) => {
    const line = aLine({ breaks });
    expect(await start(line)).toMatchObject({ kind: 'unavailable', cause: new Error('broken') });
    expect(line.calls.at(-1)).toBe('restore 123456 of b');
  });
});
