import type { BookingRecords } from '../../src/core/engine/booking-records.port';
import { aQuote } from '../builders/a-booking';

export interface BookingRecordsUnderTest {
  readonly records: BookingRecords;
  /** Reserves `aQuote` for two guests, unpaid, as an offer; the first guest's e-mail is ada@example.com. Returns the number. */
  offer(): Promise<string>;
  close(): Promise<void>;
}

export function describeBookingRecords(name: string, open: () => Promise<BookingRecordsUnderTest>): void {
  describe(`BookingRecords on ${name}`, () => {
    let line: BookingRecordsUnderTest;
    beforeAll(async () => {
      line = await open();
    });
    afterAll(() => line.close());

    it('RES-20 reads back what was reserved: cabin, guests, dates, and lines that add up to the total', async () => {
      const reservationId = await line.offer();
      const { lines, total, deposit, depositDueOn, finalDueOn } = aQuote();
      const record = await line.records.getBooking(reservationId);
      expect(record).toMatchObject({
        reservationId,
        status: 'OF',
        total,
        deposit,
        depositDueOn,
        finalDueOn,
        paid: { amount: 0 },
        payments: [],
        guestCount: 2,
        email: 'ada@example.com',
        hasConfirmationMessage: true,
      });
      expect(record?.voyages).toMatchObject([
        { itineraryId: record?.itineraryId, category: record?.category, cabinNumber: record?.cabinNumber },
      ]);
      expect(record?.cabinNumber).toMatch(/^\d{3,4}$/);
      expect(record?.lines).toEqual(lines.map(({ label, amount }) => ({ label, amount })));
      expect(record?.lines.reduce((sum, { amount }) => sum + amount.amount, 0)).toBe(total.amount);
    });

    it('C1 knows nothing of a number that was never given', async () => {
      expect(await line.records.getBooking('ON79999999')).toBeUndefined();
      expect(await line.records.getBooking("' or 1=1 --")).toBeUndefined();
    });
  });
}
