import type { MessageSender } from '../messages/message-sender.port';
import { type NotifyOutcome, type NotifyReport, leaseEnd, notifyReport } from '../messages/notify-report';
import type { Clock } from '../shared/clock.port';
import { addMoney, formatMoney, isPositive } from '../shared/money';
import { addDays, formatLongDate, todayIn } from '../shared/plain-date';
import { balanceGraceDays, partPaidGraceDays } from '../trips/payment-plan';
import { consequenceText, instalmentText } from '../trips/payment-plan-text';
import type { DueReminder, ReservationReminders } from './reservation-reminders.port';
import type { GuestMessage, NotifyGuest } from './notify-guest';

/** Days before a payment is due: enough time to pay, without being too early. */
const reminderDays = { deposit: 2, balance: 7 } as const;
interface RemindOfPaymentsParts {
  readonly reminders: Pick<ReservationReminders, 'claimDue' | 'markNotified'>;
  readonly notifyGuest: Pick<NotifyGuest, 'run'>;
  readonly sender: MessageSender;
  readonly clock: Clock;
  readonly officeTimeZone: string;
  readonly lineName: string;
  readonly addresses: {
    readonly payment: (reservationId: string) => string;
    /** Address of a page that opens without signing in, the same as in the reservation's own messages. */
    readonly manage: (reservationId: string) => string;
  };
}

/**
 * Reminds once of every deposit or balance that is due soon, and once more when it is overdue (F7). Guests get it by
 * the channels that they chose (PRF-04); a guest who has never signed in gets it by e-mail, because a missed payment
 * may cost them the reservation.
 */
export class RemindOfPayments {
  constructor(private readonly parts: RemindOfPaymentsParts) {}

  async run(): Promise<NotifyReport> {
    const { reminders, clock, officeTimeZone } = this.parts;
    const now = clock.now();
    const today = todayIn(officeTimeZone, now);
    const due = await reminders.claimDue({
      today,
      depositBy: addDays(today, reminderDays.deposit),
      balanceBy: addDays(today, reminderDays.balance),
      depositOverdueFrom: addDays(today, -partPaidGraceDays),
      balanceOverdueFrom: addDays(today, -balanceGraceDays),
      leaseUntil: leaseEnd(clock),
    });
    return notifyReport(await Promise.all(due.map((reminder) => this.remind(reminder))));
  }

  private async remind(reminder: DueReminder) {
    const { lineName, addresses, notifyGuest, reminders } = this.parts;
    const { to, reservationId } = reminder;
    const write = (url: string) => reminderMessage({ reminder, lineName, url });
    const outcome =
      to.kind === 'guest'
        ? await notifyGuest.run({ contactId: to.contactId, guestMessage: write(addresses.payment(reservationId)) })
        : await this.writeTo(to.email, write(addresses.manage(reservationId)));
    // A guest who does not want the reminder now must not get it later.
    if (outcome !== 'unnotified') await reminders.markNotified(reminder);
    return outcome;
  }

  private async writeTo(email: string, message: GuestMessage): Promise<NotifyOutcome> {
    const sendPromise = this.parts.sender.send({ ...message, kind: 'reservation', to: { channel: 'email', email } });
    return sendPromise.then(
      () => 'notified',
      () => 'unnotified',
    );
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
  if (reminder.isOverdue) return overdueMessage(reminder, { lineName, url });
  const isPartPaid = payment === 'deposit' && isPositive(reminder.paid);
  const paymentText = isPartPaid ? `The remaining ${amount} of the deposit` : `The ${payment} of ${amount}`;
  return {
    kind: 'reservationReminders',
    subject: `Your ${payment} for ${voyage} is due on ${day}`,
    short: `${lineName}: the ${payment} of ${amount} for ${voyage} is due on ${day}.`,
    paragraphs: [
      `${paymentText} for ${voyage}, reservation ${reservationId}, is due on ${day}.`,
      afterwards(reminder, isPartPaid),
    ],
    action: { label: 'See the payment', url },
  };
}

/**
 * An offer with a partly paid deposit stands for some more days, so its guest must not read that it ends that night
 * (F7).
 */
function afterwards({ payment, dueOn }: DueReminder, isPartPaid: boolean): string {
  if (payment === 'balance') return 'Once it is paid, nothing is left to settle before you sail.';
  const otherwise = isPartPaid
    ? consequenceText({ kind: 'offer-ends', on: addDays(dueOn, partPaidGraceDays) }, dueOn, formatLongDate)
    : 'Without it the offer ends that night.';
  return `Once it is paid, your suite is booked. ${otherwise}`;
}

/**
 * Says what follows when a payment does not arrive, in the same words as the reservation's own pages (reliability F7).
 */
function overdueMessage(
  { payment, voyage, reservationId, amount, paid, dueOn }: DueReminder,
  { lineName, url }: { readonly lineName: string; readonly url: string },
): GuestMessage {
  const isDeposit = payment === 'deposit';
  const text = instalmentText(
    {
      kind: isDeposit ? 'deposit' : 'rest',
      amount: addMoney(amount, paid),
      open: amount,
      dueOn,
      state: 'overdue',
      consequence: isDeposit
        ? { kind: 'offer-ends', on: addDays(dueOn, partPaidGraceDays) }
        : { kind: 'suite-may-go', on: addDays(dueOn, balanceGraceDays) },
    },
    formatLongDate,
  );
  return {
    kind: 'reservationReminders',
    subject: `Your ${payment} for ${voyage} is overdue`,
    short: `${lineName}: ${formatMoney(amount)} of the ${payment} for ${voyage} was due on ${formatLongDate(dueOn)}.`,
    paragraphs: [`This is about ${voyage}, reservation ${reservationId}.`, text],
    action: { label: 'See the payment', url },
  };
}
