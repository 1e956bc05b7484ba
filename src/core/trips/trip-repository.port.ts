import type { Trip } from './trip';

/** A guest's own reservations. What is not theirs does not exist here (ROL-04). */
export interface TripRepository {
  /**
   * By start date, then number (H21). An unconfirmed reservation is among them only after a code sent to the address
   * that its visitor typed was verified by this guest, later than the booking.
   */
  findTrips(guest: TripGuest, reading?: TripReading): Promise<readonly Trip[]>;
  getTrip(guest: TripGuest, reservationId: string, reading?: TripReading): Promise<Trip | undefined>;
  /** The guest says who is right about an unconfirmed reservation: "confirm" keeps it, "disown" detaches it for ever. */
  answerUnconfirmed(
    guest: TripGuest,
    reservationId: string,
    answer: 'confirm' | 'disown',
  ): Promise<'done' | 'not-found'>;
}
export const TripRepository = Symbol('TripRepository');

export interface TripGuest {
  readonly contactId: string;
}

/** How a reservation system is read. One with a single book takes no notice. */
export interface TripReading {
  /** From its book of test reservations (TRD-15). Only ever set outside of production (H42). */
  readonly isDevMode: boolean;
}
