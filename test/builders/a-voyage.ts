import type { Suite, Voyage } from '../../src/core/voyages/voyage';

/** A published voyage of seven nights; say what matters to the test. */
export const aVoyage = (parts: Partial<Voyage> = {}): Voyage => ({
  voyageId: 'CYC',
  slug: 'cyclades-in-seven-nights',
  title: 'Cyclades in Seven Nights',
  region: 'Greek Isles',
  regionSlug: 'greek-isles',
  nights: 7,
  isPublished: true,
  summary: 'Six islands.',
  body: 'One.\n\nTwo.',
  highlights: ['Delos'],
  pictures: [{ name: 'aegean-cove', alt: 'A cove.' }],
  days: [{ day: 1, type: 'Docked', title: 'Athens', departs: '20:00', description: 'Board.' }],
  route: [{ portSlug: 'piraeus', name: 'Athens', latitude: 37.9, longitude: 23.6, days: [1, 8] }],
  embarkPort: 'Athens',
  debarkPort: 'Athens',
  vessel: 'Ondine I',
  ...parts,
});

export const aSuite = (parts: Partial<Suite> = {}): Suite => ({
  category: 'SV',
  slug: 'seaview-suite',
  suiteId: 'BR-I,SV',
  title: 'Seaview Suite',
  summary: 'A bright room.',
  body: 'You wake at the level of the sea.',
  squareMetres: 36,
  terraceSquareMetres: 6,
  maxGuests: 2,
  decks: [5],
  cabinCount: 14,
  cabins: ['501', '502'],
  primaryFeatures: [{ icon: 'bed', title: 'Bed', body: 'Queen or twin.' }],
  secondaryFeatures: [],
  pictures: [{ name: 'suite-seaview', alt: 'A suite.' }],
  ...parts,
});
