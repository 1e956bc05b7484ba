import type { BookingRecords } from './booking-records.port';

/** The payments of these reservations, read one after the other: the engine serves other guests meanwhile (C7). */
export async function readPayments(bookings: Pick<BookingRecords, 'getBooking'>, reservationIds: readonly string[]) {
  const payments = [];
  for (const reservationId of reservationIds) {
    const booking = await bookings.getBooking(reservationId);
    for (const payment of booking?.payments ?? []) payments.push({ reservationId, ...payment });
  }
  return payments;
}
