import { DEFAULT_MESSAGES } from '../../src/core/content/line-messages';
import { useFavourites } from '../favourites/favourites-part';
import { storiesTexts as texts } from './stories.texts';

export interface StoryLink {
  readonly slug: string;
  readonly title: string;
  readonly href: string;
}

/** Shows the latest first (CNT-30). Renders nothing for visitors and while the favourites are unknown. */
export function FavouriteStories({
  stories,
  emptyMessage = DEFAULT_MESSAGES.noFavouriteStories,
}: {
  readonly stories: readonly StoryLink[];
  readonly emptyMessage?: string | undefined;
}) {
  const { guest } = useFavourites();
  if (!guest?.savedIds) return null;
  const bySlug = new Map(stories.map((story) => [`STORY:${story.slug}`, story]));
  const savedStories = [...guest.savedIds.keys()].flatMap((key) => bySlug.get(key) ?? []);
  return (
    <section className="favourite-stories" aria-labelledby="favourite-stories-title" data-region="favourite-stories">
      <h2 className="favourite-stories__title" id="favourite-stories-title">
        {texts.favouritesTitle}
      </h2>
      {savedStories.length > 0 ? (
        <ul className="favourite-stories__list">
          {savedStories.map(({ slug, title, href }) => (
            <li key={slug}>
              <a href={href}>{title}</a>
            </li>
          ))}
        </ul>
      ) : (
        <p className="favourite-stories__empty">{emptyMessage}</p>
      )}
    </section>
  );
}
