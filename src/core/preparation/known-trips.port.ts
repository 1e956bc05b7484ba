import { portSymbol } from '../shared/port-symbol';
import type { PlainDate } from '../shared/plain-date';

export interface KnownTrip {
  readonly reservationId: string;
  readonly contactId: string;
  readonly startsOn: PlainDate;
}

/** The booked trips that guests have looked at here, where the reservations themselves stand in another system. */
export interface KnownTrips {
  /** A repeat is cheap. */
  note(trip: KnownTrip): Promise<void>;
}
export const KnownTrips = portSymbol<KnownTrips>('KnownTrips');

/** Where the reservations stand beside what is prepared for them, nothing has to be noted. */
export const noKnownTrips: KnownTrips = { note: async () => undefined };
