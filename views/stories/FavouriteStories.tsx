import { type ReactNode, useContext } from 'react';
import { DEFAULT_MESSAGES } from '../../src/core/content/line-messages';
import { favouriteKey } from '../../src/core/favourites/favourite';
import { favouriteKeys, favouritesAmong, useFavourites } from '../favourites/favourites-part';
import { GuestList, GuestPart, GuestTemplateContext } from '../ui/GuestPart';
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
  const isTemplate = useContext(GuestTemplateContext);
  if (!guest) return null;
  const shownGuest = isTemplate ? undefined : guest;
  const items = Object.fromEntries(
    stories.map(({ slug, title, href }) => [
      favouriteKey({ type: 'STORY', value: slug }),
      <li key={slug}>
        <a href={href}>{title}</a>
      </li>,
    ]),
  );
  const keys = Object.keys(items).join(' ');
  return (
    <GuestPart
      name="favouritesAmong"
      about={keys}
      shownCase={favouritesAmong(shownGuest, keys)}
      cases={{
        some: (
          <Section>
            <ul className="favourite-stories__list">
              <GuestList name="favouriteKeys" shownItems={favouriteKeys(shownGuest)} items={items} />
            </ul>
          </Section>
        ),
        none: (
          <Section>
            <p className="favourite-stories__empty">{emptyMessage}</p>
          </Section>
        ),
        unknown: null,
      }}
    />
  );
}

const Section = ({ children }: { readonly children: ReactNode }) => (
  <section className="favourite-stories" aria-labelledby="favourite-stories-title" data-region="favourite-stories">
    <h2 className="favourite-stories__title" id="favourite-stories-title">
      {texts.favouritesTitle}
    </h2>
    {children}
  </section>
);
