import { NodeSecrets } from '../../adapters/node-crypto/secrets';
import { EndSessions } from './end-sessions';
import { ListSessions } from './list-sessions';
import type { OpenSession } from './session-register.port';

const at = new Date('2027-03-01T12:00:00Z');
const session = (sid: string): OpenSession => ({ sid, browser: 'Firefox on macOS', begunAt: at, seenAt: at });

function aRegister() {
  const open = new Map([
    ['C-1', ['one', 'two', 'three']],
    ['C-2', ['theirs']],
  ]);
  const register = {
    list: async (contactId: string) => (open.get(contactId) ?? []).map(session),
    end: async ({ contactId, sids }: { contactId: string; sids: readonly string[] }) =>
      retain(contactId, (sid) => !sids.includes(sid)),
    endAll: async ({ contactId, exceptSid }: { contactId: string; exceptSid?: string }) =>
      retain(contactId, (sid) => sid === exceptSid),
  };
  const retain = (contactId: string, isRetained: (sid: string) => boolean) => {
    const before = open.get(contactId) ?? [];
    open.set(contactId, before.filter(isRetained));
    return before.length - before.filter(isRetained).length;
  };
  const secrets = new NodeSecrets('a secret for tests');
  return { open, list: new ListSessions(register, secrets), end: new EndSessions(register, secrets) };
}

describe('a guest’s own sessions', () => {
  it('B3 are listed with this one first, under names that open nothing', async () => {
    const sessions = await aRegister().list.run({ contactId: 'C-1', sid: 'two' });
    expect(sessions.map(({ isCurrent }) => isCurrent)).toEqual([true, false, false]);
    expect(JSON.stringify(sessions)).not.toMatch(/"(one|two|three)"|sid/);
    expect(new Set(sessions.map(({ handle }) => handle)).size).toBe(3);
  });

  it('B2 end one by one, by their name', async () => {
    const { open, list, end } = aRegister();
    const [, other] = await list.run({ contactId: 'C-1', sid: 'two' });
    expect(await end.one({ contactId: 'C-1', handle: other?.handle ?? '' })).toBe(1);
    expect(open.get('C-1')).toEqual(['two', 'three']);
    expect(await end.one({ contactId: 'C-1', handle: other?.handle ?? '' })).toBe(0);
  });

  it('C1 never end by somebody else’s word', async () => {
    const { open, list, end } = aRegister();
    const [theirs] = await list.run({ contactId: 'C-2', sid: 'theirs' });
    expect(await end.one({ contactId: 'C-1', handle: theirs?.handle ?? '' })).toBe(0);
    expect(await end.one({ contactId: 'C-1', handle: 'two' })).toBe(0);
    expect(open.get('C-2')).toEqual(['theirs']);
  });

  it('B2 end everywhere, here too or everywhere else', async () => {
    const { open, end } = aRegister();
    expect(await end.others({ contactId: 'C-1', sid: 'two' })).toBe(2);
    expect(open.get('C-1')).toEqual(['two']);
    expect(await end.all({ contactId: 'C-1' })).toBe(1);
    expect([open.get('C-1'), open.get('C-2')]).toEqual([[], ['theirs']]);
  });
});
