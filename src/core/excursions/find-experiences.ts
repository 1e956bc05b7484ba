import type { FindVoyages } from '../voyages/find-voyages';
import type { ExcursionContent } from './excursion-content.port';
import type { ExcursionDemand } from './excursion-demand.port';
import type { ExperienceCategory } from './experience';
import { type ExperienceFilter, type FoundExperience, matchesFilter } from './experience-filter';
import { callsFor } from './port-calls';
import { type ExperienceOrder, sortExperiences } from './sort-experiences';

export interface FindExperiencesRequest {
  readonly filter?: ExperienceFilter;
  readonly order?: ExperienceOrder;
  /** Interests of a guest, who is suggested what matches them first. */
  readonly preferences?: readonly string[];
}

export interface FoundExperiences {
  /** What matches, in the order asked for. */
  readonly found: readonly FoundExperience[];
  /** Everything that there is, by the editors' rank: what a filter can choose from. */
  readonly all: readonly FoundExperience[];
  readonly categories: readonly ExperienceCategory[];
}

/** The experiences, each with the days to come on which it can be had; filtered and ordered (H45). */
export class FindExperiences {
  constructor(
    private readonly content: ExcursionContent,
    private readonly findVoyages: Pick<FindVoyages, 'run'>,
    private readonly demand: ExcursionDemand,
  ) {}

  async run(request: FindExperiencesRequest = {}): Promise<FoundExperiences> {
    const [experiences, categories, { sailings }] = await Promise.all([
      this.content.findExperiences(),
      this.content.findCategories(),
      this.findVoyages.run(),
    ]);
    const called = experiences.map((experience) => ({ experience, calls: callsFor(experience, sailings) }));
    const all = sortExperiences(called, 'suggested', { preferences: [], confirmedSeats: new Map() });
    return { found: await this.among(all, request), all, categories };
  }

  /** What matches of those that are at hand, in the order asked for. For who must see them all to understand a request. */
  async among(
    all: readonly FoundExperience[],
    { filter = {}, order = 'suggested', preferences = [] }: FindExperiencesRequest,
  ): Promise<readonly FoundExperience[]> {
    const confirmedSeats = order === 'popular' ? await this.demand.countConfirmedSeats() : new Map<string, number>();
    return sortExperiences(
      all.filter((each) => matchesFilter(each, filter)),
      order,
      { preferences, confirmedSeats },
    );
  }
}
