import { money } from '../shared/money';
import { finishPaid } from './payment-steps';

async function reserveWith(cardLast4: string | undefined): Promise<object | undefined> {
  const reserved: object[] = [];
  await finishPaid({
    cabinBookings: {
      reserve: async (booking) => {
        reserved.push(booking);
        return { kind: 'reserved', reservationId: 'ON71000001' };
      },
    },
    payments: { refund: () => Promise.reject(new Error('Nothing is refunded.')) },
    holdId: 'h-1',
    charge: { kind: 'paid', amount: money(308_625, 'USD'), cardLast4 },
  });
  return reserved[0];
}

it('a paid hold is reserved with the sum and, where the provider names it, the last digits of the card', async () => {
  expect(await reserveWith('4242')).toStrictEqual({ holdId: 'h-1', paid: 308_625, cardLast4: '4242' });
  expect(await reserveWith(undefined)).toStrictEqual({ holdId: 'h-1', paid: 308_625 });
});
