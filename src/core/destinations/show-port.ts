import type { FindVoyages } from '../voyages/find-voyages';
import type { Port } from '../voyages/voyage';
import type { VoyageContent } from '../voyages/voyage-content.port';
import { type Destination, destinationsOf, homeOf, neighboursIn } from './destinations';
import { callsAt, type PortCall } from './port-calls';

export type ShowPortOutcome =
  | { readonly kind: 'not-found' }
  | {
      readonly kind: 'port';
      readonly port: Port;
      readonly home: Destination;
      readonly calls: readonly PortCall[];
      readonly previous?: Port;
      readonly next?: Port;
    };

export class ShowPort {
  constructor(
    private readonly content: VoyageContent,
    private readonly findVoyages: FindVoyages,
  ) {}

  async run({ slug }: { readonly slug: string }): Promise<ShowPortOutcome> {
    const [regions, ports, voyages] = await Promise.all([
      this.content.findRegions(),
      this.content.findPorts(),
      this.content.findVoyages(),
    ]);
    const destinations = destinationsOf({ regions, ports, voyages });
    const home = homeOf(slug, destinations);
    const port = home?.ports.find((one) => one.slug === slug);
    if (!home || !port) return { kind: 'not-found' };
    const { sailings } = await this.findVoyages.run();
    const homePorts = home.ports.filter((one) => homeOf(one.slug, destinations) === home);
    return {
      kind: 'port',
      port,
      home,
      calls: callsAt(slug, sailings),
      ...neighboursIn(homePorts, (one) => one.slug === slug),
    };
  }
}
