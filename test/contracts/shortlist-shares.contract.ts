import type { ShortlistShares } from '../../src/core/shortlist/shortlist-shares.port';

export interface ShortlistSharesUnderTest {
  readonly shares: ShortlistShares;
  readonly otherNode: ShortlistShares;
  readonly passTime: (seconds: number) => void;
  readonly now: () => Date;
  close(): Promise<void>;
}

export function describeShortlistShares(name: string, open: () => Promise<ShortlistSharesUnderTest>): void {
  describe(`ShortlistShares on ${name}`, () => {
    let line: ShortlistSharesUnderTest;
    beforeAll(async () => {
      line = await open();
    }, 60_000);
    afterAll(() => line.close());

    const items = [
      { type: 'VOYAGE', value: 'ON1-CYC-270412-007' },
      { type: 'SUITE', value: 'BR-I,SV' },
      { type: 'CULINARY VENUE', value: 'sal' },
    ] as const;
    const inMs = (ms: number) => new Date(line.now().getTime() + ms);

    it('is found on every node by its digest alone, until it is stopped', async () => {
      await line.shares.open({ items, digest: 'one', stopDigest: 'stop one', expiresAt: inMs(1_000) });
      await line.shares.open({ items: items.slice(1), digest: 'two', stopDigest: 'stop two', expiresAt: inMs(1_000) });
      expect([
        await line.otherNode.find('one'),
        await line.shares.find('stop one'),
        await line.otherNode.close('one'),
        await line.otherNode.close('stop one'),
        await line.shares.close('stop one'),
        await line.shares.find('one'),
        await line.shares.find('two'),
      ]).toEqual([{ items }, undefined, false, true, false, undefined, { items: items.slice(1) }]);
    });

    it('ends by itself', async () => {
      await line.shares.open({ items, digest: 'three', stopDigest: 'stop three', expiresAt: inMs(1_000) });
      line.passTime(1);
      expect(await line.shares.find('three')).toBeUndefined();
      await line.shares.open({ items, digest: 'four', stopDigest: 'stop four', expiresAt: inMs(1_000) });
      expect(await line.shares.close('stop three')).toBe(false);
    });
  });
}
