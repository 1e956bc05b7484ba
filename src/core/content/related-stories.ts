import { compareDates } from '../shared/plain-date';
import { isCategory } from './categories';
import type { Story } from './story';

export const RELATED_STORIES_LIMIT = 3;

interface RelatedTo {
  /** Slug of the current story, which is never in the result. An unknown slug is no error. */
  readonly currentSlug?: string;
  readonly categories?: readonly string[];
  readonly limit?: number;
}

/**
 * Related stories (CNT-31, API-07): those with the most categories in common first, then with the most ports and
 * voyages in common, then the newest. A story with nothing in common is left out.
 */
export function relatedStories(
  stories: readonly Story[],
  { currentSlug, categories, limit = RELATED_STORIES_LIMIT }: RelatedTo,
): readonly Story[] {
  const current = stories.find(({ slug }) => slug === currentSlug);
  const wantedCategories = categories ?? current?.categories ?? [];
  return stories
    .filter(({ slug }) => slug !== currentSlug)
    .map((story) => ({
      story,
      categories: countCategories(story, wantedCategories),
      places: countPlaces(story, current),
    }))
    .filter((match) => match.categories + match.places > 0)
    .toSorted(
      (one, other) =>
        other.categories - one.categories ||
        other.places - one.places ||
        compareDates(other.story.publishedOn, one.story.publishedOn),
    )
    .slice(0, Math.min(limit, RELATED_STORIES_LIMIT))
    .map(({ story }) => story);
}

const countCategories = (story: Story, wantedCategories: readonly string[]) =>
  story.categories.filter((name) => wantedCategories.some((wantedName) => isCategory(name, wantedName))).length;

const countPlaces = ({ portSlugs, voyageSlugs }: Story, current: Story | undefined) =>
  current === undefined ? 0 : countShared(portSlugs, current.portSlugs) + countShared(voyageSlugs, current.voyageSlugs);

const countShared = (some: readonly string[], others: readonly string[]) =>
  some.filter((one) => others.includes(one)).length;
