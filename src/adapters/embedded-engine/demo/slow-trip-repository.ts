import { setTimeout as sleep } from 'node:timers/promises';
import type { TripRepository } from '../../../core/trips/trip-repository.port';

/** Longer than a page waits for its trips, short enough for it to be complete within three seconds (E2). */
const slowMs = 1_500;

/** Decorates a trip repository so that a demonstration can make it slow: its pages show their skeletons (TRP-03). */
export class SlowTripRepository implements TripRepository {
  constructor(
    private readonly trips: TripRepository,
    private readonly faultSwitch: { readonly isSlow: boolean },
  ) {}

  findTrips: TripRepository['findTrips'] = async (...request) => {
    if (this.faultSwitch.isSlow) await sleep(slowMs, undefined, { ref: false });
    return this.trips.findTrips(...request);
  };
  getTrip: TripRepository['getTrip'] = (...request) => this.trips.getTrip(...request);
  answerUnconfirmed: TripRepository['answerUnconfirmed'] = (...request) => this.trips.answerUnconfirmed(...request);
}
