import type { Request } from 'express';
import { builtPictures } from '../../../test/builders/built-pictures';
import { favouriteTypes } from '../../core/favourites/favourite';
import type { ShownFavourite, ShownFavourites } from '../../core/favourites/show-favourites';
import { favouriteHref, linkToMore } from './favourite-views';
import { FavouritesListPages } from './favourites-list.pages';

const shown = (type: ShownFavourite['favourite']['type'], value: string): ShownFavourite => ({
  favourite: { id: `id-${value}`, type, value, description: value },
  title: value,
  line: '',
  slug: `slug-${value}`,
  parentSlug: 'ashore',
  pictures: [],
});
const many = (count: number): ShownFavourites => ({
  items: Array.from({ length: count }, (_, at) => shown('STORY', String(at))),
  goneItems: [],
  skippedCount: 0,
});

async function pageOf(run: () => Promise<ShownFavourites>, query: object = {}) {
  const pages = new FavouritesListPages({
    showFavourites: { run },
    removeFavourites: { run: async () => 'removed' },
    side: { read: async () => ({ side: { contactHref: '/contact-us' } }) },
    assets: builtPictures(),
    policy: { vesselSlug: 'ondine-1' },
  });
  const { props } = await pages.show({
    query,
    session: { guest: { contactId: 'eleanor' } },
    log: { warn: () => undefined },
  } as unknown as Request);
  return props;
}
const listOf = async (count: number, query: object = {}) => {
  const { list } = await pageOf(async () => many(count), query);
  if (list.kind === 'failed') throw new Error('The list failed.');
  return list;
};

describe('the page of a guest’s favourites', () => {
  it('FAV-03 shows 0, 1 and 500, the rest behind a link that keeps tab and edit mode', async () => {
    expect(await listOf(0)).toMatchObject({ count: 0, tiles: [] });
    expect((await listOf(1)).tiles).toHaveLength(1);
    const first = await listOf(500, { tab: 'STORY', edit: 'true' });
    expect([first.tiles.length, first.count, first.more?.href]).toEqual([
      24,
      500,
      '/my-profile/favourites?tab=STORY&show=48&edit=true#favourite-id-24',
    ]);
    const all = await listOf(500, { show: '504' });
    expect([all.tiles.length, all.more]).toEqual([500, undefined]);
    expect((await listOf(500, { show: '99999' })).tiles).toHaveLength(24);
  });

  it('FAV-03 shows on a tile its own picture, or else an engraving that names its kind', async () => {
    const picture = { name: 'aegean-cove', alt: 'A cove.' };
    const items = [{ ...shown('SUITE', 'a'), pictures: [picture] }, shown('CULINARY VENUE', 'b')];
    const { list } = await pageOf(async () => ({ items, goneItems: [], skippedCount: 0 }));
    expect(list).toMatchObject({
      tiles: [
        { id: 'id-a', kind: 'Suite', title: 'a', href: '/vessels/ondine-1/suites/slug-a', picture: { alt: 'A cove.' } },
        { id: 'id-b', kind: 'Culinary Venue', engraving: { seed: 'slug-b', title: 'b', label: 'Culinary Venue' } },
      ],
    });
  });

  it('FAV-07 H52 shows the rest when some are offered no more and some cannot be fetched', async () => {
    const gone = [
      { id: 'gone-1', type: 'VOYAGE', value: 'ON1-CYC-200101-007', description: 'Cyclades, 1 – 8 January 2020' },
    ] as const;
    const { list } = await pageOf(async () => ({ ...many(2), goneItems: gone, skippedCount: 3 }));
    expect(list).toMatchObject({
      count: 6,
      skippedCount: 3,
      tiles: [{ id: 'id-0' }, { id: 'id-1' }],
      goneItems: [{ id: 'gone-1', title: 'Cyclades, 1 – 8 January 2020', kind: 'Voyage' }],
    });
  });

  it('E2 replaces the list alone when it cannot be read', async () => {
    const { list, tabs } = await pageOf(
      async () => {
        throw new Error('down');
      },
      { tab: 'SUITE' },
    );
    expect(list).toEqual({ kind: 'failed', retryHref: '/my-profile/favourites?tab=SUITE' });
    expect(tabs.map(({ label, isCurrent }) => `${label}${isCurrent ? '*' : ''}`)).toEqual([
      'All',
      'Voyage',
      'Suite*',
      'Experience',
      'Story',
      'Culinary Venue',
      'Onboard',
    ]);
  });

  it('FAV-06 H39 leads from each kind to its own pages, and from an empty tab to where there are some', () => {
    expect(
      favouriteTypes.map((type) =>
        favouriteHref(shown(type, type === 'VOYAGE' ? 'ON1-CYC-270412-007' : 'x'), 'ondine-1'),
      ),
    ).toEqual([
      '/voyages/slug-ON1-CYC-270412-007?id=ON1-CYC-270412-007',
      '/vessels/ondine-1/suites/slug-x',
      '/shore-and-sea-experiences/ashore/slug-x',
      '/stories/slug-x',
      '/culinary-and-beverage/venue/slug-x',
      '/life-onboard/slug-x',
      '/voyage-extensions/inquire?extension=slug-x',
    ]);
    expect([undefined, ...favouriteTypes].map((type) => linkToMore(type, 'ondine-1').href)).toEqual([
      '/voyages',
      '/voyages',
      '/vessels/ondine-1/suites',
      '/experiences',
      '/stories',
      '/culinary-and-beverage',
      '/life-onboard',
      '/voyage-extensions',
    ]);
  });
});
