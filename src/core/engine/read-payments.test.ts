import { money } from '../shared/money';
import type { BookingRecord } from './booking-records.port';
import { readPayments } from './read-payments';

const payment = (paymentId: string) => ({ paymentId, amount: money(50_000, 'USD'), paidAt: new Date(0) });

it('lists the payments of each reservation under its number, and none of an unknown one', async () => {
  const known = new Map([
    ['ON71000001', [payment('p-1'), payment('p-2')]],
    ['ON71000002', [payment('p-3')]],
  ]);
  const getBooking = async (reservationId: string) => {
    const payments = known.get(reservationId);
    return payments && ({ payments } as unknown as BookingRecord);
  };
  const found = await readPayments({ getBooking }, ['ON71000002', 'ON79999999', 'ON71000001']);
  expect(found).toEqual([
    { reservationId: 'ON71000002', ...payment('p-3') },
    { reservationId: 'ON71000001', ...payment('p-1') },
    { reservationId: 'ON71000001', ...payment('p-2') },
  ]);
});
