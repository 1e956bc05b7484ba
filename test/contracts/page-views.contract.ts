import type { PageViews } from '../../src/core/shared/page-views.port';

export interface PageViewsUnderTest {
  readonly views: PageViews;
  readonly otherNode: PageViews;
  readonly passDays: (days: number) => void;
  close(): Promise<void>;
}

export function describePageViews(name: string, open: () => Promise<PageViewsUnderTest>): void {
  describe(`PageViews on ${name}`, () => {
    let line: PageViewsUnderTest;
    beforeAll(async () => {
      line = await open();
    }, 60_000);
    afterAll(() => line.close());

    it('are summed over nodes and days, the most viewed first', async () => {
      expect(await line.views.findPopular(5)).toEqual([]);
      await line.views.add(new Map());
      await line.views.add(
        new Map([
          ['/', 3],
          ['/voyages?region=cyclades', 2],
        ]),
      );
      await line.otherNode.add(
        new Map([
          ['/voyages?region=cyclades', 2],
          ['/faq', 1],
        ]),
      );
      expect(await line.views.findPopular(5)).toEqual(['/voyages?region=cyclades', '/', '/faq']);
      line.passDays(1);
      await line.otherNode.add(new Map([['/', 2]]));
      expect(await line.views.findPopular(2)).toEqual(['/', '/voyages?region=cyclades']);
    });

    it('are added by several nodes at once, each in its own order', async () => {
      const addresses = Array.from({ length: 100 }, (_, index) => `/stories/${index}`);
      const once = new Map(addresses.map((address) => [address, 1] as const));
      const reversed = new Map([...once].toReversed());
      await Promise.all(
        Array.from({ length: 10 }, (_, index) =>
          index % 2 === 0 ? line.views.add(once) : line.otherNode.add(reversed),
        ),
      );
      expect(new Set(await line.views.findPopular(100))).toEqual(new Set(addresses));
    });

    it('end after three days', async () => {
      line.passDays(3);
      expect(await line.views.findPopular(1)).not.toEqual([]);
      line.passDays(1);
      expect(await line.views.findPopular(1)).toEqual([]);
    });
  });
}
