import { shownPorts } from '../destinations/destinations';
import type { Port } from '../voyages/voyage';
import type { VoyageContent } from '../voyages/voyage-content.port';
import type { ExperienceCategory } from './experience';
import type { FoundExperience } from './experience-filter';
import type { FindExperiences } from './find-experiences';

type ShowExperienceOutcome =
  | { readonly kind: 'not-found' }
  | { readonly kind: 'elsewhere'; readonly categorySlug: string }
  | ({ readonly kind: 'experience' } & ShownExperience);

export interface ShownExperience extends FoundExperience {
  readonly category: ExperienceCategory;
  readonly port: Port;
  /** False for a port at which no published voyage calls, such as when the only one was withdrawn. */
  readonly hasPortPage: boolean;
  readonly others: readonly FoundExperience[];
}

export class ShowExperience {
  constructor(
    private readonly findExperiences: Pick<FindExperiences, 'run'>,
    private readonly voyages: Pick<VoyageContent, 'findPorts' | 'findVoyages'>,
  ) {}

  async run({
    categorySlug,
    slug,
  }: {
    readonly categorySlug: string;
    readonly slug: string;
  }): Promise<ShowExperienceOutcome> {
    const [{ all, categories }, ports, voyages] = await Promise.all([
      this.findExperiences.run(),
      this.voyages.findPorts(),
      this.voyages.findVoyages(),
    ]);
    const shownExperience = all.find(({ experience }) => experience.slug === slug);
    const category = categories.find((candidate) => candidate.slug === shownExperience?.experience.categorySlug);
    const port = ports.find((candidate) => candidate.slug === shownExperience?.experience.portSlug);
    if (!shownExperience || !category || !port) return { kind: 'not-found' };
    if (category.slug !== categorySlug) return { kind: 'elsewhere', categorySlug: category.slug };
    return {
      kind: 'experience',
      ...shownExperience,
      category,
      port,
      hasPortPage: shownPorts({ ports: [port], voyages }).length > 0,
      others: othersLike(shownExperience, all),
    };
  }
}

function othersLike(shownExperience: FoundExperience, all: readonly FoundExperience[]): readonly FoundExperience[] {
  const { slug, portSlug, categorySlug } = shownExperience.experience;
  const others = all.filter(({ experience }) => experience.slug !== slug);
  const atPort = others.filter(({ experience }) => experience.portSlug === portSlug);
  return [
    ...atPort,
    ...others.filter(({ experience }) => experience.portSlug !== portSlug && experience.categorySlug === categorySlug),
  ];
}
