import { aSailing } from '../../../test/builders/a-sailing';
import { aSuite, aVoyage } from '../../../test/builders/a-voyage';
import { fakeLine } from '../../../test/builders/fake-line';
import { noTripChanges } from '../../../test/builders/no-trip-changes';
import { GetSailing } from '../voyages/get-sailing';
import { AddFavourite } from './add-favourite';
import type { Favourite, FavouriteItem } from './favourite';
import type { FavouriteList } from './favourite-list.port';
import { NameItem } from './name-item';

const asAny = <T>(parts: object) => parts as T;

const titled = (slug: string) => [asAny<never>({ slug, title: `The ${slug}`, name: `The ${slug}` })];

const { content, inventory } = fakeLine({
  voyages: [aVoyage(), aVoyage({ voyageId: 'HID', slug: 'hidden', isPublished: false })],
  sailings: [aSailing(), aSailing({ itineraryId: 'ON1-HID-270501-007', voyageId: 'HID' })],
  suites: [aSuite(), aSuite({ suiteId: 'BR-I,OS', title: 'Ocean Suite', cabins: ['601'] })],
});

const nameItem = new NameItem({
  voyages: content,
  getSailing: new GetSailing(
    content,
    inventory,
    { now: () => new Date('2027-01-01T12:00:00Z') },
    'America/New_York',
    noTripChanges,
  ),
  library: {
    findStories: async () => titled('story'),
    findVenues: async () => titled('venue'),
    findOnboardPages: async () => titled('onboard'),
    findExtensions: async () => titled('extension'),
  },
  excursions: { findExperiences: async () => titled('experience') },
});

describe('what a favourite button stands for', () => {
  it.each<[FavouriteItem['type'], string, string]>([
    ['VOYAGE', 'ON1-CYC-270412-007', 'Cyclades in Seven Nights, 12 – 19 April 2027'],
    ['SUITE', 'BR-I,SV', 'Seaview Suite'],
    ['SUITE', '502', 'Suite 502'],
    ['EXPERIENCE', 'experience', 'The experience'],
    ['STORY', 'story', 'The story'],
    ['CULINARY VENUE', 'venue', 'The venue'],
    ['ONBOARD', 'onboard', 'The onboard'],
    ['VOYAGE-EXTENSION', 'extension', 'The extension'],
  ])('FAV-02 names a %s by its value', async (type, value, description) => {
    expect(await nameItem.run({ type, value })).toBe(description);
    expect(await nameItem.run({ type, value: 'nothing' })).toBeUndefined();
  });

  it('FAV-02 H52 does not know a voyage that is not published', async () => {
    expect(await nameItem.run({ type: 'VOYAGE', value: 'ON1-HID-270501-007' })).toBeUndefined();
  });
});

describe('adding a favourite', () => {
  const saveRequests: unknown[] = [];
  const list: FavouriteList = {
    find: async () => [],
    save: async (request) => {
      saveRequests.push(request);
      return {
        kind: 'added',
        favourite: asAny<Favourite>({ ...request.item, id: 'one', description: request.description }),
      };
    },
    remove: async () => 'removed',
  };

  it('FAV-08 H38 writes what exists with its title, and nothing else', async () => {
    const addFavourite = new AddFavourite({ list, nameItem });
    expect(await addFavourite.run({ contactId: 'eleanor', item: { type: 'STORY', value: 'no-such' } })).toEqual({
      kind: 'unknown-item',
    });
    expect(saveRequests).toEqual([]);
    expect(await addFavourite.run({ contactId: 'eleanor', item: { type: 'STORY', value: 'story' } })).toMatchObject({
      kind: 'added',
    });
    expect(saveRequests).toEqual([
      { contactId: 'eleanor', item: { type: 'STORY', value: 'story' }, description: 'The story', max: 500 },
    ]);
  });
});
