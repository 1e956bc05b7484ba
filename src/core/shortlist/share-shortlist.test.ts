import { StoppedClock } from '../../../test/builders/a-clock';
import type { RateOutcome, RateUse } from '../shared/rate-limits.port';
import { ShareShortlist } from './share-shortlist';

const items = [{ type: 'VOYAGE', value: 'ON1-CYC-270412-007' }] as const;
const tokenOf = (letter: string) => letter.repeat(43);

function open(taken: RateOutcome = { kind: 'within' }) {
  const uses: RateUse[] = [];
  const opened: object[] = [];
  const closed: string[] = [];
  const letters = ['a', 'b'];
  const share = new ShareShortlist({
    shares: {
      open: async (one) => void opened.push(one),
      find: async (digest) => (digest === `shortlist share of ${tokenOf('a')}` ? { items } : undefined),
      close: async (digest) => {
        closed.push(digest);
        return digest === `shortlist stop of ${tokenOf('b')}`;
      },
    },
    limits: {
      take: async (asked) => {
        uses.push(...asked);
        return taken;
      },
    },
    secrets: { digest: (purpose, text) => `${purpose} of ${text}` },
    random: { token: () => tokenOf(letters.shift() ?? '') },
    clock: new StoppedClock('2027-01-11T15:00:00Z'),
  });
  return { share, uses, opened, closed };
}

describe('sharing a shortlist', () => {
  it('gives one link to read it and another to end it, for ninety days, and stores digests of both', async () => {
    const { share, opened } = open();
    const expiresAt = new Date('2027-04-11T15:00:00Z');
    expect(await share.start({ items, network: undefined })).toEqual({
      kind: 'shared',
      token: tokenOf('a'),
      stopToken: tokenOf('b'),
      expiresAt,
    });
    expect(opened).toEqual([
      {
        items,
        digest: `shortlist share of ${tokenOf('a')}`,
        stopDigest: `shortlist stop of ${tokenOf('b')}`,
        expiresAt,
      },
    ]);
  });

  it('D4 is counted for all visitors together, and by network where it is known', async () => {
    const all = { budget: { name: 'shortlist-shares-all', max: 5_000, withinSeconds: 86_400 }, subject: 'all' };
    const network = {
      budget: { name: 'shortlist-shares-network', max: 20, withinSeconds: 86_400 },
      subject: '192.0.2.0',
    };
    const [unknown, known] = [open(), open()];
    await unknown.share.start({ items, network: undefined });
    await known.share.start({ items, network: '192.0.2.0' });
    expect([unknown.uses, known.uses]).toEqual([[all], [all, network]]);
  });

  it('stores nothing of an empty list, nor beyond a limit', async () => {
    const [empty, many] = [open(), open({ kind: 'exceeded', budget: 'shortlist-shares-all', retryAfterSeconds: 60 })];
    expect(await empty.share.start({ items: [], network: undefined })).toEqual({ kind: 'empty' });
    expect(await many.share.start({ items, network: undefined })).toEqual({ kind: 'too-many', retryAfterSeconds: 60 });
    expect([empty.uses, empty.opened, many.opened]).toEqual([[], [], []]);
  });

  it('is read by its token and ended by the other one, and by no text that is none', async () => {
    const { share, closed } = open();
    expect([
      await share.find(tokenOf('a')),
      await share.find(tokenOf('b')),
      await share.find('a'),
      await share.stop(tokenOf('b')),
      await share.stop(tokenOf('a')),
      await share.stop('b'),
    ]).toEqual([items, undefined, undefined, true, false, false]);
    expect(closed).toHaveLength(2);
  });
});
