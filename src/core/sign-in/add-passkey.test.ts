import { StoppedClock } from '../../../test/builders/a-clock';
import { RateLimitsInMemory } from '../../../test/builders/rate-limits-in-memory';
import { AddPasskey } from './add-passkey';
import type { Guest } from './guest';
import { maxPasskeys, type Passkey } from './passkey';

const unreachable: Guest = {
  contactId: 'C-1',
  firstName: 'Eleanor',
  lastName: 'Marsh',
  recordTypeName: 'Guest',
  isOwnedByConsultant: true,
};
const guest: Guest = { ...unreachable, email: 'guest@example.com' };
const made = { passkeyId: 'p-1', publicKey: 'key', counter: 0, isBackedUp: true };

class Account {
  readonly clock = new StoppedClock('2027-03-01T12:00:00Z');
  guest: Guest | undefined = guest;
  made: typeof made | undefined = made;
  outcome: 'added' | 'known' | 'full' = 'added';
  readonly added: { readonly passkey: Passkey; readonly max: number }[] = [];
  readonly verified: string[] = [];

  private readonly adding = new AddPasskey({
    passkeys: {
      list: async () => [],
      add: async (passkey, max) => {
        this.added.push({ passkey, max });
        return this.outcome;
      },
    },
    ceremony: {
      creationOptions: async (asked) => asked,
      verifyCreation: async ({ challenge }) => {
        this.verified.push(challenge);
        return this.made;
      },
    },
    guests: { getGuest: async () => this.guest },
    limits: new RateLimitsInMemory(this.clock),
    secrets: { digest: (purpose, text) => `${purpose} of ${text}` },
    clock: this.clock,
  });

  options() {
    return this.adding.options({ contactId: 'C-1', challenge: 'challenge' });
  }

  add(challenge: string | undefined = 'challenge') {
    const takeChallenge = async () => (challenge === 'none' ? undefined : challenge);
    return this.adding.run({ contactId: 'C-1', name: 'Firefox on macOS', answer: { id: 'p-1' }, takeChallenge });
  }
}

describe('adding a passkey', () => {
  it('A8 stores what the device made, under a handle that is not the contact’s id', async () => {
    const account = new Account();
    const at = account.clock.now();
    expect(await account.add()).toEqual({ kind: 'added', guest, at });
    expect(account.verified).toEqual(['challenge']);
    expect(account.added).toEqual([
      {
        passkey: {
          ...made,
          contactId: 'C-1',
          userHandle: 'passkey-user of C-1',
          name: 'Firefox on macOS',
          createdAt: at,
        },
        max: maxPasskeys,
      },
    ]);
  });

  it('A8 refuses a challenge that is used up, a device that cannot be verified and a contact that is no guest', async () => {
    const account = new Account();
    expect(await account.add('none')).toEqual({ kind: 'refused' });
    expect(account.verified).toEqual([]);
    for (const changes of [{ made: undefined }, { guest: undefined }])
      expect(await Object.assign(new Account(), changes).add()).toEqual({ kind: 'refused' });
    expect(account.added).toEqual([]);
  });

  it('A8 adds none that is known already, and none beyond the maximum', async () => {
    expect(await Object.assign(new Account(), { outcome: 'known' }).add()).toEqual({ kind: 'refused' });
    expect(await Object.assign(new Account(), { outcome: 'full' }).add()).toEqual({ kind: 'full' });
  });

  it('A8 may be tried ten times a day', async () => {
    const account = new Account();
    for (let time = 0; time < 10; time += 1) expect((await account.add()).kind).toBe('added');
    expect(await account.add()).toEqual({ kind: 'wait', retryAfterSeconds: 24 * 3600 });
    account.clock.pass({ days: 1 });
    expect((await account.add()).kind).toBe('added');
  });

  it('A8 names the account by its first address, or by the guest’s name where there is none', async () => {
    const account = new Account();
    expect(await account.options()).toMatchObject({
      challenge: 'challenge',
      userHandle: 'passkey-user of C-1',
      userName: 'guest@example.com',
      displayName: 'Eleanor Marsh',
    });
    account.guest = unreachable;
    expect(await account.options()).toMatchObject({ userName: 'Eleanor Marsh' });
    account.guest = undefined;
    expect(await account.options()).toBeUndefined();
  });
});
