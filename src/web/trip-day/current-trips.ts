import type { OpenParty } from '../../core/party/open-party';
import type { PartyView } from '../../core/party/party-view';
import type { Clock } from '../../core/shared/clock.port';
import { addDays, todayIn } from '../../core/shared/plain-date';
import { sortTrips, tripEnd } from '../../core/trips/trip-order';
import type { TripRepository } from '../../core/trips/trip-repository.port';

/** Days after a voyage for which the overview still begins with it. */
const daysAfter = 14;
const sailedStatuses: readonly string[] = ['BK', 'CL', 'TM'];

interface CurrentTripsParts {
  readonly trips: Pick<TripRepository, 'findTrips'>;
  readonly parties: Pick<OpenParty, 'run' | 'findShared'>;
  readonly clock: Clock;
  readonly officeTimeZone: string;
}

/** The trip that a guest most likely looks for: the current or next one, else the one that ended last. */
export class CurrentTrips {
  constructor(private readonly parts: CurrentTripsParts) {}

  async of(contactId: string): Promise<PartyView | undefined> {
    const { trips, parties, clock, officeTimeZone } = this.parts;
    const today = todayIn(officeTimeZone, clock.now());
    const own = sortTrips(await trips.findTrips({ contactId })).filter(
      (trip) => !trip.isUnconfirmed && sailedStatuses.includes(trip.status),
    );
    const endOf = (trip: (typeof own)[number]) => tripEnd(trip) ?? today;
    const next = own.find((trip) => trip.status === 'BK' && endOf(trip) >= today);
    if (next) return parties.run({ contactId, reservationId: next.reservationId });
    const sharedTrip = (await parties.findShared(contactId)).find(
      ({ trip }) => trip.status === 'BK' && (tripEnd(trip) ?? today) >= today,
    );
    if (sharedTrip) return sharedTrip;
    const last = own.findLast((trip) => addDays(endOf(trip), daysAfter) >= today);
    return last && parties.run({ contactId, reservationId: last.reservationId });
  }
}
