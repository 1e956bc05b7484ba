import type { CabinState, SailingCabin, SailingCabins } from '../../core/cabins/sailing-cabins.port';
import { compareNumbers } from '../../core/cabins/compare-numbers';
import type { CachedReads } from './cached-reads';
import { availabilitySchema } from './voyage-wire';

const states: Readonly<Record<string, CabinState>> = { OK: 'free', HELD: 'held', SOLD: 'taken' };

/** Reads single cabins of an engine that supports them, which is optional in the contract. */
export class HttpSailingCabins implements SailingCabins {
  constructor(private readonly reads: CachedReads) {}

  /** An unknown status counts as taken, so that no visitor is sent to a cabin that may not be for sale. */
  async findCabins(itineraryId: string): Promise<readonly SailingCabin[] | undefined> {
    if (!/^[\w-]{1,40}$/.test(itineraryId)) return undefined;
    const path = `/v1/voyages/${encodeURIComponent(itineraryId)}/availability`;
    const cachedRead = await this.reads.read({ path, schema: availabilitySchema }, 0);
    if (!cachedRead || cachedRead.isOutdated) return undefined;
    const cabins = cachedRead.body.categories.flatMap(({ category, cabins: reportedCabins = [] }) =>
      reportedCabins.map(({ number, status }): SailingCabin => ({
        number,
        category,
        state: states[status] ?? 'taken',
      })),
    );
    return cabins.length === 0 ? undefined : cabins.toSorted(compareNumbers);
  }

  /** The contract reports single cabins of one sailing at a time: a year of sailings would take hundreds of calls. */
  async findClaims(): Promise<undefined> {
    return undefined;
  }
}
