import { type FavouriteItem, favouriteKey, isCabinFavourite } from '../../core/favourites/favourite';
import type { ShownItem, ShownItems } from '../../core/favourites/show-favourites';
import { isFunnelSuite } from '../../core/reserve/suite-id';
import { writeShortlist } from '../../core/shortlist/shortlist';
import type { FacetedSailing } from '../../core/voyages/sailing-filter';
import { BY_APPOINTMENT, fareFromText } from '../../core/voyages/suite-price';
import { favouritesListTexts } from '../../../views/favourites/favourites-list.texts';
import type { ShortlistItemView, ShortlistSectionView, ShortlistView } from '../../../views/shortlist/shortlist-view';
import { favouriteHref } from '../favourites/favourite-views';
import { hrefInquireAbout, hrefWatch } from '../hrefs';
import type { BuiltAssets } from '../rendering/built-assets';
import { ownPictureViews } from '../rendering/own-pictures';

interface ViewSources {
  readonly source: ShortlistView['source'];
  readonly goneItems: ShortlistView['goneItems'];
  readonly coming: readonly FacetedSailing[];
  readonly assets: BuiltAssets;
  readonly vesselSlug: string;
}

const sectionIds = ['voyages', 'suites', 'cabins', 'experiences', 'others'] as const;

export function toShortlistView(
  { items, skippedCount }: Pick<ShownItems<FavouriteItem>, 'items' | 'skippedCount'>,
  sources: ViewSources,
): ShortlistView {
  const pictures = ownPictureViews(sources.assets, items);
  const views = items.map((item, index) => ({
    id: sectionOf(item.favourite),
    view: toItem(item, pictures[index], sources),
  }));
  const itemsText = writeShortlist(items.map(({ favourite }) => favourite));
  return {
    source: sources.source,
    sections: sectionIds.flatMap((id): readonly ShortlistSectionView[] => {
      const ofSection = views.flatMap((one) => (one.id === id ? [one.view] : []));
      return ofSection.length > 0 ? [{ id, items: ofSection }] : [];
    }),
    goneItems: sources.goneItems,
    isShort: skippedCount > 0,
    items: itemsText,
    inquireHref: hrefInquireAbout(itemsText),
  };
}

function sectionOf(favourite: FavouriteItem): ShortlistSectionView['id'] {
  switch (favourite.type) {
    case 'VOYAGE':
      return 'voyages';
    case 'SUITE':
      return isCabinFavourite(favourite) ? 'cabins' : 'suites';
    case 'EXPERIENCE':
      return 'experiences';
    case 'STORY':
    case 'CULINARY VENUE':
    case 'ONBOARD':
    case 'VOYAGE-EXTENSION':
      return 'others';
  }
}

function toItem(
  item: ShownItem<FavouriteItem>,
  picture: ShortlistItemView['picture'],
  { coming, vesselSlug }: ViewSources,
): ShortlistItemView {
  const { favourite, title, line, slug } = item;
  const { type, value } = favourite;
  const kind = favouritesListTexts.types[type];
  const price = priceOf(favourite, coming);
  return {
    key: favouriteKey(favourite),
    kind,
    title,
    line,
    href: favouriteHref(item, vesselSlug),
    ...(price === undefined ? {} : { price }),
    ...(picture ? { picture } : { engraving: { seed: slug, subject: 'sea', title, label: kind } }),
    ...boxOf(favourite, slug),
    ...(type === 'VOYAGE' ? { watchHref: hrefWatch(value) } : {}),
  };
}

function boxOf(favourite: FavouriteItem, slug: string): Pick<ShortlistItemView, 'box'> {
  const section = sectionOf(favourite);
  if (section === 'others') return {};
  return { box: `${section}.${section === 'voyages' || section === 'cabins' ? favourite.value : slug}` };
}

/** Returns the price on the item's own page; for a suite the lowest of the coming sailings. */
function priceOf({ type, value }: FavouriteItem, coming: readonly FacetedSailing[]): string | undefined {
  if (type === 'VOYAGE') {
    const nextSailing = coming.find(({ sailing }) => sailing.itineraryId === value);
    return nextSailing && fareFromText(nextSailing.sailing.fromPrice);
  }
  if (type !== 'SUITE') return undefined;
  if (isFunnelSuite(value)) return BY_APPOINTMENT;
  const fares = coming.flatMap(
    ({ suites }) => suites.find(({ suite }) => suite.suiteId === value || suite.cabins.includes(value))?.fare ?? [],
  );
  return fareFromText(fares.toSorted((one, other) => one.amount - other.amount)[0]);
}
