import type { ExcursionDemand } from '../../core/excursions/excursion-demand.port';
import type { Experience } from '../../core/excursions/experience';
import { chanceOf } from './seed/chance';

/** Departures that the sample line has behind it, of each start time. */
const pastDepartures = 40;
const leastShare = 0.25;

/** The sample line's past seasons: like its occupancy, decided by each experience's code and size alone. */
export class EmbeddedExcursionDemand implements ExcursionDemand {
  constructor(private readonly written: { readonly experiences: readonly Pick<Experience, 'tourCode' | 'capacity' | 'startTimes'>[] }) {}

  async countConfirmedSeats(): Promise<ReadonlyMap<string, number>> {
    return new Map(this.written.experiences.map(({ tourCode, capacity, startTimes }) => {
      const share = leastShare + (1 - leastShare) * chanceOf(`demand ${tourCode}`);
      return [tourCode, Math.round(capacity * startTimes.length * pastDepartures * share)];
    }));
  }
}
