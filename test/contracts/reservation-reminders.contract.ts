import type { ReservationReminders } from '../../src/core/notification-settings/reservation-reminders.port';
import { money } from '../../src/core/shared/money';
import { addDays, type PlainDate, todayIn } from '../../src/core/shared/plain-date';

export interface ReservationRemindersUnderTest {
  readonly reminders: ReservationReminders;
  /** The same reservations, as another node sees them. */
  readonly otherNode: ReservationReminders;
  /** An unpaid offer whose deposit is 400.00, and a booking with 500.00 of 900.00 paid; each gives its reservation id. */
  addOffer(offer: { readonly depositDueOn: PlainDate; readonly isConfirmed: boolean }): Promise<string>;
  addBooking(booking: { readonly finalDueOn: PlainDate; readonly isPaid: boolean }): Promise<string>;
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
      return node.takeDue({ today, depositBy: addDays(today, 2), balanceBy: addDays(today, 7), leaseUntil: new Date(now.getTime() + 60_000) });
    };

    it('PRF-04 gives out what is due soon, to one caller at a time, and never again once it was told', async () => {
      const today = todayIn('UTC', line.now());
      const offer = await line.addOffer({ depositDueOn: addDays(today, 2), isConfirmed: true });
      const booking = await line.addBooking({ finalDueOn: addDays(today, 7), isPaid: false });
      await line.addOffer({ depositDueOn: addDays(today, 3), isConfirmed: true });
      await line.addOffer({ depositDueOn: addDays(today, 1), isConfirmed: false });
      await line.addBooking({ finalDueOn: addDays(today, 3), isPaid: true });
      await line.addBooking({ finalDueOn: addDays(today, -1), isPaid: false });

      const [one, other] = await Promise.all([take(), take(line.otherNode)]);
      const due = [...one, ...other].filter(({ reservationId }) => [offer, booking].includes(reservationId));
      expect(due).toHaveLength(one.length + other.length);
      expect(due.toSorted((a, b) => a.payment.localeCompare(b.payment))).toMatchObject([
        { reservationId: booking, payment: 'balance', dueOn: addDays(today, 7), amount: money(40_000, 'USD') },
        { reservationId: offer, payment: 'deposit', dueOn: addDays(today, 2), amount: money(40_000, 'USD') },
      ]);
      expect(await take()).toEqual([]);
      await line.reminders.noteTold({ reservationId: booking, payment: 'balance', dueOn: addDays(today, 7) });
      // Nobody said that the other one was told: it is tried again, elsewhere.
      line.passTime(61);
      expect((await take(line.otherNode)).map(({ reservationId }) => reservationId)).toEqual([offer]);
    });
  });
}
