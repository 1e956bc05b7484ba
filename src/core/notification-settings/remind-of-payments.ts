import { type NotifyReport, notifyLeaseMs, notifyReport } from '../messages/notify-report';
import type { Clock } from '../shared/clock.port';
import { formatMoney } from '../shared/money';
import { addDays, formatLongDate, todayIn } from '../shared/plain-date';
import type { DueReminder, ReservationReminders } from './reservation-reminders.port';
import type { GuestMessage, NotifyGuest } from './notify-guest';

/** Days before a payment is due: enough time to pay, without being too early. */
const reminderDays = { deposit: 2, balance: 7 } as const;
interface RemindOfPaymentsParts {
  readonly reminders: Pick<ReservationReminders, 'takeDue' | 'markNotified'>;
  readonly notifyGuest: Pick<NotifyGuest, 'run'>;
  readonly clock: Clock;
  readonly officeTimeZone: string;
  readonly lineName: string;
  readonly addressOf: (reservationId: string) => string;
}

/** Reminds every guest whose deposit or balance is due soon, once, by the channels that they chose (PRF-04). */
export class RemindOfPayments {
  constructor(private readonly parts: RemindOfPaymentsParts) {}

  /** Returns counts; messages that no provider accepted are retried. */
  async run(): Promise<NotifyReport> {
    const { reminders, clock, officeTimeZone } = this.parts;
    const now = clock.now();
    const today = todayIn(officeTimeZone, now);
    const due = await reminders.takeDue({
      today,
      depositBy: addDays(today, reminderDays.deposit),
      balanceBy: addDays(today, reminderDays.balance),
      leaseUntil: new Date(now.getTime() + notifyLeaseMs),
    });
    return notifyReport(await Promise.all(due.map((reminder) => this.remind(reminder))));
  }

  private async remind(reminder: DueReminder) {
    const { lineName, addressOf, notifyGuest, reminders } = this.parts;
    const guestMessage = reminderMessage({ reminder, lineName, url: addressOf(reminder.reservationId) });
    const outcome = await notifyGuest.run({ contactId: reminder.contactId, guestMessage });
    // A guest who does not want the reminder now must not get it later.
    if (outcome !== 'unnotified') await reminders.markNotified(reminder);
    return outcome;
  }
}

export function reminderMessage({
  reminder,
  lineName,
  url,
}: {
  readonly reminder: DueReminder;
  readonly lineName: string;
  readonly url: string;
}): GuestMessage {
  const { payment, voyage, reservationId } = reminder;
  const [amount, day] = [formatMoney(reminder.amount), formatLongDate(reminder.dueOn)];
  const afterwards =
    payment === 'deposit'
      ? 'Once it is paid, your suite is booked. Without it the offer ends that night.'
      : 'Once it is paid, nothing is left to settle before you sail.';
  return {
    kind: 'reservationReminders',
    subject: `Your ${payment} for ${voyage} is due on ${day}`,
    short: `${lineName}: the ${payment} of ${amount} for ${voyage} is due on ${day}.`,
    paragraphs: [
      `The ${payment} of ${amount} for ${voyage}, reservation ${reservationId}, is due on ${day}.`,
      afterwards,
    ],
    action: { label: 'See the payment', url },
  };
}
