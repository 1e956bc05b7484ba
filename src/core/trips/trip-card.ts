import { formatShortDate, type PlainDate } from '../shared/plain-date';
import { isPositive } from '../shared/money';
import { paymentProgress, type PaymentProgress } from './payment-progress';
import type { ReservationStatus, Trip } from './trip';
import { sortTrips } from './trip-order';

/**
 * `active`: an amount is open. `paid`: no amount is open. `past`: sailed. `expired`: will not sail. `unclear`: the site
 * does not know the status.
 */
export type TripCardKind = 'active' | 'paid' | 'past' | 'expired' | 'unclear';

interface TripCard {
  readonly kind: TripCardKind;
  readonly statusLabel: string;
  readonly progress: PaymentProgress;
  readonly paymentLine?: string;
  /** The payment line has no date: the guest must ask the consultant (H16). */
  readonly asksConsultant: boolean;
  readonly hasManageTrip: boolean;
  readonly hasMakePayment: boolean;
  readonly hasDetail: boolean;
  readonly hasContactUs: boolean;
}

interface TripSections {
  readonly upcoming: readonly Trip[];
  readonly past: readonly Trip[];
  readonly expired: readonly Trip[];
}

/** Each status code has one word (TRP-05, H18). */
export const STATUS_LABELS: Readonly<Record<ReservationStatus, string>> = {
  BK: 'Booked',
  OF: 'Offer',
  WL: 'Waitlist',
  CL: 'Completed',
  TM: 'Ended',
  CT: 'Option expired',
  CX: 'Cancelled',
};

/** This label replaces an unknown status code, which would not help the guest and must not be guessed. */
const UNCLEAR_LABEL = 'Please ask us';

export const statusLabel = (status: string): string => (isKnownStatus(status) ? STATUS_LABELS[status] : UNCLEAR_LABEL);

export const isKnownStatus = (status: string): status is ReservationStatus => Object.hasOwn(STATUS_LABELS, status);

const DEPOSIT_LINE = 'Deposit payment due by:';
const FULL_LINE = 'Full payment due by:';
const NO_DUE_DATE = 'Contact your consultant';

type Section = keyof TripSections;
const SECTIONS: Readonly<Record<ReservationStatus, Section>> = {
  BK: 'upcoming',
  OF: 'upcoming',
  WL: 'upcoming',
  CL: 'past',
  TM: 'past',
  CT: 'expired',
  CX: 'expired',
};

/** A trip with an unknown status is listed as upcoming rather than hidden from its guest. */
const sectionOf = (status: string): Section => (isKnownStatus(status) ? SECTIONS[status] : 'upcoming');

/** Upcoming, past and expired trips, each by start date (TRP-04, H21). The overview shows only `upcoming` (H74). */
export function tripSections(trips: readonly Trip[]): TripSections {
  const sortedTrips = sortTrips(trips);
  const inSection = (section: Section) => sortedTrips.filter(({ status }) => sectionOf(status) === section);
  return { upcoming: inSection('upcoming'), past: inSection('past'), expired: inSection('expired') };
}

export function tripCard(trip: Trip): TripCard {
  const progress = paymentProgress({ paid: trip.totalPaid, total: trip.total });
  const kind = cardKind(trip.status, progress);
  return {
    kind,
    statusLabel: statusLabel(trip.status),
    progress,
    ...(kind === 'active' ? { paymentLine: paymentLine(trip) } : {}),
    asksConsultant: kind === 'active' && nextPayment(trip).dueOn === undefined,
    ...cardActions(kind, trip.status),
  };
}

/**
 * Returns the next payment on an active card (TRP-11): the deposit while it has no date or nothing of it is paid, else
 * the full amount. A deposit without a date of its own is due with the full amount; without any date the text refers to
 * the consultant (H16). Dates as M/DD/YY.
 */
export function paymentLine(trip: Due): string {
  const { label, dueOn } = nextPayment(trip);
  return `${label} ${dueOn === undefined ? NO_DUE_DATE : formatShortDate(dueOn)}`;
}

type Due = Pick<Trip, 'depositDueOn' | 'depositPaid' | 'finalDueOn'>;

function nextPayment({ depositDueOn, depositPaid, finalDueOn }: Due): {
  readonly label: string;
  readonly dueOn: PlainDate | undefined;
} {
  const isDepositDue = depositDueOn === undefined || !isPositive(depositPaid);
  return isDepositDue
    ? { label: DEPOSIT_LINE, dueOn: depositDueOn ?? finalDueOn }
    : { label: FULL_LINE, dueOn: finalDueOn };
}

function cardKind(status: string, progress: PaymentProgress): TripCardKind {
  if (!isKnownStatus(status)) return 'unclear';
  const section = SECTIONS[status];
  if (section !== 'upcoming') return section;
  return progress.isPaid ? 'paid' : 'active';
}

/**
 * Buttons of a card (TRP-08, TRP-09, TRP-10). The status is checked again, as the specification does (H74). Nothing is
 * due for a waitlist entry, nor once all is paid.
 */
export function cardActions(kind: TripCardKind, status: string) {
  const isUpcoming = (kind === 'active' || kind === 'paid') && status !== 'CT' && status !== 'CX';
  return {
    hasManageTrip: isUpcoming,
    hasMakePayment: isUpcoming && kind === 'active' && status !== 'WL',
    hasDetail: kind === 'expired' || kind === 'unclear' || (kind === 'past' && status !== 'CL' && status !== 'TM'),
    hasContactUs: kind === 'expired' || kind === 'unclear',
  };
}
