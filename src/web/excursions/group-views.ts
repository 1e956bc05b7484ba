import type { Port } from '../../core/voyages/voyage';
import type { ExperienceCardView } from '../../../views/excursions/ExperienceCard';
import type { ExperienceGroupView } from '../../../views/excursions/ExperienceGroups';
import { hrefExperienceCategory } from '../hrefs';
import type { BuiltAssets } from '../rendering/built-assets';
import type { AlongChosenVoyage } from './along-chosen-voyage';
import { toExperienceCards } from './experience-cards';
import type { ExperienceGroup } from './experience-groups';

interface GroupSources {
  readonly groups: readonly ExperienceGroup[];
  readonly ports: readonly Port[];
  readonly assets: BuiltAssets;
  readonly along: AlongChosenVoyage;
}

export function toGroupViews({ groups, ports, assets, along }: GroupSources): readonly ExperienceGroupView[] {
  const inOrder = [
    ...groups.flatMap(({ shownExperiences }) => shownExperiences),
    ...groups.flatMap(({ more }) => more),
  ];
  const experiences = inOrder.map(({ experience }) => experience);
  const cards = new Map(toExperienceCards({ experiences, ports, assets, along }).map((card) => [card.slug, card]));
  const cardsOf = (foundExperiences: ExperienceGroup['shownExperiences']): readonly ExperienceCardView[] =>
    foundExperiences.flatMap(({ experience }) => cards.get(experience.slug) ?? []);
  return groups.map(({ category, shownExperiences, more }) => ({
    id: category?.slug ?? 'all',
    ...(category && {
      title: category.title,
      summary: category.summary,
      href: `${hrefExperienceCategory(category.slug)}${along.query}`,
    }),
    shownCards: cardsOf(shownExperiences),
    more: cardsOf(more),
  }));
}
