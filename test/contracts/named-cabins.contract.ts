import type { CabinBookings } from '../../src/core/engine/cabin-bookings.port';
import { aBookingRequest, aQuote, someGuests } from '../builders/a-booking';
import type { CabinBookingsUnderTest } from './cabin-bookings.contract';

/** How many want one cabin at once. `CABIN_BUYERS=500` for the figure of the promise. */
const buyers = Number(process.env['CABIN_BUYERS'] ?? 40);

/** A part of `CabinBookings`: the very cabin, not any of its category. */
export function describeNamedCabins(name: string, open: () => Promise<CabinBookingsUnderTest>): void {
  describe(`CabinBookings by number on ${name}`, () => {
    let line: CabinBookingsUnderTest;
    let itineraryId: string;
    beforeAll(async () => {
      line = await open();
    });
    beforeEach(() => {
      itineraryId = line.nextSailing();
    });
    afterAll(() => line.close());

    const hold = (more: Partial<Parameters<CabinBookings['hold']>[0]> = {}, cabinBookings = line.cabinBookings) =>
      cabinBookings.hold({
        ...aBookingRequest({ itineraryId }),
        quote: aQuote(),
        expiresAt: new Date(line.now().getTime() + 600_000),
        ...more,
      });
    const held = async (more: Partial<Parameters<CabinBookings['hold']>[0]> = {}) => {
      const outcome = await hold(more);
      if (outcome.kind !== 'held') throw new Error(`expected a cabin, got ${outcome.kind}`);
      return outcome.hold;
    };

    it('ENG-01 TRP-13 holds and reserves the very cabin that was asked for', async () => {
      const { holdId, cabinNumber } = await held({ cabinNumber: '504', contactId: line.contactId });
      expect(cabinNumber).toBe('504');
      await line.cabinBookings.saveGuests(holdId, someGuests());
      await line.cabinBookings.reserve({ holdId, paid: 1 });
      const trips = await line.trips.findTrips({ contactId: line.contactId });
      expect(trips.flatMap(({ packages }) => packages)).toContainEqual(
        expect.objectContaining({ packageCode: itineraryId, cabinNumber: '504' }),
      );
    });

    it('D5 refuses one that another visitor holds, and one of another category', async () => {
      await held({ cabinNumber: '502' });
      expect(await hold({ cabinNumber: '502' })).toEqual({ kind: 'cabin-taken' });
      expect(await hold({ cabinNumber: '701' })).toEqual({ kind: 'cabin-taken' });
      expect(await hold({ cabinNumber: '999' })).toEqual({ kind: 'cabin-taken' });
      expect((await held()).cabinNumber).not.toBe('502');
    });

    it('D5 leaves the earlier hold and what was typed as they were when the wanted cabin is gone', async () => {
      await held({ cabinNumber: '503' });
      const mine = await held({ cabinNumber: '501' });
      await line.cabinBookings.saveGuests(mine.holdId, someGuests());
      expect(await hold({ cabinNumber: '503', replaces: mine.holdId })).toEqual({ kind: 'cabin-taken' });
      expect(await line.cabinBookings.getHold(mine.holdId)).toEqual({ ...mine, guests: someGuests() });
    });

    it('D5 changes to another number of the same kind, keeps what was typed, and frees the former one', async () => {
      const first = await held({ cabinNumber: '501' });
      await line.cabinBookings.saveGuests(first.holdId, someGuests());
      const second = await held({ cabinNumber: '505', replaces: first.holdId });
      expect(second).toMatchObject({ cabinNumber: '505', guests: someGuests() });
      expect((await held({ cabinNumber: '501' })).cabinNumber).toBe('501');
    });

    it('D5 renews the hold of a browser that asks for its own number again, or for any', async () => {
      const first = await held({ cabinNumber: '504' });
      for (const wish of [{ cabinNumber: '504' }, {}])
        expect((await held({ ...wish, replaces: first.holdId })).holdId).toBe(first.holdId);
    });

    it(`D5 gives one cabin that ${buyers} visitors want at once on two nodes to one of them`, async () => {
      const outcomes = await Promise.all(
        Array.from({ length: buyers }, (_, buyer) =>
          hold({ cabinNumber: '503' }, buyer % 2 === 0 ? line.cabinBookings : line.otherNode),
        ),
      );
      expect(outcomes.filter(({ kind }) => kind === 'held')).toHaveLength(1);
      expect(outcomes.filter(({ kind }) => kind === 'cabin-taken')).toHaveLength(buyers - 1);
    }, 60_000);
  });
}
