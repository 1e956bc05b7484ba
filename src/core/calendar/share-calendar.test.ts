import { createHmac } from 'node:crypto';
import type { CalendarShare, CalendarShares } from './calendar-shares.port';
import { ShareCalendar } from './share-calendar';

const eleanors: CalendarShare = { contactId: 'eleanor', reservationId: '100200' };

/** Books in memory, and a secret that a test may change. */
function open() {
  const rows = new Map<string, { readonly share: CalendarShare; readonly seed: string; readonly digest: string }>();
  const key = ({ contactId, reservationId }: CalendarShare) => `${contactId} ${reservationId}`;
  const shares: CalendarShares = {
    find: async (share) => rows.get(key(share)),
    open: async ({ seed, digest, ...share }) =>
      void rows.set(key(share), rows.get(key(share)) ?? { share, seed, digest }),
    close: async (share) => void rows.delete(key(share)),
    findByDigest: async (digest) => [...rows.values()].find((row) => row.digest === digest)?.share,
  };
  const state = { secret: 'one', seeds: 0 };
  const share = new ShareCalendar({
    shares,
    secrets: {
      digest: (purpose, text) => createHmac('sha256', state.secret).update(`${purpose} ${text}`).digest('base64url'),
    },
    random: { token: () => `seed-${(state.seeds += 1)}` },
  });
  return { share, rows, state };
}

describe('sharing a trip’s calendar', () => {
  it('C2 keeps nothing that opens it, and gives its owner the same address until it is ended', async () => {
    const { share, rows } = open();
    expect(await share.find(eleanors)).toBeUndefined();
    await share.start(eleanors);
    const token = (await share.find(eleanors)) ?? '';
    expect(await share.open(token)).toMatchObject(eleanors);
    await share.start(eleanors);
    expect(await share.find(eleanors)).toBe(token);
    const [row] = [...rows.values()];
    for (const stored of [row?.seed ?? '', row?.digest ?? ''])
      expect([stored === token, await share.open(stored)]).toEqual([false, undefined]);
    await share.stop(eleanors);
    expect([await share.open(token), await share.find(eleanors)]).toEqual([undefined, undefined]);
    await share.start(eleanors);
    expect(await share.find(eleanors)).not.toBe(token);
  });

  it('C2 shows no address that opens nothing any more, and begins anew under another secret', async () => {
    const { share, state } = open();
    await share.start(eleanors);
    state.secret = 'another';
    expect(await share.find(eleanors)).toBeUndefined();
    await share.start(eleanors);
    expect(await share.open((await share.find(eleanors)) ?? '')).toMatchObject(eleanors);
  });

  it('C8 looks for nothing that is no token', async () => {
    const { share } = open();
    for (const text of ['', 'x', 'x'.repeat(44), `${'x'.repeat(42)}/`, '__proto__'])
      expect(await share.open(text)).toBeUndefined();
  });
});
