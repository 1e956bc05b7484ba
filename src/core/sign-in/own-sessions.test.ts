import { NodeSecrets } from '../../adapters/node-crypto/secrets';
import { EndSessions } from './end-sessions';
import { ListSessions } from './list-sessions';
import { sessionKey } from './session-key';
import type { OpenSession } from './session-register.port';

const at = new Date('2027-03-01T12:00:00Z');
const secrets = new NodeSecrets('a secret for tests');
/** As the register has it, which never sees the id. */
const session = (sid: string): OpenSession => ({
  key: sessionKey(secrets, sid),
  browser: 'Firefox on macOS',
  begunAt: at,
  seenAt: at,
});

function aRegister() {
  const open = new Map([
    ['C-1', ['one', 'two', 'three']],
    ['C-2', ['theirs']],
  ]);
  const register = {
    list: async (contactId: string) => (open.get(contactId) ?? []).map(session),
    end: async ({ contactId, keys }: { contactId: string; keys: readonly string[] }) =>
      retain(contactId, (sid) => !keys.includes(sessionKey(secrets, sid))),
    endAll: async ({ contactId }: { contactId: string }) => retain(contactId, () => false),
  };
  const retain = (contactId: string, isRetained: (sid: string) => boolean) => {
    const before = open.get(contactId) ?? [];
    open.set(contactId, before.filter(isRetained));
    return before.length - before.filter(isRetained).length;
  };
  return { open, list: new ListSessions(register, secrets), end: new EndSessions(register, secrets) };
}

describe('a guest’s own sessions', () => {
  it('B3 are listed with this one first, under names that open nothing', async () => {
    const sessions = await aRegister().list.run({ contactId: 'C-1', sid: 'two' });
    expect(sessions.map(({ isCurrent }) => isCurrent)).toEqual([true, false, false]);
    expect(JSON.stringify(sessions)).not.toMatch(/"(one|two|three)"|sid/);
    expect(new Set(sessions.map(({ handle }) => handle)).size).toBe(3);
  });

  it('F9 have digests for keys; those of an older version, which are ids of 32 characters, keep theirs', () => {
    const newer = 'a'.repeat(43);
    expect(sessionKey(secrets, newer)).toMatch(/^[\w-]{43}$/);
    expect(sessionKey(secrets, newer)).not.toBe(newer);
    // A key that was read cannot be used as an id.
    expect(sessionKey(secrets, sessionKey(secrets, newer))).not.toBe(sessionKey(secrets, newer));
    expect(sessionKey(secrets, 'b'.repeat(32))).toBe('b'.repeat(32));
  });

  it('B2 end one by one, by their name', async () => {
    const { open, list, end } = aRegister();
    const [, other] = await list.run({ contactId: 'C-1', sid: 'two' });
    expect(await end.one({ contactId: 'C-1', handle: other?.handle ?? '' })).toBe(1);
    expect(open.get('C-1')).toEqual(['two', 'three']);
    expect(await end.one({ contactId: 'C-1', handle: other?.handle ?? '' })).toBe(0);
  });

  it('C1 never end by the word of another guest', async () => {
    const { open, list, end } = aRegister();
    const [theirs] = await list.run({ contactId: 'C-2', sid: 'theirs' });
    expect(await end.one({ contactId: 'C-1', handle: theirs?.handle ?? '' })).toBe(0);
    expect(await end.one({ contactId: 'C-1', handle: 'two' })).toBe(0);
    expect(open.get('C-2')).toEqual(['theirs']);
  });

  it('B2 end everywhere, here too', async () => {
    const { open, end } = aRegister();
    expect(await end.all({ contactId: 'C-1' })).toBe(3);
    expect([open.get('C-1'), open.get('C-2')]).toEqual([[], ['theirs']]);
  });
});
