import { addDays, type PlainDate } from '../../src/core/shared/plain-date';
import type { Sailing } from '../../src/core/voyages/sailing';
import type { SailingInventory } from '../../src/core/voyages/sailing-inventory.port';

export interface SailingInventoryUnderTest {
  readonly inventory: SailingInventory;
  readonly today: PlainDate;
  /** A sailing ahead with five free SV cabins and three free OS cabins; SV costs 12,345.00, OS 20,000.01. */
  readonly itineraryId: string;
  /** Takes a cabin of the category for ten minutes. */
  hold(itineraryId: string, category: string): Promise<void>;
  pass(time: { readonly minutes: number }): void;
  close(): Promise<void>;
}

export function describeSailingInventory(name: string, open: () => Promise<SailingInventoryUnderTest>): void {
  describe(`SailingInventory on ${name}`, () => {
    let line: SailingInventoryUnderTest;
    beforeAll(async () => {
      line = await open();
    });
    // Holds end with the test that took them.
    afterEach(() => line.pass({ minutes: 11 }));
    afterAll(() => line.close());

    const get = async (): Promise<Sailing> => {
      const sailing = await line.inventory.getSailing(line.itineraryId);
      if (!sailing) throw new Error('The sailing is not for sale.');
      return sailing;
    };
    const free = async (category: string) =>
      (await get()).suites.find((suite) => suite.category === category)?.availableCabins;

    it('VOY-29 VOY-30 gives dates, nights, and cabins and price per category', async () => {
      const sailing = await get();
      expect(sailing).toMatchObject({
        itineraryId: line.itineraryId,
        nights: 7,
        isWaitlistOnly: false,
        end: addDays(sailing.start, 7),
      });
      expect(sailing.suites).toEqual([
        { category: 'OS', availableCabins: 3, price: { amount: 2_000_001, currency: 'USD' } },
        { category: 'SV', availableCabins: 5, price: { amount: 1_234_500, currency: 'USD' } },
      ]);
    });

    it('VOY-28 lists what has not started yet, by start date', async () => {
      const starts = (await line.inventory.findSailings()).map(({ start }) => start);
      expect(starts.length).toBeGreaterThan(60);
      expect(starts[0] && starts[0] >= line.today).toBe(true);
      expect(starts).toEqual([...starts].sort());
    });

    it('VOY-29 keeps to the window that is asked for, both days included', async () => {
      const { start } = await get();
      const ids = async (from: PlainDate, to: PlainDate) =>
        (await line.inventory.findSailings({ from, to })).map(({ itineraryId }) => itineraryId);
      expect(await ids(start, start)).toEqual([line.itineraryId]);
      expect(await ids(addDays(start, 1), addDays(start, 6))).toEqual([]);
      expect((await line.inventory.findSailings({ to: addDays(line.today, -1) })).length).toBeGreaterThan(10);
    });

    it('VOY-04 knows nothing of an id that is not sailed', async () => {
      expect(await line.inventory.getSailing('ON1-CYC-990101-007')).toBeUndefined();
      expect(await line.inventory.getSailing("' or 1=1 --")).toBeUndefined();
    });

    it('H65 counts a hold as taken at once, and as free when it has run out', async () => {
      await line.hold(line.itineraryId, 'SV');
      expect(await free('SV')).toBe(4);
      line.pass({ minutes: 11 });
      expect(await free('SV')).toBe(5);
    });

    it('VOY-31 takes the price "from" among suites that are free, and has none when nothing is', async () => {
      expect((await get()).fromPrice).toEqual({ amount: 1_234_500, currency: 'USD' });
      for (let taken = 0; taken < 5; taken += 1) await line.hold(line.itineraryId, 'SV');
      expect(await get()).toMatchObject({ fromPrice: { amount: 2_000_001 }, isWaitlistOnly: false });
      for (let taken = 0; taken < 3; taken += 1) await line.hold(line.itineraryId, 'OS');
      const soldOut = await get();
      expect(soldOut.isWaitlistOnly).toBe(true);
      expect(soldOut).not.toHaveProperty('fromPrice');
      expect(soldOut.suites.map(({ availableCabins }) => availableCabins)).toEqual([0, 0]);
    });
  });
}
