import type { FavouriteTileView } from './FavouriteTile';
import { FavouritesPage, type FavouritesListView, type FavouritesPageProps } from './FavouritesPage';

const names = [
  'Bread at three',
  'Grand Ocean Suite',
  'The Third Cave',
  'The Tuscan Sea to Monaco',
  'The library',
  'Three Nights on Hydra',
  'Seaview Suite',
];

const tile = (index: number): FavouriteTileView => ({
  id: `favourite-${index}`,
  kind: index % 2 ? 'Suite' : 'Story',
  title: names[index % names.length] ?? '',
  line:
    index % 3
      ? 'One sentence about it.'
      : 'A longer sentence, which goes on for so many words that it does not stand in two lines and has to end somewhere before it is over.',
  href: '/stories',
  engraving: { seed: `favourite-${index}`, subject: 'sea', title: names[index % names.length] ?? '' },
});
const many = (count: number) => Array.from({ length: count }, (_, index) => tile(index));

const list: FavouritesListView = {
  kind: 'list',
  contactId: 'contact-1',
  tab: '',
  count: 7,
  tiles: many(7),
  goneItems: [],
  skippedCount: 0,
  moreLink: { href: '/voyages', label: 'See all voyages' },
  isEditing: false,
  editHref: '/my-profile/favourites?edit=true',
  cancelHref: '/my-profile/favourites',
  removeAction: '/my-profile/favourites/remove',
};

const props: FavouritesPageProps = {
  frame: { path: '/my-profile/favourites', year: 2027, guest: { firstName: 'Eleanor', initials: 'EM' } },
  side: { email: 'guest@example.com', contactHref: '/contact-us?about=meeting' },
  tabs: ['All', 'Voyage', 'Suite', 'Experience', 'Story', 'Culinary Venue', 'Onboard'].map((label, index) => ({
    label,
    href: `/my-profile/favourites?tab=${label}`,
    isCurrent: index === 0,
  })),
  list,
};

export const none = () => <FavouritesPage {...props} list={{ ...list, count: 0, tiles: [] }} />;
export const one = () => <FavouritesPage {...props} list={{ ...list, count: 1, tiles: many(1) }} />;
export const several = () => <FavouritesPage {...props} />;
export const edited = () => <FavouritesPage {...props} list={{ ...list, isEditing: true }} />;
export const hundreds = () => (
  <FavouritesPage
    {...props}
    receipt={{ tone: 'success', text: '3 favourites are removed.' }}
    list={{
      ...list,
      count: 500,
      tiles: many(24),
      skippedCount: 2,
      more: { href: '/my-profile/favourites?show=48', text: '24 of 496 shown' },
      goneItems: [
        { id: 'gone-1', title: 'A voyage that has sailed, 3 – 10 May 2026', kind: 'Voyage' },
        { id: 'gone-2', title: 'The old bar', kind: 'Culinary Venue' },
      ],
    }}
  />
);
export const failed = () => (
  <FavouritesPage {...props} list={{ kind: 'failed', retryHref: '/my-profile/favourites' }} />
);
