import type { BookingAdvisers } from '../../src/core/engine/booking-advisers.port';
import type { BookingRecords } from '../../src/core/engine/booking-records.port';
import type { CabinBookings } from '../../src/core/engine/cabin-bookings.port';
import { aBookingRequest, aQuote, someGuests } from '../builders/a-booking';

export interface BookingAdvisersUnderTest {
  readonly advisers: BookingAdvisers;
  readonly otherNode: BookingAdvisers;
  readonly cabinBookings: CabinBookings;
  readonly records: BookingRecords;
  now(): Date;
  nextSailing(): string;
  close(): Promise<void>;
}

export function describeBookingAdvisers(name: string, open: () => Promise<BookingAdvisersUnderTest>): void {
  describe(`BookingAdvisers on ${name}`, () => {
    let line: BookingAdvisersUnderTest;
    beforeAll(async () => {
      line = await open();
    });
    afterAll(() => line.close());

    it('ENG-01 D6 keep who reserves for a client with the hold, and on the reservation for good', async () => {
      const outcome = await line.cabinBookings.hold({
        ...aBookingRequest({ itineraryId: line.nextSailing() }),
        quote: aQuote(),
        expiresAt: new Date(line.now().getTime() + 600_000),
      });
      if (outcome.kind !== 'held') throw new Error(outcome.kind);
      const { holdId } = outcome.hold;
      await line.advisers.note(holdId, { agencyNumber: '12345675', reference: 'NORTH-7' });
      expect(await line.otherNode.findOf(holdId)).toEqual({ agencyNumber: '12345675', reference: 'NORTH-7' });
      await line.otherNode.note(holdId, undefined);
      expect(await line.advisers.findOf(holdId)).toBeUndefined();
      await line.advisers.note(holdId, { agencyNumber: '00577123' });
      await line.cabinBookings.saveGuests(holdId, someGuests());
      const reserved = await line.cabinBookings.reserve({ holdId, paid: 1 });
      if (reserved.kind !== 'reserved') throw new Error(reserved.kind);
      await line.advisers.note(holdId, undefined);
      await line.advisers.note(holdId, { agencyNumber: '12345675' });
      const record = await line.records.getBooking(reserved.reservationId);
      expect(record?.adviser).toEqual({ agencyNumber: '00577123' });
    });
  });
}
