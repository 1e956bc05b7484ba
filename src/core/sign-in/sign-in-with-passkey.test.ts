import { StoppedClock } from '../../../test/builders/a-clock';
import { RateLimitsInMemory } from '../../../test/builders/rate-limits-in-memory';
import type { Guest } from './guest';
import type { Passkey } from './passkey';
import { SignInWithPasskey } from './sign-in-with-passkey';

const guest: Guest = {
  contactId: 'C-1',
  firstName: 'Eleanor',
  lastName: 'Marsh',
  recordTypeName: 'Guest',
  isOwnedByConsultant: true,
};
const passkey: Passkey = {
  passkeyId: 'p-1',
  contactId: 'C-1',
  userHandle: 'handle',
  publicKey: 'key',
  counter: 4,
  isBackedUp: false,
  name: 'Firefox on macOS',
  createdAt: new Date(0),
};

class SignIn {
  readonly clock = new StoppedClock('2027-03-01T12:00:00Z');
  challenge: string | undefined = 'challenge';
  passkey: Passkey | undefined = passkey;
  verified: { readonly counter: number } | undefined = { counter: 5 };
  guest: Guest | undefined = guest;
  isRecorded = true;
  readonly uses: unknown[] = [];

  private readonly signIn = new SignInWithPasskey({
    passkeys: {
      find: async () => this.passkey,
      recordUse: async (use) => {
        this.uses.push(use);
        return this.isRecorded;
      },
    },
    ceremony: { verifyUse: async () => this.verified },
    guests: { getGuest: async () => this.guest },
    limits: new RateLimitsInMemory(this.clock),
    clock: this.clock,
  });

  run(address = '203.0.113.1') {
    return this.signIn.run({ answer: { id: 'p-1' }, takeChallenge: async () => this.challenge, address });
  }
}

describe('signing in with a passkey', () => {
  it('AUT-13 begins a session of its guest, and records the use', async () => {
    const signIn = new SignIn();
    const startedAt = signIn.clock.now();
    expect(await signIn.run()).toEqual({ kind: 'started', guest, startedAt });
    expect(signIn.uses).toEqual([{ passkeyId: 'p-1', counter: 5, at: startedAt }]);
  });

  it.each([
    ['no-challenge', { challenge: undefined }],
    ['unknown', { passkey: undefined }],
    ['not-verified', { verified: undefined }],
    ['unknown', { guest: undefined }],
  ] as const)('A7 is refused as %s with %j, and no use is recorded', async (reason, changes) => {
    const signIn = Object.assign(new SignIn(), changes);
    expect(await signIn.run()).toEqual({ kind: 'refused', reason });
    expect(signIn.uses).toEqual([]);
  });

  it('A8 is refused where the counter has not grown, because the key was copied', async () => {
    expect(await Object.assign(new SignIn(), { isRecorded: false }).run()).toEqual({
      kind: 'refused',
      reason: 'copied',
    });
  });

  it('A6 may be tried thirty times in a quarter of an hour from one address', async () => {
    const signIn = new SignIn();
    for (let time = 0; time < 30; time += 1) expect((await signIn.run()).kind).toBe('started');
    expect(await signIn.run()).toEqual({ kind: 'wait', retryAfterSeconds: 900 });
    expect((await signIn.run('203.0.113.2')).kind).toBe('started');
    signIn.clock.pass({ minutes: 15 });
    expect((await signIn.run()).kind).toBe('started');
  });
});
