import { destinationsOf, homeOf } from '../../core/destinations/destinations';
import type { FindVoyages } from '../../core/voyages/find-voyages';
import type { VoyageContent } from '../../core/voyages/voyage-content.port';
import { shownPrice } from '../../core/voyages/suite-price';
import { addDays, isBefore, todayIn } from '../../core/shared/plain-date';
import type { Clock } from '../../core/shared/clock.port';
import type { PageFactsView } from '../../../views/content/ContentPage';
import type { PortGroupView } from '../../../views/fare-facts/fare-facts-view';
import type { FareFactsPresenter } from '../fare-facts/fare-facts-presenter';

interface PageFactsParts {
  readonly presenter: Pick<FareFactsPresenter, 'cover' | 'general' | 'forSailing' | 'portAccess'>;
  readonly findVoyages: Pick<FindVoyages, 'run'>;
  readonly content: Pick<VoyageContent, 'findPorts' | 'findRegions' | 'findVoyages'>;
  readonly clock: Clock;
  readonly officeTimeZone: string;
}

/** Far enough ahead that every period of the cancellation scale is still in the future. */
const exampleDaysAhead = 200;

export class PageFacts {
  constructor(private readonly parts: PageFactsParts) {}

  async of(kind: 'cover' | 'cancellation' | 'access'): Promise<PageFactsView> {
    const { presenter } = this.parts;
    switch (kind) {
      case 'cover':
        return { cover: presenter.cover() };
      case 'cancellation':
        return this.example();
      case 'access':
        return { portsByRegion: await this.portsByRegion() };
    }
  }

  /** The ports of each region in the line's order; a port at which no voyage calls has no page. */
  private async portsByRegion(): Promise<readonly PortGroupView[]> {
    const { presenter, content } = this.parts;
    const [ports, regions, voyages] = await Promise.all([
      content.findPorts(),
      content.findRegions(),
      content.findVoyages(),
    ]);
    const destinations = destinationsOf({ ports, regions, voyages });
    return destinations.map((destination) => ({
      title: destination.region.name,
      ports: presenter.portAccess(destination.ports.filter(({ slug }) => homeOf(slug, destinations) === destination)),
    }));
  }

  /**
   * An example by the first sailing for which every period of the scale is still in the future; without one the rules
   * alone.
   */
  private async example(): Promise<PageFactsView> {
    const { presenter, findVoyages, clock, officeTimeZone } = this.parts;
    const from = addDays(todayIn(officeTimeZone, clock.now()), exampleDaysAhead);
    const { sailings } = await findVoyages.run();
    const nextSailing = sailings.find(({ sailing }) => isBefore(from, sailing.start) && shownPrice(sailing.fromPrice));
    const { payment, cancellation } = nextSailing
      ? presenter.forSailing({ ...nextSailing, ports: [] })
      : presenter.general();
    return { payment, ...(cancellation ? { cancellation } : {}) };
  }
}
