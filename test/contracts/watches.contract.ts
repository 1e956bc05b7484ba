import type { NewWatch, Watches } from '../../src/core/watches/watches.port';

export interface WatchesUnderTest {
  readonly watches: Watches;
  readonly otherNode: Watches;
  readonly stored: () => Promise<string>;
  readonly now: () => Date;
  readonly passTime: (seconds: number) => void;
  close(): Promise<void>;
}

export function describeWatches(name: string, open: () => Promise<WatchesUnderTest>): void {
  describe(`Watches on ${name}`, () => {
    let line: WatchesUnderTest;
    beforeAll(async () => {
      line = await open();
    }, 60_000);
    afterAll(() => line.close());

    const fare = { amount: 2_490_000, currency: 'USD' };
    const aWatch = (parts: Partial<NewWatch> = {}): NewWatch => ({
      email: 'ada@example.com',
      itineraryId: 'ON1-CYC-270412-007',
      events: 'all',
      figures: { isFree: true, fare },
      max: 3,
      ...parts,
    });
    const listOf = async (email: string) => (await line.otherNode.findByEmails([email]))[0];

    it('F9 stores an address sealed, and finds it by itself', async () => {
      await line.watches.add(aWatch({ email: 'sealed@example.com' }));
      expect(await line.stored()).not.toContain('sealed@example.com');
      const list = await listOf('sealed@example.com');
      expect(list).toMatchObject({
        email: 'sealed@example.com',
        watches: [{ events: 'all', figures: { isFree: true, fare } }],
      });
      expect(await line.watches.find(list?.ownerId ?? '')).toEqual(list);
    });

    it('watches a subject once, and no more than may be', async () => {
      const both = await Promise.all([line.watches.add(aWatch()), line.otherNode.add(aWatch({ events: 'fare' }))]);
      expect(both.map(({ kind }) => kind)).toEqual(['watching', 'watching']);
      expect((await listOf('ada@example.com'))?.watches).toHaveLength(1);
      await line.watches.add(aWatch({ events: 'free' }));
      await line.watches.add(aWatch({ category: 'SV' }));
      await line.watches.add(aWatch({ category: 'OS' }));
      expect(await line.otherNode.add(aWatch({ category: 'GS' }))).toEqual({ kind: 'full' });
      expect((await listOf('ada@example.com'))?.watches.map(({ category, events }) => [category, events])).toEqual([
        [undefined, 'free'],
        ['OS', 'all'],
        ['SV', 'all'],
      ]);
    });

    it('is claimed by one node, not again before its day is over, and again when nothing was sent', async () => {
      const added = await line.watches.add(aWatch({ email: 'claimed@example.com' }));
      const { ownerId = '' } = added.kind === 'watching' ? added : {};
      const before = new Date(line.now().getTime() - 1);
      const claims = await Promise.all([
        line.watches.claim({ ownerId, before }),
        line.otherNode.claim({ ownerId, before }),
      ]);
      expect(claims.toSorted()).toEqual([false, true]);
      const waiting = async (since: Date) =>
        (await line.watches.findWaiting({ before: since, from: '', max: 100 })).some((one) => one.ownerId === ownerId);
      expect(await waiting(before)).toBe(false);
      await line.watches.release(ownerId);
      expect([await waiting(before), await line.otherNode.claim({ ownerId, before })]).toEqual([true, true]);
      line.passTime(10);
      expect(await waiting(new Date(line.now().getTime() - 10_000))).toBe(true);
    });

    it('stores figures, and forgets an address with its last watch', async () => {
      const email = 'forgotten@example.com';
      for (const subject of [{}, { category: 'SV' }, { category: 'OS' }])
        await line.watches.add(aWatch({ email, ...subject }));
      const list = await listOf(email);
      const [first, ...others] = list?.watches ?? [];
      if (!list || !first) throw new Error('The address watches something');
      expect(others).toHaveLength(2);
      await line.watches.saveFigures([{ watchId: first.watchId, figures: { isFree: false, fare } }]);
      await line.otherNode.stop({ ownerId: list.ownerId, watchIds: others.map(({ watchId }) => watchId) });
      expect((await line.watches.find(list.ownerId))?.watches).toEqual([
        { ...first, figures: { isFree: false, fare } },
      ]);
      await line.otherNode.stop({ ownerId: list.ownerId, watchIds: ['nobody’s'] });
      expect(await line.watches.find(list.ownerId)).toBeDefined();
      await line.watches.stop({ ownerId: list.ownerId });
      await line.watches.stop({ ownerId: list.ownerId });
      expect(await line.watches.find(list.ownerId)).toBeUndefined();
    });
  });
}
