import { compareDates } from '../shared/plain-date';
import { isCategory } from './categories';
import type { Story } from './story';

export const RELATED_STORIES_LIMIT = 3;

interface RelatedTo {
  /** The story being read; it is never among the answer. One that is not known is no mistake. */
  readonly currentSlug?: string;
  /** Names or slugs; default those of the story being read. */
  readonly categories?: readonly string[];
  /** Default and at most 3. */
  readonly limit?: number;
}

/**
 * What to read next (CNT-31, API-07): those with the most categories in common, then with the most ports and voyages
 * in common, then the newest. A story that has nothing in common is not related.
 */
export function relatedStories(
  stories: readonly Story[],
  { currentSlug, categories, limit = RELATED_STORIES_LIMIT }: RelatedTo,
): readonly Story[] {
  const current = stories.find(({ slug }) => slug === currentSlug);
  const wanted = categories ?? current?.categories ?? [];
  return stories
    .filter(({ slug }) => slug !== currentSlug)
    .map((story) => ({ story, categories: countCategories(story, wanted), places: countPlaces(story, current) }))
    .filter((found) => found.categories + found.places > 0)
    .toSorted(
      (one, other) =>
        other.categories - one.categories ||
        other.places - one.places ||
        compareDates(other.story.publishedOn, one.story.publishedOn),
    )
    .slice(0, Math.min(limit, RELATED_STORIES_LIMIT))
    .map(({ story }) => story);
}

const countCategories = (story: Story, wanted: readonly string[]) =>
  story.categories.filter((name) => wanted.some((asked) => isCategory(name, asked))).length;

const countPlaces = ({ portSlugs, voyageSlugs }: Story, current: Story | undefined) =>
  current === undefined ? 0 : countShared(portSlugs, current.portSlugs) + countShared(voyageSlugs, current.voyageSlugs);

const countShared = (some: readonly string[], others: readonly string[]) =>
  some.filter((one) => others.includes(one)).length;
