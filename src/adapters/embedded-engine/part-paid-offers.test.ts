import { twoNodes, type TwoNodes } from '../../../test/builders/two-nodes';
import { aCard } from '../../../test/contracts/payments.contract';
import { testDatabases } from '../../../test/services/databases';
import { paymentReference } from '../../core/engine/finish-payment';
import { RefundPayments } from '../../core/engine/refund-payments';
import { money } from '../../core/shared/money';
import { addDays, daysBetween, todayIn } from '../../core/shared/plain-date';
import { partPaidGraceDays } from '../../core/trips/payment-plan';
import { james } from '../embedded-line/seed/sample-guests';
import { EmbeddedBookingRecords } from './booking-records';
import { EmbeddedDueRefunds } from './due-refunds';
import type { EmbeddedReservationChanges } from './reservation-changes';
import { EmbeddedReservationNews } from './reservation-news';

const timeZone = 'America/New_York';
const part = money(50_000, 'USD');

describe.each([...testDatabases])('an offer of whose deposit a part was paid, $name', ({ create }) => {
  let line: TwoNodes;
  let changes: EmbeddedReservationChanges;
  beforeAll(async () => {
    line = await twoNodes(create);
    changes = line.changes;
  });
  afterAll(() => line.close());

  const today = () => todayIn(timeZone, line.clock.now());
  const recordOf = async (reservationId: string) => {
    const record = await new EmbeddedBookingRecords(line.db).getBooking(reservationId);
    if (!record?.depositDueOn) throw new Error('The offer has no day');
    return { ...record, depositDueOn: record.depositDueOn };
  };
  const refundsOn = (node: Pick<TwoNodes, 'db' | 'payments'>) =>
    new RefundPayments(new EmbeddedDueRefunds(node.db, line.clock), node.payments);

  async function offerWithPart(paymentId: string): Promise<string> {
    const reservationId = await line.book({ contactId: james.contactId });
    await line.payments.begin({
      reference: paymentReference(paymentId),
      amount: part,
      means: { kind: 'test-card', card: aCard('4242424242424242') },
      openForMs: 60_000,
    });
    await line.cabinBookings.recordPayment({ paymentId, reservationId, amount: part, cardLast4: '4242' });
    return reservationId;
  }

  it('F7 stands for seven days after the day of its deposit, then lapses, and the part is refunded once', async () => {
    const untouched = await line.book({ contactId: james.contactId });
    const partPaid = await offerWithPart('part-1');
    const { depositDueOn } = await recordOf(partPaid);
    line.clock.pass({ minutes: (daysBetween(today(), depositDueOn) + 1) * 24 * 60 });
    const first = await changes.lapse();
    expect([first.includes(untouched), first.includes(partPaid)]).toEqual([true, false]);
    line.clock.pass({ minutes: (partPaidGraceDays - 1) * 24 * 60 });
    expect(await changes.lapse()).not.toContain(partPaid);
    line.clock.pass({ minutes: 24 * 60 });
    expect(addDays(depositDueOn, partPaidGraceDays + 1)).toBe(today());
    expect(await changes.lapse()).toEqual([partPaid]);

    const trip = () => line.trips.getTrip({ contactId: james.contactId }, partPaid);
    expect((await trip())?.ended).toMatchObject({ retained: money(0, 'USD'), toRefund: part });
    const reports = await Promise.all([refundsOn(line).run(), refundsOn(line.otherNode).run()]);
    expect(reports.reduce((sum, { refunded }) => sum + refunded, 0)).toBe(1);
    expect((await trip())?.ended).toMatchObject({ refunded: part, toRefund: money(0, 'USD') });
    expect((await trip())?.totalPaid).toEqual(money(0, 'USD'));
    expect((await recordOf(partPaid)).payments.map(({ amount }) => amount.amount)).toEqual([50_000, -50_000]);
  });

  it('F7 writes to its guest what comes back', async () => {
    const partPaid = await offerWithPart('part-2');
    const { depositDueOn } = await recordOf(partPaid);
    line.clock.pass({ minutes: (daysBetween(today(), depositDueOn) + partPaidGraceDays + 1) * 24 * 60 });
    await changes.lapse();
    await refundsOn(line).run();
    const news = await new EmbeddedReservationNews(line.db, line.clock).claimUnnotified(new Date(8.64e15));
    expect(news.filter(({ kind, reservationId }) => kind === 'lapsed' && reservationId === partPaid)).toEqual([
      expect.objectContaining({ wasInLine: false, paid: part, refund: part }),
    ]);
  });
});
