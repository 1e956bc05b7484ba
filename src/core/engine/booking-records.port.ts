import type { Money } from '../shared/money';
import type { PlainDate } from '../shared/plain-date';
import type { FareLine, ReservationStatus } from '../trips/trip';

export interface RecordedPayment {
  readonly paymentId: string;
  /** Negative where it went back to the guest. */
  readonly amount: Money;
  readonly paidAt: Date;
  readonly cardLast4?: string;
}

/** One sailing of a reservation as it was sold: a voyage that was withdrawn since keeps its name and its days (H52). */
export interface BookedVoyage {
  readonly itineraryId: string;
  readonly title: string;
  readonly start: PlainDate;
  readonly end: PlainDate;
  readonly category: string;
  readonly cabinNumber?: string;
}

/** What the engine confirms to whoever has just booked. */
export interface BookingRecord {
  readonly reservationId: string;
  readonly status: ReservationStatus;
  /** The first of its voyages. */
  readonly itineraryId: string;
  /** All that its guests stay aboard for, by start (VOY-14). */
  readonly voyages: readonly [BookedVoyage, ...BookedVoyage[]];
  readonly category: string;
  readonly cabinNumber?: string;
  readonly total: Money;
  readonly paid: Money;
  /** What makes an offer a booking. */
  readonly deposit: Money;
  /** The fare line by line: its sum is the total. */
  readonly lines: readonly FareLine[];
  /** What was paid, the earliest first: its sum is `paid`. */
  readonly payments: readonly RecordedPayment[];
  readonly depositDueOn?: PlainDate;
  readonly finalDueOn?: PlainDate;
  /** While the reservation stands in line for a suite: 1 is first. */
  readonly waitlistPosition?: number;
  readonly guestCount: number;
  /** Of the first guest. */
  readonly email?: string;
}

/** Reservations by their number, for the engine's own pages: whoever asks must have proved that they booked it. */
export interface BookingRecords {
  getBooking(reservationId: string): Promise<BookingRecord | undefined>;
}
export const BookingRecords = Symbol('BookingRecords');
