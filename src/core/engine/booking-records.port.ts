import type { Money } from '../shared/money';
import type { PlainDate } from '../shared/plain-date';
import type { ReservationStatus } from '../trips/trip';

/** What the engine confirms to whoever has just booked. */
export interface BookingRecord {
  readonly reservationId: string;
  readonly status: ReservationStatus;
  readonly itineraryId: string;
  readonly category: string;
  readonly cabinNumber?: string;
  readonly total: Money;
  readonly paid: Money;
  readonly depositDueOn?: PlainDate;
  readonly finalDueOn?: PlainDate;
  readonly guestCount: number;
  /** Of the first guest. */
  readonly email?: string;
}

/** Reservations by their number, for the engine's own pages: whoever asks must have proved that they booked it. */
export interface BookingRecords {
  getBooking(reservationId: string): Promise<BookingRecord | undefined>;
}
export const BookingRecords = Symbol('BookingRecords');
