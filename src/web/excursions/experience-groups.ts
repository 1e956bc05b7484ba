import type { FoundExperience } from '../../core/excursions/experience-filter';
import type { ExperienceOrder } from '../../core/excursions/sort-experiences';
import type { ExperienceCategory } from '../../core/excursions/experience';

const shownInGroup = 3;
const shownInList = 12;
const withoutHeadings = 9;

export interface ExperienceGroup {
  readonly category?: ExperienceCategory;
  readonly shown: readonly FoundExperience[];
  readonly more: readonly FoundExperience[];
}

export function groupExperiences(
  found: readonly FoundExperience[],
  order: ExperienceOrder,
  categories: readonly ExperienceCategory[],
): readonly ExperienceGroup[] {
  if (found.length === 0) return [];
  if (order !== 'suggested' || found.length <= withoutHeadings) return [cut(found, shownInList)];
  return categories.flatMap((category) => {
    const here = found.filter(({ experience }) => experience.categorySlug === category.slug);
    return here.length > 0 ? [{ category, ...cut(here, shownInGroup) }] : [];
  });
}

const cut = (found: readonly FoundExperience[], count: number) => ({
  shown: found.slice(0, count),
  more: found.slice(count),
});
