import type { CabinClaims, SailingCabins } from '../cabins/sailing-cabins.port';
import type { VesselContent } from '../vessel/vessel-content.port';
import type { FindVoyages, VoyageSailing } from './find-voyages';
import { facetIndexOf } from './facet-index';
import { type FacetedSailing, type SailingFilter, type StepFreeCabins, toFaceted } from './sailing-filter';
import type { NonStopFlights } from './non-stop-flights';
import type { Region, Suite } from './voyage';
import type { VoyageContent } from './voyage-content.port';

interface FindSailingsParts {
  readonly findVoyages: Pick<FindVoyages, 'run'>;
  readonly content: Pick<VoyageContent, 'findSuites'>;
  readonly youngestMonthsOf: (itineraryId: string) => number;
  readonly cabins: Pick<SailingCabins, 'findClaims'>;
  readonly vessel: VesselContent;
  readonly flights: NonStopFlights;
}

export interface FoundSailings {
  readonly all: readonly FacetedSailing[];
  readonly matches: readonly FacetedSailing[];
  readonly regions: readonly Region[];
}

/** What a list is made of. While these are the same objects, the list made of them is reused. */
interface ListSources {
  readonly sailings: readonly VoyageSailing[];
  readonly suites: readonly Suite[];
  readonly claims: CabinClaims | undefined;
}

/** The coming sailings that satisfy a filter, with all those among which its choices are counted. */
export class FindSailings {
  private last: (ListSources & { readonly all: readonly FacetedSailing[] }) | undefined;

  constructor(private readonly parts: FindSailingsParts) {}

  async run(filter: SailingFilter): Promise<FoundSailings> {
    const { findVoyages, content } = this.parts;
    const [{ sailings, regions }, suites, stepFree] = await Promise.all([
      findVoyages.run(),
      content.findSuites(),
      this.findStepFree(),
    ]);
    const all = this.facetedOnce({ sailings, suites, claims: stepFree?.claims }, stepFree);
    return { all, matches: facetIndexOf(all).find(filter), regions };
  }

  private async findStepFree(): Promise<StepFreeCabins | undefined> {
    const { access } = await this.parts.vessel.getVessel();
    const numbers = access?.stepFree ?? [];
    const claims = numbers.length === 0 ? undefined : await this.parts.cabins.findClaims(numbers);
    return claims && { numbers, claims };
  }

  /** Returns the same list as before while the ports return the same objects. */
  private facetedOnce(sources: ListSources, stepFree: StepFreeCabins | undefined): readonly FacetedSailing[] {
    const { last } = this;
    const { sailings, suites, claims } = sources;
    if (last?.sailings === sailings && last.suites === suites && last.claims === claims) return last.all;
    const { youngestMonthsOf, flights } = this.parts;
    const all = toFaceted(sailings, { suites, youngestMonthsOf, stepFree, flights });
    this.last = { ...sources, all };
    return all;
  }
}
