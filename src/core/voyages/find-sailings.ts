import type { FindVoyages, VoyageSailing } from './find-voyages';
import { facetIndexOf } from './facet-index';
import { type FacetedSailing, type SailingFilter, toFaceted } from './sailing-filter';
import type { Region, Suite } from './voyage';
import type { VoyageContent } from './voyage-content.port';

interface FindSailingsParts {
  readonly findVoyages: Pick<FindVoyages, 'run'>;
  readonly content: Pick<VoyageContent, 'findSuites'>;
  readonly youngestMonthsOf: (itineraryId: string) => number;
}

export interface FoundSailings {
  /** Every coming sailing of a published voyage, by its start. */
  readonly all: readonly FacetedSailing[];
  readonly found: readonly FacetedSailing[];
  /** Those with a coming sailing. */
  readonly regions: readonly Region[];
}

/** The coming sailings that satisfy a filter, with all those among which its choices are counted. */
export class FindSailings {
  private last:
    | {
        readonly sailings: readonly VoyageSailing[];
        readonly suites: readonly Suite[];
        readonly all: readonly FacetedSailing[];
      }
    | undefined;

  constructor(private readonly parts: FindSailingsParts) {}

  async run(filter: SailingFilter): Promise<FoundSailings> {
    const { findVoyages, content } = this.parts;
    const [{ sailings, regions }, suites] = await Promise.all([findVoyages.run(), content.findSuites()]);
    const all = this.facetedOnce(sailings, suites);
    return { all, found: facetIndexOf(all).find(filter), regions };
  }

  /** The same list as before, as long as the ports answer with the same objects. */
  private facetedOnce(sailings: readonly VoyageSailing[], suites: readonly Suite[]): readonly FacetedSailing[] {
    const { last } = this;
    if (last?.sailings === sailings && last.suites === suites) return last.all;
    const all = toFaceted(sailings, { suites, youngestMonthsOf: this.parts.youngestMonthsOf });
    this.last = { sailings, suites, all };
    return all;
  }
}
