import type { FindVoyages } from '../voyages/find-voyages';
import type { ExcursionContent } from './excursion-content.port';
import type { ExcursionDemand } from './excursion-demand.port';
import type { ExperienceCategory } from './experience';
import { type ExperienceFilter, type FoundExperience, matchesFilter } from './experience-filter';
import { callsFor } from './port-calls';
import { type ExperienceOrder, sortExperiences } from './sort-experiences';

interface ExperienceSelection {
  readonly filter?: ExperienceFilter;
  readonly order?: ExperienceOrder;
  readonly preferences?: readonly string[];
}

interface FoundExperiences {
  readonly all: readonly FoundExperience[];
  readonly categories: readonly ExperienceCategory[];
}

export class FindExperiences {
  constructor(
    private readonly content: ExcursionContent,
    private readonly findVoyages: Pick<FindVoyages, 'run'>,
    private readonly demand: ExcursionDemand,
  ) {}

  async run(): Promise<FoundExperiences> {
    const [experiences, categories, { sailings }] = await Promise.all([
      this.content.findExperiences(),
      this.content.findCategories(),
      this.findVoyages.run(),
    ]);
    const experienceCalls = experiences.map((experience) => ({ experience, calls: callsFor(experience, sailings) }));
    const all = sortExperiences(experienceCalls, 'suggested', { preferences: [], confirmedSeats: new Map() });
    return { all, categories };
  }

  /** Filters and sorts experiences of `run`, which its caller needs first to interpret a request. */
  async among(
    all: readonly FoundExperience[],
    { filter = {}, order = 'suggested', preferences = [] }: ExperienceSelection,
  ): Promise<readonly FoundExperience[]> {
    const confirmedSeats = order === 'popular' ? await this.demand.countConfirmedSeats() : new Map<string, number>();
    return sortExperiences(
      all.filter((each) => matchesFilter(each, filter)),
      order,
      { preferences, confirmedSeats },
    );
  }
}
