import type { FavouriteType } from '../../src/core/favourites/favourite';

export const favouritesListTexts = {
  title: 'My Favourites',
  description: 'What you have kept: voyages, suites, experiences, stories and places.',
  tabsLabel: 'Favourites by kind',
  all: 'All',
  edit: 'Edit',
  cancel: 'Cancel',
  remove: 'Remove',
  choose: 'Choose what to remove.',
  chosen: (count: number) => (count === 0 ? 'Choose what to remove.' : `${count} chosen.`),
  nothingChosen: 'Nothing was chosen, so nothing was removed.',
  removed: (count: number) => (count === 1 ? 'One favourite is removed.' : `${count} favourites are removed.`),
  count: (count: number) => (count === 1 ? 'One favourite' : `${count} favourites`),
  shown: (shownCount: number, count: number) => `${shownCount} of ${count} shown`,
  more: 'Show more favourites',
  choice: (title: string) => `Remove ${title}`,
  skipped: (count: number) =>
    count === 1
      ? 'One favourite cannot be shown at this moment. It is still kept.'
      : `${count} favourites cannot be shown at this moment. They are still kept.`,
  gone: 'No longer offered',
  goneNote: 'You kept these, and they have left our program or have sailed. Edit the list to remove them.',
  subject: 'Your favourites',
  emptyTitle: 'Save your favourites',
  empty: 'Choose the heart on anything that you would like to come back to, and you find it here.',
  ways: {
    all: 'See all voyages',
    VOYAGE: 'See all voyages',
    SUITE: 'See the suites',
    EXPERIENCE: 'See the experiences',
    STORY: 'Read the stories',
    'CULINARY VENUE': 'See where you dine',
    ONBOARD: 'See life on board',
    'VOYAGE-EXTENSION': 'See the voyage extensions',
  } satisfies Readonly<Record<FavouriteType | 'all', string>>,
  /** Labels are in title case, values as the wire spells them (H38). */
  types: {
    VOYAGE: 'Voyage',
    SUITE: 'Suite',
    EXPERIENCE: 'Experience',
    STORY: 'Story',
    'CULINARY VENUE': 'Culinary Venue',
    ONBOARD: 'Onboard',
    'VOYAGE-EXTENSION': 'Voyage Extension',
  } satisfies Readonly<Record<FavouriteType, string>>,
} as const;
