import type { FindVoyages, VoyageSailing } from '../voyages/find-voyages';
import type { VoyageContent } from '../voyages/voyage-content.port';
import { type Destination, destinationsOf, neighboursIn } from './destinations';

export type ShowRegionOutcome =
  | { readonly kind: 'not-found' }
  | {
      readonly kind: 'region';
      readonly destination: Destination;
      readonly sailings: readonly VoyageSailing[];
      /** All coming sailings are needed, because voyages of other regions may call at its ports too. */
      readonly allSailings: readonly VoyageSailing[];
      readonly previous?: Destination;
      readonly next?: Destination;
    };

export class ShowRegion {
  constructor(
    private readonly content: VoyageContent,
    private readonly findVoyages: FindVoyages,
  ) {}

  async run({ slug }: { readonly slug: string }): Promise<ShowRegionOutcome> {
    const [regions, ports, voyages] = await Promise.all([
      this.content.findRegions(),
      this.content.findPorts(),
      this.content.findVoyages(),
    ]);
    const destinations = destinationsOf({ regions, ports, voyages });
    const destination = destinations.find(({ region }) => region.slug === slug);
    if (!destination) return { kind: 'not-found' };
    const { sailings: allSailings } = await this.findVoyages.run();
    const sailings = allSailings.filter(({ voyage }) => voyage.regionSlug === slug);
    return {
      kind: 'region',
      destination,
      sailings,
      allSailings,
      ...neighboursIn(destinations, (one) => one === destination),
    };
  }
}
