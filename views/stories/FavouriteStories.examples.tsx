import { FavouritesContext } from '../favourites/favourites-context';
import { FavouriteStories } from './FavouriteStories';

const stories = [
  { slug: 'bread-at-three', title: 'Bread at three', href: '/stories/bread-at-three' },
  { slug: 'a-week-without-clocks', title: 'A week without clocks', href: '/stories/a-week-without-clocks' },
];
const asGuest = (saved: ReadonlyMap<string, string>) => ({
  signInHref: '/login',
  guest: { returnUrl: '/stories', savedIds: saved },
});

export const two = () => (
  <FavouritesContext.Provider value={asGuest(new Map(stories.map(({ slug }) => [`STORY:${slug}`, slug])))}>
    <FavouriteStories stories={stories} />
  </FavouritesContext.Provider>
);
export const none = () => (
  <FavouritesContext.Provider value={asGuest(new Map())}>
    <FavouriteStories stories={stories} />
  </FavouritesContext.Provider>
);
