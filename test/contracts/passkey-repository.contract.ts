import { randomUUID } from 'node:crypto';
import type { Passkey } from '../../src/core/sign-in/passkey';
import type { PasskeyRepository } from '../../src/core/sign-in/passkey-repository.port';

export interface PasskeyRepositoryUnderTest {
  readonly passkeys: PasskeyRepository;
  readonly otherNode: PasskeyRepository;
  newGuest(): Promise<string>;
  close(): Promise<void>;
}

const at = new Date('2027-03-01T12:00:00Z');
let made = 0;
const run = randomUUID();

export function describePasskeyRepository(name: string, open: () => Promise<PasskeyRepositoryUnderTest>): void {
  describe(`PasskeyRepository on ${name}`, () => {
    let line: PasskeyRepositoryUnderTest;
    beforeAll(async () => {
      line = await open();
    });
    afterAll(() => line.close());

    const aPasskey = async (more: Partial<Passkey> = {}): Promise<Passkey> => {
      made += 1;
      return {
        passkeyId: `${run}-Passkey-${made}`,
        contactId: more.contactId ?? (await line.newGuest()),
        userHandle: 'handle',
        publicKey: 'pQECAyYgASFYIA',
        counter: 0,
        isBackedUp: false,
        name: 'Firefox on macOS',
        createdAt: at,
        ...more,
      };
    };
    const added = async (more: Partial<Passkey> = {}) => {
      const passkey = await aPasskey(more);
      expect(await line.passkeys.add(passkey, 10)).toBe('added');
      return passkey;
    };

    it('F6 gives back what was added, to its guest alone, oldest first', async () => {
      const first = await added({ isBackedUp: true });
      const second = await added({ contactId: first.contactId, createdAt: new Date(at.getTime() + 1_000) });
      await added();
      expect(await line.passkeys.list(first.contactId)).toEqual([first, second]);
      expect(await line.passkeys.find(second.passkeyId)).toEqual(second);
      expect(await line.passkeys.find('unknown')).toBeUndefined();
      expect(await line.passkeys.list(await line.newGuest())).toEqual([]);
    });

    it('F6 adds an id once for all guests, and no more than a guest may have', async () => {
      const first = await added();
      expect(await line.passkeys.add(await aPasskey({ passkeyId: first.passkeyId }), 10)).toBe('known');
      expect((await line.passkeys.find(first.passkeyId))?.contactId).toBe(first.contactId);
      await added({ contactId: first.contactId });
      expect(await line.passkeys.add(await aPasskey({ contactId: first.contactId }), 2)).toBe('full');
    });

    it('F6 adds no more than a guest may have, however many are added at once on two nodes', async () => {
      const { contactId } = await added();
      const nodes = [line.passkeys, line.otherNode];
      const adding = Array.from({ length: 6 }, async (_, index) =>
        nodes[index % 2]?.add(await aPasskey({ contactId }), 3),
      );
      const outcomes = await Promise.all(adding);
      expect(outcomes.toSorted()).toEqual(['added', 'added', 'full', 'full', 'full', 'full']);
      expect(await line.passkeys.list(contactId)).toHaveLength(3);
    });

    it('A3 refuses a counter that has not grown: of ten uses at once with the same one, nine', async () => {
      const { passkeyId } = await added({ counter: 4 });
      const use = (counter: number, node = line.passkeys) => node.recordUse({ passkeyId, counter, at });
      const nodes = [line.passkeys, line.otherNode];
      const uses = await Promise.all(Array.from({ length: 10 }, (_, index) => use(5, nodes[index % 2])));
      expect(uses.filter(Boolean)).toHaveLength(1);
      expect([await use(4), await use(0), await use(6)]).toEqual([false, false, true]);
      expect(await line.passkeys.find(passkeyId)).toMatchObject({ counter: 6, lastUsedAt: at });
    });

    it('A3 accepts a passkey that never counts, as those of telephones, again and again', async () => {
      const { passkeyId } = await added();
      const use = (counter: number) => line.passkeys.recordUse({ passkeyId, counter, at });
      expect([await use(0), await use(0), await use(1), await use(0)]).toEqual([true, true, true, false]);
      expect(await line.passkeys.recordUse({ passkeyId: 'unknown', counter: 1, at })).toBe(false);
    });

    it('C2 removes a passkey of the guest alone, once', async () => {
      const { passkeyId, contactId } = await added();
      expect(await line.passkeys.remove({ passkeyId, contactId: await line.newGuest() })).toBe(false);
      expect(await line.passkeys.remove({ passkeyId, contactId })).toBe(true);
      expect(await line.passkeys.remove({ passkeyId, contactId })).toBe(false);
      expect(await line.passkeys.find(passkeyId)).toBeUndefined();
      expect(await line.passkeys.list(contactId)).toEqual([]);
      expect(await line.passkeys.recordUse({ passkeyId, counter: 1, at })).toBe(false);
    });

    it('F6 distinguishes ids by their capitals, and lets a guest add a removed one again', async () => {
      const passkey = await added({ counter: 7 });
      expect(await line.passkeys.find(passkey.passkeyId.toLowerCase())).toBeUndefined();
      await line.passkeys.remove(passkey);
      expect(await line.passkeys.add({ ...passkey, counter: 1 }, 10)).toBe('added');
      expect(await line.otherNode.find(passkey.passkeyId)).toEqual({ ...passkey, counter: 1 });
    });

    it('F6 adds an id once, though two guests add it at the same moment', async () => {
      const one = await aPasskey();
      const other = { ...one, contactId: await line.newGuest() };
      const outcomes = await Promise.all([line.passkeys.add(one, 10), line.otherNode.add(other, 10)]);
      expect(outcomes.toSorted()).toEqual(['added', 'known']);
    });
  });
}
