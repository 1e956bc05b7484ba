import { setTimeout as sleep } from 'node:timers/promises';
import type { DemoFaultState } from '../../../core/shared/demo-fault-state';
import { Unavailable } from '../../../core/shared/unavailable';
import type { TripRepository } from '../../../core/trips/trip-repository.port';

/** Longer than a page waits for its trips, but short enough for the page to be complete within three seconds (E2). */
const slowMs = 1_500;

/** Can make reads of trips slow, so that pages show their skeletons (TRP-03), or make them fail (ROL-07). */
export class FaultInjectingTripRepository implements TripRepository {
  constructor(
    private readonly trips: TripRepository,
    private readonly faultSwitch: { readonly latest: DemoFaultState },
  ) {}

  findTrips: TripRepository['findTrips'] = async (...request) => {
    const { latest } = this.faultSwitch;
    if (latest === 'no-trips') throw new Unavailable('the reservation system');
    if (latest === 'slow') await sleep(slowMs, undefined, { ref: false });
    return this.trips.findTrips(...request);
  };
  getTrip: TripRepository['getTrip'] = (...request) => this.trips.getTrip(...request);
  answerUnconfirmed: TripRepository['answerUnconfirmed'] = (...request) => this.trips.answerUnconfirmed(...request);
}
