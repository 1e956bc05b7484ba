import type { FoundExperience } from '../../core/excursions/experience-filter';
import type { ExperienceOrder } from '../../core/excursions/sort-experiences';
import type { ExperienceCategory } from '../../core/excursions/experience';

const shownInGroup = 3;
const shownInList = 12;
const withoutHeadings = 9;

export interface ExperienceGroup {
  readonly category?: ExperienceCategory;
  readonly shownExperiences: readonly FoundExperience[];
  readonly more: readonly FoundExperience[];
}

export function groupExperiences(
  foundExperiences: readonly FoundExperience[],
  order: ExperienceOrder,
  categories: readonly ExperienceCategory[],
): readonly ExperienceGroup[] {
  if (foundExperiences.length === 0) return [];
  if (order !== 'suggested' || foundExperiences.length <= withoutHeadings) return [cut(foundExperiences, shownInList)];
  return categories.flatMap((category) => {
    const here = foundExperiences.filter(({ experience }) => experience.categorySlug === category.slug);
    return here.length > 0 ? [{ category, ...cut(here, shownInGroup) }] : [];
  });
}

const cut = (foundExperiences: readonly FoundExperience[], count: number) => ({
  shownExperiences: foundExperiences.slice(0, count),
  more: foundExperiences.slice(count),
});
