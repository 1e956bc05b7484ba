import { alongVoyage } from '../../core/excursions/along-voyage';
import type { ExperienceCategory } from '../../core/excursions/experience';
import type { FoundExperience } from '../../core/excursions/experience-filter';
import { formatLongDate } from '../../core/shared/plain-date';
import { queryText } from '../../core/shared/query-text';
import type { VoyageSelectorView } from '../../../views/voyages/voyage-selector-view';
import { voyageSelectorTexts as texts } from '../../../views/voyages/voyage-selector.texts';
import type { BrowsingState } from '../voyages/voyage-browsing';
import { type SelectorContext, toVoyageSelector, voyageQuery } from '../voyages/voyage-selector-view';

export interface AlongChosenVoyage {
  readonly all: readonly FoundExperience[];
  readonly isOnVoyage: boolean;
  /** The query that selects the voyage on the next page, with its question mark; empty without a selection. */
  readonly query: string;
  readonly whenOf: (slug: string) => string | undefined;
  readonly reservationId?: string;
  readonly parameters: readonly (readonly [name: string, value: string | undefined])[];
}

const ofAllVoyages = (all: readonly FoundExperience[]): AlongChosenVoyage => ({
  all,
  isOnVoyage: false,
  query: '',
  parameters: [],
  whenOf: () => undefined,
});

export function alongChosenVoyage(browsing: BrowsingState, everything: readonly FoundExperience[]): AlongChosenVoyage {
  if (browsing.kind !== 'browsing') return ofAllVoyages(everything);
  const { choice, sailings } = browsing;
  const parameters = voyageQuery(choice.address);
  const query = `?${queryText(parameters)}`;
  if (choice.kind === 'every-voyage') return { ...ofAllVoyages(everything), query, parameters };
  const all = alongVoyage(everything, { sailings, days: choice.days });
  const dayTexts = new Map(all.map((foundExperience) => [foundExperience.experience.slug, whenText(foundExperience)]));
  return {
    all,
    isOnVoyage: true,
    reservationId: choice.trip.reservationId,
    query,
    parameters,
    whenOf: (slug) => dayTexts.get(slug),
  };
}

export function selectorOn(
  browsing: BrowsingState,
  context: SelectorContext,
): { readonly selector?: VoyageSelectorView; readonly notice?: string } {
  switch (browsing.kind) {
    case 'nothing':
      return {};
    case 'unavailable':
      return { notice: texts.unavailable };
    case 'browsing':
      return { selector: toVoyageSelector(browsing, context) };
  }
}

export const kindsOf = (
  { all, isOnVoyage }: AlongChosenVoyage,
  categories: readonly ExperienceCategory[],
): readonly ExperienceCategory[] =>
  isOnVoyage
    ? categories.filter(({ slug }) => all.some(({ experience }) => experience.categorySlug === slug))
    : categories;

function whenText({ calls }: FoundExperience): string | undefined {
  const [first, ...more] = calls;
  if (!first) return undefined;
  return more.length > 0
    ? texts.onDays(formatLongDate(first.date), more.length)
    : texts.on(formatLongDate(first.date), first.day);
}
