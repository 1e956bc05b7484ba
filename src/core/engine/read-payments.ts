import type { BookingRecords } from './booking-records.port';

/**
 * Reads the payments of these reservations one after the other, so that other requests reach the engine in between
 * (C7).
 */
export async function readPayments(bookings: Pick<BookingRecords, 'getBooking'>, reservationIds: readonly string[]) {
  const payments = [];
  for (const reservationId of reservationIds) {
    const booking = await bookings.getBooking(reservationId);
    for (const payment of booking?.payments ?? []) payments.push({ reservationId, ...payment });
  }
  return payments;
}
