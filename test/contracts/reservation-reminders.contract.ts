import type { ReservationReminders } from '../../src/core/notification-settings/reservation-reminders.port';
import { money } from '../../src/core/shared/money';
import { addDays, type PlainDate, todayIn } from '../../src/core/shared/plain-date';

export interface ReservationRemindersUnderTest {
  readonly reminders: ReservationReminders;
  /** The same reservations, as another node sees them. */
  readonly otherNode: ReservationReminders;
  /** An unpaid offer whose deposit is 400.00, and a booking with 500.00 of 900.00 paid; each gives its reservation id. */
  addOffer(offer: {
    readonly depositDueOn: PlainDate;
    readonly isConfirmed: boolean;
    /** The address with which a person without an account made it; absent: it was disowned. */
    readonly address?: string;
  }): Promise<string>;
  addBooking(booking: { readonly finalDueOn: PlainDate; readonly isPaid: boolean }): Promise<string>;
  /** A reservation on a voyage that begins and ends on these days, booked, or completed. */
  addVoyage(voyage: {
    readonly start: PlainDate;
    readonly end: PlainDate;
    readonly isOver: boolean;
    readonly isConfirmed: boolean;
  }): Promise<string>;
  now(): Date;
  passTime(seconds: number): void;
  close(): Promise<void>;
}

export function describeReservationReminders(name: string, open: () => Promise<ReservationRemindersUnderTest>): void {
  describe(`ReservationReminders on ${name}`, () => {
    let line: ReservationRemindersUnderTest;
    beforeAll(async () => {
      line = await open();
    });
    afterAll(() => line.close());

    const take = (node = line.reminders) => {
      const now = line.now();
      const today = todayIn('UTC', now);
      return node.claimDue({
        today,
        depositBy: addDays(today, 2),
        balanceBy: addDays(today, 7),
        depositOverdueFrom: addDays(today, -7),
        balanceOverdueFrom: addDays(today, -14),
        leaseUntil: new Date(now.getTime() + 60_000),
      });
    };

    it('PRF-04 gives out what is due within days, to one caller at a time, and never again once the guest was notified', async () => {
      const today = todayIn('UTC', line.now());
      const offer = await line.addOffer({ depositDueOn: addDays(today, 2), isConfirmed: true });
      const booking = await line.addBooking({ finalDueOn: addDays(today, 7), isPaid: false });
      await line.addOffer({ depositDueOn: addDays(today, 3), isConfirmed: true });
      await line.addOffer({ depositDueOn: addDays(today, 1), isConfirmed: false });
      await line.addBooking({ finalDueOn: addDays(today, 3), isPaid: true });
      await line.addBooking({ finalDueOn: addDays(today, -15), isPaid: false });

      const [one, other] = await Promise.all([take(), take(line.otherNode)]);
      const due = [...one, ...other].filter(({ reservationId }) => [offer, booking].includes(reservationId));
      expect(due).toHaveLength(one.length + other.length);
      expect(due.toSorted((a, b) => a.payment.localeCompare(b.payment))).toMatchObject([
        { reservationId: booking, payment: 'balance', dueOn: addDays(today, 7), amount: money(40_000, 'USD') },
        { reservationId: offer, payment: 'deposit', dueOn: addDays(today, 2), amount: money(40_000, 'USD') },
      ]);
      expect(await take()).toEqual([]);
      await line.reminders.markNotified({
        reservationId: booking,
        payment: 'balance',
        dueOn: addDays(today, 7),
        isOverdue: false,
      });
      // The other one was not reported as notified: it is tried again, elsewhere.
      line.passTime(61);
      expect((await take(line.otherNode)).map(({ reservationId }) => reservationId)).toEqual([offer]);
    });

    it('F7 gives out what is overdue once more, after a notice before it was due', async () => {
      const today = todayIn('UTC', line.now());
      await Promise.all((await take()).map((due) => line.reminders.markNotified(due)));
      const late = await line.addBooking({ finalDueOn: addDays(today, 1), isPaid: false });
      const [soon] = await take();
      expect(soon).toMatchObject({ reservationId: late, isOverdue: false });
      if (soon) await line.reminders.markNotified(soon);
      expect(await take()).toEqual([]);
      line.passTime(2 * 24 * 3600);
      const overdue = await take(line.otherNode);
      expect(overdue).toContainEqual(
        expect.objectContaining({
          reservationId: late,
          payment: 'balance',
          isOverdue: true,
          amount: money(40_000, 'USD'),
          paid: money(50_000, 'USD'),
        }),
      );
      await Promise.all(overdue.map((due) => line.reminders.markNotified(due)));
      expect(await take()).toEqual([]);
    });

    it('F7 gives out what a visitor reserved, to the address that they gave, and nothing that was disowned', async () => {
      const today = todayIn('UTC', line.now());
      await Promise.all((await take()).map((due) => line.reminders.markNotified(due)));
      const unclaimed = await line.addOffer({
        depositDueOn: addDays(today, 1),
        isConfirmed: false,
        address: 'ada@example.com',
      });
      await line.addOffer({ depositDueOn: addDays(today, 1), isConfirmed: false });
      const due = await take();
      expect(due.map(({ reservationId, to }) => [reservationId, to])).toEqual([
        [unclaimed, { kind: 'address', email: 'ada@example.com' }],
      ]);
      await Promise.all(due.map((one) => line.reminders.markNotified(one)));
      expect(await take()).toEqual([]);
    });

    it('PRF-05 PRF-06 gives out voyages that begin or ended within some days, each message once, to one caller at a time', async () => {
      const today = todayIn('UTC', line.now());
      const add = (days: number, { isOver = false, isConfirmed = true } = {}) =>
        line.addVoyage({
          start: addDays(today, isOver ? days - 7 : days),
          end: addDays(today, isOver ? days : days + 7),
          isOver,
          isConfirmed,
        });
      const [inTwoWeeks, later, over] = [await add(15), await add(60), await add(-2, { isOver: true })];
      const others = [
        await add(14),
        await add(61),
        await add(30, { isConfirmed: false }),
        await add(-1, { isOver: true }),
        await add(30, { isOver: true }),
      ];
      const takeOf = async (occasion: 'planning' | 'papers' | 'feedback', node = line.reminders) => {
        const voyage = occasion === 'feedback' ? 'over' : 'ahead';
        const [from, to] =
          voyage === 'ahead' ? [addDays(today, 15), addDays(today, 60)] : [addDays(today, -30), addDays(today, -2)];
        const due = await node.takeVoyages({
          occasion,
          voyage,
          from,
          to,
          leaseUntil: new Date(line.now().getTime() + 60_000),
        });
        return due.filter(({ reservationId }) => [inTwoWeeks, later, over, ...others].includes(reservationId));
      };
      const [one, other] = await Promise.all([takeOf('planning'), takeOf('planning', line.otherNode)]);
      expect([...one, ...other].toSorted((a, b) => a.day.localeCompare(b.day))).toMatchObject([
        { reservationId: inTwoWeeks, day: addDays(today, 15) },
        { reservationId: later, day: addDays(today, 60) },
      ]);
      expect([await takeOf('planning'), (await takeOf('papers')).length]).toEqual([[], 2]);
      expect(await takeOf('feedback')).toMatchObject([{ reservationId: over, day: addDays(today, -2) }]);
      await line.reminders.markVoyageNotified({
        reservationId: inTwoWeeks,
        occasion: 'planning',
        day: addDays(today, 15),
      });
      // The other ones were not reported as notified: they are tried again, elsewhere.
      line.passTime(61);
      expect((await takeOf('planning', line.otherNode)).map(({ reservationId }) => reservationId)).toEqual([later]);
      expect((await takeOf('papers', line.otherNode)).length).toBe(2);
    });
  });
}
