import type { FindVoyages } from '../../core/voyages/find-voyages';
import type { VoyageContent } from '../../core/voyages/voyage-content.port';
import { shownPrice } from '../../core/voyages/suite-price';
import { addDays, isBefore, todayIn } from '../../core/shared/plain-date';
import type { Clock } from '../../core/shared/clock.port';
import type { FareFactsView } from '../../../views/fare-facts/fare-facts-view';
import type { FareFactsPresenter } from '../fare-facts/fare-facts-presenter';

export type ShownFacts = Partial<FareFactsView>;

interface PageFactsParts {
  readonly presenter: Pick<FareFactsPresenter, 'cover' | 'general' | 'forSailing' | 'portAccess'>;
  readonly findVoyages: Pick<FindVoyages, 'run'>;
  readonly content: Pick<VoyageContent, 'findPorts'>;
  readonly clock: Clock;
  readonly officeTimeZone: string;
}

/** Far enough ahead that every period of the scale is still to come. */
const exampleDaysAhead = 200;

/** Facts of the line for pages that are about them, from where voyages have them. */
export class PageFacts {
  constructor(private readonly parts: PageFactsParts) {}

  async of(kind: 'cover' | 'cancellation' | 'access'): Promise<ShownFacts> {
    const { presenter, content } = this.parts;
    switch (kind) {
      case 'cover':
        return { cover: presenter.cover() };
      case 'cancellation':
        return this.example();
      case 'access':
        return { ports: presenter.portAccess(await content.findPorts()) };
    }
  }

  /** By the first sailing ahead for which all of the scale is still to come; without one the rules alone. */
  private async example(): Promise<ShownFacts> {
    const { presenter, findVoyages, clock, officeTimeZone } = this.parts;
    const from = addDays(todayIn(officeTimeZone, clock.now()), exampleDaysAhead);
    const { sailings } = await findVoyages.run();
    const found = sailings.find(({ sailing }) => isBefore(from, sailing.start) && shownPrice(sailing.fromPrice));
    const { payment, cancellation } = found ? presenter.forSailing({ ...found, ports: [] }) : presenter.general();
    return { payment, ...(cancellation ? { cancellation } : {}) };
  }
}
