import type { SailingCabin, SailingCabins } from '../../src/core/cabins/sailing-cabins.port';
import type { CabinBookings } from '../../src/core/engine/cabin-bookings.port';
import type { SailingInventory } from '../../src/core/voyages/sailing-inventory.port';
import { aBookingRequest, aQuote, someGuests } from '../builders/a-booking';

export interface SailingCabinsUnderTest {
  readonly cabins: SailingCabins;
  readonly inventory: SailingInventory;
  /** Where cabins of that engine are held; its own pages do it when it is another installation. */
  readonly cabinBookings: CabinBookings;
  now(): Date;
  pass(time: { readonly minutes: number }): void;
  /** A sailing that no test has used yet, with five SV cabins, 501 to 505, and three OS cabins, all free. */
  nextSailing(): string;
  close(): Promise<void>;
}

export function describeSailingCabins(name: string, open: () => Promise<SailingCabinsUnderTest>): void {
  describe(`SailingCabins on ${name}`, () => {
    let line: SailingCabinsUnderTest;
    let itineraryId: string;
    beforeAll(async () => {
      line = await open();
    });
    beforeEach(() => {
      itineraryId = line.nextSailing();
    });
    afterAll(() => line.close());

    const hold = (cabinNumber: string) =>
      line.cabinBookings.hold({
        ...aBookingRequest({ itineraryId }),
        cabinNumber,
        quote: aQuote(),
        expiresAt: new Date(line.now().getTime() + 600_000),
      });
    const states = async (category = 'SV') => {
      const cabins = (await line.cabins.findCabins(itineraryId)) ?? [];
      return Object.fromEntries(
        cabins.filter((cabin) => cabin.category === category).map(({ number, state }) => [number, state]),
      );
    };

    it('VOY-30 lists each cabin by its number, as many free ones as the inventory counts', async () => {
      const cabins = await line.cabins.findCabins(itineraryId);
      expect(cabins).toHaveLength(8);
      expect(cabins?.[0]).toEqual({ number: '501', category: 'SV', state: 'free' } satisfies SailingCabin);
      const sailing = await line.inventory.getSailing(itineraryId);
      for (const { category, availableCabins } of sailing?.suites ?? [])
        expect(Object.values(await states(category)).filter((state) => state === 'free')).toHaveLength(
          availableCabins ?? -1,
        );
    });

    it('D5 shows a cabin as held until its time has run out, and as taken once it is reserved', async () => {
      const outcome = await hold('503');
      if (outcome.kind !== 'held') throw new Error(outcome.kind);
      expect(await states()).toMatchObject({ 502: 'free', 503: 'held', 504: 'free' });
      line.pass({ minutes: 11 });
      expect(await states()).toMatchObject({ 503: 'free' });
      const again = await hold('504');
      if (again.kind !== 'held') throw new Error(again.kind);
      await line.cabinBookings.saveGuests(again.hold.holdId, someGuests());
      await line.cabinBookings.reserve({ holdId: again.hold.holdId, paid: 1 });
      line.pass({ minutes: 60 });
      expect(await states()).toMatchObject({ 503: 'free', 504: 'taken' });
    });

    it('VOY-30 D5 names the claimed ones among some cabins of all sailings, where the engine can', async () => {
      const claimed = async () => {
        const claims = await line.cabins.findClaims(['502', '503']);
        return claims && [...(claims.get(itineraryId) ?? [])].toSorted();
      };
      const nothingYet = await claimed();
      if (nothingYet === undefined) return;
      expect(nothingYet).toEqual([]);
      await hold('501');
      const outcome = await hold('503');
      if (outcome.kind !== 'held') throw new Error(outcome.kind);
      expect(await claimed()).toEqual(['503']);
      await line.cabinBookings.saveGuests(outcome.hold.holdId, someGuests());
      await line.cabinBookings.reserve({ holdId: outcome.hold.holdId, paid: 1 });
      await hold('502');
      expect(await claimed()).toEqual(['502', '503']);
      line.pass({ minutes: 11 });
      expect(await claimed()).toEqual(['503']);
    });

    it('VOY-28 knows nothing of a sailing that does not exist', async () => {
      expect(await line.cabins.findCabins('ON1-CYC-010101-007')).toBeUndefined();
    });
  });
}
