import { FavouriteStories } from './FavouriteStories';
import { PagePartsContext } from '../ui/page-parts';

const stories = [
  { slug: 'bread-at-three', title: 'Bread at three', href: '/stories/bread-at-three' },
  { slug: 'a-week-without-clocks', title: 'A week without clocks', href: '/stories/a-week-without-clocks' },
];
const asGuest = (saved: ReadonlyMap<string, string>) => ({
  signInHref: '/login',
  guest: { returnUrl: '/stories', savedIds: saved },
});

export const two = () => (
  <PagePartsContext.Provider
    value={{ favourites: asGuest(new Map(stories.map(({ slug }) => [`STORY:${slug}`, slug]))) }}
  >
    <FavouriteStories stories={stories} />
  </PagePartsContext.Provider>
);
export const none = () => (
  <PagePartsContext.Provider value={{ favourites: asGuest(new Map()) }}>
    <FavouriteStories stories={stories} />
  </PagePartsContext.Provider>
);
