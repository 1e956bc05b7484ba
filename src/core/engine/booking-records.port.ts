import type { Money } from '../shared/money';
import type { PlainDate } from '../shared/plain-date';
import type { TravelAdviser } from '../trips/travel-adviser';
import type { EndedAccount, FareLine, ReservationStatus } from '../trips/trip';
import { portSymbol } from '../shared/port-symbol';

export interface RecordedPayment {
  readonly paymentId: string;
  readonly amount: Money;
  readonly paidAt: Date;
  readonly cardLast4?: string;
}

/** One sailing of a reservation as it was sold: a voyage that was withdrawn since keeps its name and dates (H52). */
export interface BookedVoyage {
  readonly itineraryId: string;
  readonly title: string;
  readonly start: PlainDate;
  readonly end: PlainDate;
  readonly category: string;
  readonly cabinNumber?: string;
}

export type GroupedReservation = Pick<
  BookingRecord,
  | 'reservationId'
  | 'status'
  | 'category'
  | 'cabinNumber'
  | 'total'
  | 'paid'
  | 'deposit'
  | 'depositDueOn'
  | 'finalDueOn'
  | 'guestCount'
>;

/**
 * Returns the number that confirms all suites that were reserved together; it identifies what is counted once for all
 * of them.
 */
export const bookingNumber = ({ reservationId, group }: Pick<BookingRecord, 'reservationId' | 'group'>): string =>
  group?.[0].reservationId ?? reservationId;

export interface BookingRecord {
  readonly reservationId: string;
  readonly status: ReservationStatus;
  readonly itineraryId: string;
  readonly voyages: readonly [BookedVoyage, ...BookedVoyage[]];
  readonly category: string;
  readonly cabinNumber?: string;
  readonly total: Money;
  readonly paid: Money;
  readonly deposit: Money;
  readonly lines: readonly FareLine[];
  readonly payments: readonly RecordedPayment[];
  /** Present on a reservation that was cancelled or has lapsed. */
  readonly ended?: EndedAccount;
  readonly depositDueOn?: PlainDate;
  readonly finalDueOn?: PlainDate;
  /** Position on the waitlist, from 1; absent when the reservation is not on a waitlist. */
  readonly waitlistPosition?: number;
  readonly guestCount: number;
  /**
   * All reservations that were made together, this one included. The lead guest's comes first; its number confirms them
   * all.
   */
  readonly group?: readonly [GroupedReservation, ...GroupedReservation[]];
  readonly email?: string;
  /** Whether a message that confirms the reservation to `email` was sent, or is recorded to be sent. */
  readonly hasConfirmationMessage?: boolean;
  readonly adviser?: TravelAdviser;
  /** Links to this reservation that were issued before this time are no longer valid. */
  readonly receiptsRevokedAt?: Date;
}

/** The engine's own pages read these records: the caller must have checked that the visitor made the booking. */
export interface BookingRecords {
  getBooking(reservationId: string): Promise<BookingRecord | undefined>;
}
export const BookingRecords = portSymbol<BookingRecords>('BookingRecords');
