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
  readonly others: readonly FoundExperience[];
}

export class ShowExperience {
  constructor(
    private readonly findExperiences: Pick<FindExperiences, 'run'>,
    private readonly voyages: Pick<VoyageContent, 'findPorts'>,
  ) {}

  async run({
    categorySlug,
    slug,
  }: {
    readonly categorySlug: string;
    readonly slug: string;
  }): Promise<ShowExperienceOutcome> {
    const [{ all, categories }, ports] = await Promise.all([this.findExperiences.run(), this.voyages.findPorts()]);
    const shownExperience = all.find(({ experience }) => experience.slug === slug);
    const category = categories.find((candidate) => candidate.slug === shownExperience?.experience.categorySlug);
    const port = ports.find((candidate) => candidate.slug === shownExperience?.experience.portSlug);
    if (!shownExperience || !category || !port) return { kind: 'not-found' };
    if (category.slug !== categorySlug) return { kind: 'elsewhere', categorySlug: category.slug };
    return { kind: 'experience', ...shownExperience, category, port, others: othersLike(shownExperience, all) };
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
