import { portSymbol } from '../shared/port-symbol';
import type { PlainDate } from '../shared/plain-date';

export interface KnownTrip {
  readonly reservationId: string;
  readonly contactId: string;
  readonly startsOn: PlainDate;
}

/** Booked trips that guests have viewed here, for an installation whose reservations are stored in another system. */
export interface KnownTrips {
  /** Recording a trip again is cheap. */
  note(trip: KnownTrip): Promise<void>;
}
export const KnownTrips = portSymbol<KnownTrips>('KnownTrips');

/** An installation that stores its reservations itself needs no record of viewed trips. */
export const noKnownTrips: KnownTrips = { note: async () => undefined };
