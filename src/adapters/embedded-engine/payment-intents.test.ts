import { aQuote } from '../../../test/builders/a-booking';
import { twoNodes } from '../../../test/builders/two-nodes';
import { describePaymentIntents } from '../../../test/contracts/payment-intents.contract';
import { testDatabases } from '../../../test/services/databases';
import { money } from '../../core/shared/money';
import { EmbeddedBookingRecords } from './booking-records';
import { EmbeddedPaymentIntents } from './payment-intents';

const total = aQuote().total.amount;
const usd = (amount: number) => money(amount, 'USD');

for (const { name, create } of testDatabases) {
  describePaymentIntents(`the embedded line, ${name}`, async () => {
    const line = await twoNodes(create);
    return {
      intents: new EmbeddedPaymentIntents(line.db, line.clock),
      otherNode: new EmbeddedPaymentIntents(line.otherNode.db, line.clock),
      now: () => line.clock.now(),
      pass: (time) => line.clock.pass(time),
      offer: () => line.book({}),
      total,
      close: line.close,
    };
  });

  describe(`a payment on a reservation, ${name}`, () => {
    let line: Awaited<ReturnType<typeof twoNodes>>;
    beforeAll(async () => {
      line = await twoNodes(create);
    });
    afterAll(() => line.close());

    const record = (reservationId: string, paymentId: string, amount: number) =>
      line.cabinBookings.recordPayment({ reservationId, paymentId, amount: usd(amount), cardLast4: '4242' });
    const read = (reservationId: string) => new EmbeddedBookingRecords(line.db).getBooking(reservationId);

    it('ENG-07 ENG-08 lists what was paid, the earliest first, beside the lines of the fare', async () => {
      const offer = await line.book({});
      await record(offer, 'part-1', 300_000);
      line.clock.pass({ minutes: 1 });
      await record(offer, 'part-2', 8_625);
      const booked = await read(offer);
      expect(booked).toMatchObject({
        status: 'BK',
        deposit: usd(308_625),
        paid: usd(308_625),
        lines: aQuote().lines.map(({ label, amount }) => ({ label, amount })),
      });
      expect(booked?.payments.map(({ paymentId, amount, cardLast4 }) => [paymentId, amount.amount, cardLast4])).toEqual(
        [
          ['part-1', 300_000, '4242'],
          ['part-2', 8_625, '4242'],
        ],
      );
    });

    it('G4 F7 stores a payment for several suites under states that the last release does not settle', async () => {
      const [reservationId, other] = [await line.book({}), await line.book({})];
      const shares = [reservationId, other].map((id) => ({ reservationId: id, amount: usd(50_000) }));
      const intents = new EmbeddedPaymentIntents(line.db, line.clock);
      const payment = { paymentId: 'for-both', reservationId, amount: usd(100_000), shares };
      expect(await intents.begin(payment)).toEqual({ kind: 'begun' });
      const stored = () =>
        line.db.selectFrom('payment_intents').select('state').where('payment_id', '=', 'for-both').executeTakeFirst();
      expect(await stored()).toEqual({ state: 'shared-charging' });
      expect(await intents.move({ paymentId: 'for-both', from: 'charging', to: 'on-hosted-page' })).toBe(true);
      expect(await stored()).toEqual({ state: 'shared-on-hosted-page' });
      line.clock.pass({ minutes: 1 });
      const unsettled = await intents.findUnsettled({ changedBefore: line.clock.now(), after: '', limit: 100 });
      expect(unsettled.map(({ shares: of }) => of)).toContainEqual(shares);
      expect(await intents.move({ paymentId: 'for-both', from: 'on-hosted-page', to: 'paid' })).toBe(true);
      expect(await stored()).toEqual({ state: 'paid' });
    });

    it('D7 takes nothing on a reservation that is over', async () => {
      const cancelled = await line.book({});
      await line.db.updateTable('reservations').set({ status: 'CX' }).where('reservation_id', '=', cancelled).execute();
      expect(await record(cancelled, 'late', 50_000)).toBe('refused');
      expect(await read('nobody')).toBeUndefined();
    });
  });
}
