import { FavouriteButton } from './FavouriteButton';
import { PagePartsContext } from '../ui/page-parts';

const story = { type: 'STORY', value: 'a-week-without-clocks', title: 'A week without clocks' } as const;
const suite = { type: 'SUITE', value: 'BR-I,SV', title: 'Seaview Suite' } as const;
const guest = { returnUrl: '/dev/gallery', savedIds: new Map([['STORY:a-week-without-clocks', 'favourite-1']]) };

export const forAVisitor = () => <FavouriteButton {...story} look="page" />;

export const savedFavourite = () => (
  <PagePartsContext.Provider value={{ favourites: { signInHref: '/login', guest } }}>
    <FavouriteButton {...story} look="page" />
  </PagePartsContext.Provider>
);

export const notSaved = () => (
  <PagePartsContext.Provider value={{ favourites: { signInHref: '/login', guest } }}>
    <FavouriteButton {...suite} look="page" />
  </PagePartsContext.Provider>
);
