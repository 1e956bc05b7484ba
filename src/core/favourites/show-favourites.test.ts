import fc from 'fast-check';
import { aSailing } from '../../../test/builders/a-sailing';
import { aSuite, aVoyage } from '../../../test/builders/a-voyage';
import { fakeLine } from '../../../test/builders/fake-line';
import { type Favourite, type FavouriteItem, favouriteTypes } from './favourite';
import { FavouriteDetails } from './favourite-details';
import { favouriteTabs, readFavouriteTab } from './favourite-tabs';
import { ShowFavourites } from './show-favourites';

const titled = (slug: string) => [
  {
    slug,
    title: `The ${slug}`,
    name: `The ${slug}`,
    excerpt: 'x',
    summary: 'x',
    subtitle: 'x',
    categorySlug: 'ashore',
    pictures: [],
  } as never,
];
const itineraryId = 'ON1-CYC-270412-007';
const { content, inventory } = fakeLine({
  voyages: [aVoyage(), aVoyage({ voyageId: 'HID', slug: 'hidden', isPublished: false })],
  sailings: [aSailing(), aSailing({ itineraryId: 'ON1-HID-270501-007', voyageId: 'HID' })],
  suites: [aSuite()],
});
const aFavourite = (type: FavouriteItem['type'], value: string): Favourite => ({
  id: `${type}:${value}`,
  type,
  value,
  description: value,
});

function shower(list: readonly Favourite[], findStories = async () => titled('story')) {
  const failures: string[] = [];
  const details = new FavouriteDetails({
    voyages: content,
    inventory,
    library: {
      findStories,
      findVenues: async () => titled('venue'),
      findOnboardPages: async () => titled('onboard'),
      findExtensions: async () => titled('extension'),
    },
    excursions: { findExperiences: async () => titled('experience') },
    onFailure: (_error, type) => void failures.push(type),
  });
  return { show: new ShowFavourites({ find: async () => list }, details), failures };
}

const oneOfEach = [
  aFavourite('VOYAGE', itineraryId),
  aFavourite('SUITE', 'BR-I,SV'),
  aFavourite('EXPERIENCE', 'experience'),
  aFavourite('STORY', 'story'),
  aFavourite('CULINARY VENUE', 'venue'),
  aFavourite('ONBOARD', 'onboard'),
  aFavourite('VOYAGE-EXTENSION', 'extension'),
];

describe('what a guest keeps', () => {
  it('FAV-03 H38 stands under its type, extensions under All, in the order of the list', async () => {
    const { show } = shower(oneOfEach);
    expect((await show.run({ contactId: 'eleanor' })).items.map(({ favourite }) => favourite.type)).toEqual([
      ...favouriteTypes,
    ]);
    for (const type of favouriteTypes)
      expect((await show.run({ contactId: 'eleanor', type })).items.map(({ favourite }) => favourite.type)).toEqual([
        type,
      ]);
    expect((await show.run({ contactId: 'eleanor', type: 'VOYAGE' })).items[0]).toMatchObject({
      title: 'Cyclades in Seven Nights',
      line: '12 – 19 April 2027',
      slug: aVoyage().slug,
    });
    expect(favouriteTabs).toEqual(['VOYAGE', 'SUITE', 'EXPERIENCE', 'STORY', 'CULINARY VENUE', 'ONBOARD']);
    expect([
      readFavouriteTab('SUITE'),
      readFavouriteTab('suite'),
      readFavouriteTab(undefined),
      readFavouriteTab(['SUITE']),
    ]).toEqual(['SUITE', undefined, undefined, undefined]);
  });

  it('FAV-07 skips what cannot be fetched, and nothing else', async () => {
    const { show, failures } = shower(oneOfEach, async () => {
      throw new Error('down');
    });
    const { items, goneItems, skippedCount } = await show.run({ contactId: 'eleanor' });
    expect({ items: items.length, gone: goneItems.length, skipped: skippedCount, failures }).toEqual({
      items: 6,
      gone: 0,
      skipped: 1,
      failures: ['STORY'],
    });
  });

  it('FAV-07 H52 tells apart what was withdrawn or has sailed', async () => {
    const { show } = shower([
      aFavourite('VOYAGE', 'ON1-HID-270501-007'),
      aFavourite('VOYAGE', 'ON1-CYC-200101-007'),
      aFavourite('STORY', 'story'),
      aFavourite('SUITE', 'BR-I,ZZ'),
    ]);
    const { items, goneItems, skippedCount } = await show.run({ contactId: 'eleanor' });
    expect({
      items: items.map(({ slug }) => slug),
      gone: goneItems.map(({ value }) => value),
      skipped: skippedCount,
    }).toEqual({
      items: ['story'],
      gone: ['ON1-HID-270501-007', 'ON1-CYC-200101-007', 'BR-I,ZZ'],
      skipped: 0,
    });
  });

  it('FAV-07 loses and doubles nothing, whatever is stored', async () => {
    const item = fc.record({
      type: fc.constantFrom(...favouriteTypes),
      value: fc.constantFrom(itineraryId, 'story', 'venue', 'BR-I,SV', 'nothing'),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(item, { selector: ({ type, value }) => `${type}:${value}`, maxLength: 30 }),
        fc.boolean(),
        async (list, isDown) => {
          const { show } = shower(
            list.map(({ type, value }) => aFavourite(type, value)),
            isDown
              ? async () => {
                  throw new Error('down');
                }
              : undefined,
          );
          const { items, goneItems, skippedCount } = await show.run({ contactId: 'eleanor' });
          expect(
            new Set([...items.map(({ favourite }) => favourite.id), ...goneItems.map(({ id }) => id)]).size +
              skippedCount,
          ).toBe(list.length);
        },
      ),
      { numRuns: 40 },
    );
  });
});
