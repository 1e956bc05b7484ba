import type { Trip } from './trip';
import { portSymbol } from '../shared/port-symbol';

/** A guest's own reservations. Other guests' count as not existing (ROL-04). */
export interface TripRepository {
  /**
   * Sorted by start date, then number (H21). An unconfirmed reservation is included only after this guest verified the
   * address that its visitor typed by a code, later than the booking.
   */
  findTrips(guest: TripGuest, reading?: TripReading): Promise<readonly Trip[]>;
  getTrip(guest: TripGuest, reservationId: string, reading?: TripReading): Promise<Trip | undefined>;
  /** The guest's answer about an unconfirmed reservation: "confirm" keeps it, "disown" detaches it permanently. */
  answerUnconfirmed(
    guest: TripGuest,
    reservationId: string,
    answer: 'confirm' | 'disown',
  ): Promise<'done' | 'not-found'>;
}
export const TripRepository = portSymbol<TripRepository>('TripRepository');

export interface TripGuest {
  readonly contactId: string;
}

/** Options of a read. An adapter with a single set of reservations ignores them. */
export interface TripReading {
  /** Includes the system's test reservations (TRD-15). Only set outside of production (H42). */
  readonly isDevMode: boolean;
}
