import { StoppedClock } from '../../../test/builders/a-clock';
import { NodeSecrets } from '../../adapters/node-crypto/secrets';
import { BookingReceipt } from './booking-receipt';

const clock = new StoppedClock();
const receipts = new BookingReceipt(new NodeSecrets('a secret for tests'), clock);
const receiptOf = (address: string) => new URL(address, 'http://x').searchParams.get('receipt');

describe('BookingReceipt', () => {
  it('C1 F9 names a reservation for half a year, and says after that that it has expired', () => {
    const receipt = receiptOf(receipts.manageAddress('ON71234567'));
    const madeAt = clock.now();
    expect(receipts.open(receipt)).toEqual({ reservationId: 'ON71234567', madeAt, isExpired: false });
    clock.pass({ days: 180 });
    expect(receipts.open(receipt)).toMatchObject({ isExpired: false });
    clock.pass({ minutes: 1 });
    expect(receipts.open(receipt)).toEqual({ reservationId: 'ON71234567', madeAt, isExpired: true });
  });

  it('C1 F9 is not prolonged by the addresses of a page that it opened', () => {
    const { madeAt } = receipts.open(receiptOf(receipts.address('ON71234567'))) ?? {};
    clock.pass({ days: 179 });
    for (const address of [
      receipts.address('ON71234567', madeAt),
      receipts.manageAddress('ON71234567', madeAt),
      receipts.breakdownAddress('ON71234567', madeAt),
    ])
      expect(receipts.open(receiptOf(address))).toEqual({ reservationId: 'ON71234567', madeAt, isExpired: false });
    clock.pass({ days: 2 });
    expect(receipts.open(receiptOf(receipts.address('ON71234567', madeAt)))).toMatchObject({ isExpired: true });
  });

  it('C1 takes neither a number nor a receipt that was altered, and none from before receipts had a time', () => {
    const receipt = receiptOf(receipts.address('ON71234567')) ?? '';
    for (const wrong of ['ON71234567', `${receipt}A`, receipt.slice(1), '', undefined, ['x'], 'x'.repeat(5_000)])
      expect(receipts.open(wrong)).toBeUndefined();
    const old = new NodeSecrets('a secret for tests').seal('booking-receipt', 'ON71234567');
    expect(receipts.open(old)).toMatchObject({ reservationId: 'ON71234567', isExpired: true });
  });
});
