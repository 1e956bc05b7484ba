import type { ReservationNews } from '../../src/core/engine/reservation-news.port';
import { addMoney, isPositive, money } from '../../src/core/shared/money';

export interface ReservationNewsUnderTest {
  readonly news: ReservationNews;
  /** The same reservations, as another node sees them. */
  readonly otherNode: ReservationNews;
  /** A reservation with its deposit paid, one without, and a waitlist entry; the first guest is Ada, ada@example.com. Each gives its number. */
  bookPaid(): Promise<string>;
  offer(): Promise<string>;
  joinLine(): Promise<string>;
  payDeposit(reservationId: string): Promise<void>;
  /** Pays so many cents more, with a charge of this id; for several reservations each has half of it. */
  pay(paymentId: string, cents: number, ...reservationIds: readonly string[]): Promise<void>;
  /** A suite comes free for who stands in line, and they take it. */
  acceptOffer(reservationId: string): Promise<void>;
  /** The line’s people end it; its time runs out unpaid. */
  end(reservationId: string): Promise<void>;
  lapse(reservationId: string): Promise<void>;
  now(): Date;
  pass(time: { readonly minutes: number }): void;
  close(): Promise<void>;
}

const ada = { firstName: 'Ada', email: 'ada@example.com' };
const nothing = money(0, 'USD');
const unpaid = { paid: nothing, retained: nothing, refund: nothing };

export function describeReservationNews(name: string, open: () => Promise<ReservationNewsUnderTest>): void {
  describe(`ReservationNews on ${name}`, () => {
    let line: ReservationNewsUnderTest;
    beforeAll(async () => {
      line = await open();
    });
    afterAll(() => line.close());

    const take = async () => {
      const leaseUntil = new Date(line.now().getTime() + 60_000);
      return (
        await Promise.all([line.news, line.otherNode, line.news].map((node) => node.claimUnnotified(leaseUntil)))
      ).flat();
    };
    const hear = async () => {
      const heard = await take();
      for (const one of heard) await line.news.markNotified(one);
      return heard;
    };

    it('H05 H18 SUI-13 gives out each change of which a guest is notified: booked, kept without payment, in line, accepted, paid later, run out', async () => {
      expect(await hear()).toEqual([]);
      const [booked, offered, inLine] = [await line.bookPaid(), await line.offer(), await line.joinLine()];
      const made = await hear();
      expect(made.toSorted((one, other) => one.kind.localeCompare(other.kind))).toEqual([
        { reservationId: inLine, kind: 'joined', ...ada },
        { reservationId: offered, kind: 'offered', ...ada },
        { reservationId: booked, kind: 'reserved', ...ada },
      ]);
      await line.acceptOffer(inLine);
      expect(await hear()).toEqual([{ reservationId: inLine, kind: 'offered', ...ada }]);
      await line.payDeposit(inLine);
      await line.payDeposit(inLine);
      expect(await hear()).toEqual([{ reservationId: inLine, kind: 'reserved', ...ada }]);
      for (const ended of [offered, offered, booked]) await line.lapse(ended);
      expect(await hear()).toEqual([{ reservationId: offered, kind: 'lapsed', wasInLine: false, ...unpaid, ...ada }]);
      const waiting = await line.joinLine();
      await hear();
      await line.lapse(waiting);
      expect(await hear()).toEqual([{ reservationId: waiting, kind: 'lapsed', wasInLine: true, ...unpaid, ...ada }]);
    });

    it('H56 gives out a reservation and a waitlist entry that the line ended, and no other', async () => {
      const [booked, inLine] = [await line.bookPaid(), await line.joinLine(), await line.bookPaid()];
      await hear();
      for (const ended of [booked, inLine]) await line.end(ended);
      const unnotified = (await hear())
        .flatMap((one) => (one.kind === 'cancelled' ? [one] : []))
        .toSorted((one, other) => Number(one.wasInLine) - Number(other.wasInLine));
      expect(unnotified).toMatchObject([
        { reservationId: booked, wasInLine: false, ...ada },
        {
          reservationId: inLine,
          wasInLine: true,
          paid: { amount: 0 },
          retained: { amount: 0 },
          refund: { amount: 0 },
          ...ada,
        },
      ]);
      for (const { paid, retained, refund } of unnotified) expect(addMoney(retained, refund)).toEqual(paid);
      expect(unnotified.map(({ paid }) => isPositive(paid))).toEqual([true, false]);
    });

    it('ENG-07 D6 gives out each payment that reserved nothing once, a common one with its sum', async () => {
      const [booked, other, offered] = [await line.bookPaid(), await line.bookPaid(), await line.offer()];
      await hear();
      for (const id of ['balance', 'balance', 'second']) await line.pay(id, 10_000, booked);
      await line.pay('part', 500, offered);
      await line.pay('common', 3_000, booked, other);
      const paid = (await hear()).toSorted((one, next) => JSON.stringify(one).localeCompare(JSON.stringify(next)));
      const receipt = (paymentId: string, cents: number, reservationId: string) => ({
        kind: 'paid',
        paymentId,
        amount: money(cents, 'USD'),
        reservationId,
        ...ada,
      });
      expect(paid).toEqual([
        receipt('balance', 10_000, booked),
        receipt('common', 3_000, booked),
        receipt('part', 500, offered),
        receipt('second', 10_000, booked),
      ]);
      line.pass({ minutes: 2 });
      expect(await hear()).toEqual([]);
    });

    it('H05 H56 gives each to one caller until the guest is notified, and to another when that caller was lost', async () => {
      const [delivered, lost] = [await line.bookPaid(), await line.bookPaid()];
      expect((await take()).map(({ reservationId }) => reservationId).toSorted()).toEqual([delivered, lost].toSorted());
      expect(await take()).toEqual([]);
      await line.otherNode.markNotified({ reservationId: delivered, kind: 'reserved' });
      line.pass({ minutes: 2 });
      expect((await take()).map(({ reservationId }) => reservationId)).toEqual([lost]);
      await line.news.markNotified({ reservationId: lost, kind: 'reserved' });
      await line.end(delivered);
      line.pass({ minutes: 2 });
      expect(await hear()).toMatchObject([{ reservationId: delivered, kind: 'cancelled' }]);
      line.pass({ minutes: 2 });
      expect(await take()).toEqual([]);
    });
  });
}
