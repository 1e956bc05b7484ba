import { titleWithoutAsterisks } from '../voyages/voyage-title';
import { formatMoney, isPositive } from '../shared/money';
import { formatShortDate, type PlainDate } from '../shared/plain-date';
import { queryText } from '../shared/query-text';
import { instalmentText } from '../trips/payment-plan-text';
import { planOfTrip } from '../trips/payment-plan';
import { paymentProgress } from '../trips/payment-progress';
import type { Trip, TripPackage } from '../trips/trip';
import type { Notification, NotificationCategory } from './notification';
import { NO_DUE_DATE, NOTIFICATION_TEXTS, type NotificationText, type NotificationWords } from './notification-texts';
import { isActive } from '../trips/active-reservation';

type TripCategory = Exclude<NotificationCategory, 'continueBooking'>;

export interface NotifiedTrip extends Pick<
  Trip,
  'reservationId' | 'status' | 'depositDueOn' | 'finalDueOn' | 'deposit' | 'depositPaid' | 'totalPaid' | 'total'
> {
  readonly packages: readonly Pick<TripPackage, 'packageCode' | 'packageName'>[];
}

/** Deposit, remaining payment and continue are P2, expired is P3 (NOT-07, NOT-08). */
const PRIORITIES: Readonly<Record<NotificationCategory, Notification['type']>> = {
  bookingDeposit: 'P2',
  bookingRemainingPayment: 'P2',
  bookingExpired: 'P3',
  continueBooking: 'P2',
};

/** A deposit is due within days, a balance within months; the others have the default (NOT-05). */
const ORDERS: Readonly<Partial<Record<NotificationCategory, number>>> = {
  bookingDeposit: 1_900,
  bookingExpired: 2_100,
};

type ClosingRules = Pick<Notification, 'closeable' | 'permanentCloseable' | 'removeOnClose'>;
const CLOSING: Readonly<Record<NotificationCategory, ClosingRules>> = {
  bookingDeposit: { closeable: true, permanentCloseable: false, removeOnClose: false },
  bookingRemainingPayment: { closeable: true, permanentCloseable: false, removeOnClose: false },
  bookingExpired: { closeable: true, permanentCloseable: true, removeOnClose: true },
  continueBooking: { closeable: true, permanentCloseable: false, removeOnClose: true },
};

/**
 * Returns the notification about a reservation, if any (NOT-08, NOT-09, H17): an offer, or a booking without its
 * deposit, asks for the deposit; a booking with a balance for the balance; a timed-out or cancelled one reports that.
 * Fully paid, waitlist and past reservations have none. `now` becomes `created`; `words` are the line's own (H53).
 */
export function notificationOfTrip(
  trip: NotifiedTrip,
  { now, today }: { readonly now: Date; readonly today: PlainDate },
  words: NotificationWords = NOTIFICATION_TEXTS,
): Notification | undefined {
  const category = categoryOf(trip);
  if (!category) return undefined;
  return notificationOf(category, {
    ...words[category],
    key: trip.reservationId,
    link: category === 'bookingExpired' ? '/contact-us' : paymentAddress(trip.reservationId),
    created: now.toISOString(),
    replaceVariables: tripVariables(trip, category, today),
  });
}

interface LeftStep {
  readonly itineraryId: string;
  readonly voyage: string;
  readonly link: string;
  readonly now: Date;
  readonly words?: NotificationText;
}

export function continueBooking({ words, ...step }: LeftStep): Notification {
  return notificationOf('continueBooking', {
    ...words,
    key: step.itineraryId,
    link: step.link,
    created: step.now.toISOString(),
    replaceVariables: { voyage: step.voyage },
  });
}

function categoryOf(trip: NotifiedTrip): TripCategory | undefined {
  const hasExpired = trip.status === 'CX' || trip.status === 'CT';
  if (hasExpired) return 'bookingExpired';
  const { isPaid, remaining } = paymentProgress({ paid: trip.totalPaid, total: trip.total });
  if (!isActive(trip) || isPaid || !isPositive(remaining)) return undefined;
  const needsDeposit = trip.status === 'OF' || !isPositive(trip.depositPaid);
  return needsDeposit ? 'bookingDeposit' : 'bookingRemainingPayment';
}

interface Particulars extends Pick<Notification, 'link' | 'created' | 'replaceVariables'>, Partial<NotificationText> {
  readonly key: string;
}

function notificationOf(category: NotificationCategory, { key, ...particulars }: Particulars): Notification {
  return {
    id: `${category}:${key}`,
    category,
    type: PRIORITIES[category],
    ...(ORDERS[category] === undefined ? {} : { order: ORDERS[category] }),
    closed: false,
    ...NOTIFICATION_TEXTS[category],
    ...CLOSING[category],
    ...particulars,
  };
}

function tripVariables(trip: NotifiedTrip, category: TripCategory, today: PlainDate): Readonly<Record<string, string>> {
  const { next } = planOfTrip(trip, today);
  const dueOn = category === 'bookingDeposit' ? (trip.depositDueOn ?? trip.finalDueOn) : trip.finalDueOn;
  return {
    reservationId: trip.reservationId,
    voyage: titleWithoutAsterisks(trip.packages.at(0)?.packageName ?? 'your voyage'),
    dueDate: dueOn ? formatShortDate(dueOn) : NO_DUE_DATE,
    due: next ? instalmentText(next, formatShortDate) : '',
    amount: formatMoney(paymentProgress({ paid: trip.totalPaid, total: trip.total }).remaining),
  };
}

function paymentAddress(reservationId: string): string {
  return `/my-profile/trips/itinerary?${queryText([
    ['reservationId', reservationId],
    ['tab', 'payment'],
  ])}`;
}
