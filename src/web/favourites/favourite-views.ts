import type { ContentKind } from '../../core/content/content-target';
import type { FavouriteItem, FavouriteType } from '../../core/favourites/favourite';
import { favouriteTabs } from '../../core/favourites/favourite-tabs';
import type { ShownFavourite, ShownItem } from '../../core/favourites/show-favourites';
import { favouritesListTexts as texts } from '../../../views/favourites/favourites-list.texts';
import type { FavouriteTileView } from '../../../views/favourites/FavouriteTile';
import type { Tab } from '../../../views/ui/Tabs';
import type { PictureView } from '../../../views/ui/picture-view';
import { hrefExtensionInquiry, hrefFavourites, hrefSuites, hrefVoyage } from '../hrefs';
import { paths } from '../paths';
import { contentHref } from '../content/content-href';

export function favouriteHref(
  { favourite: { type, value }, slug, parentSlug }: ShownItem<FavouriteItem>,
  vessel: string,
): string {
  if (type === 'VOYAGE') return hrefVoyage(slug, value);
  if (type === 'VOYAGE-EXTENSION') return hrefExtensionInquiry(slug);
  return contentHref({ kind: contentKinds[type], slug, parentSlug }, vessel);
}

const contentKinds: Readonly<Record<Exclude<FavouriteType, 'VOYAGE' | 'VOYAGE-EXTENSION'>, ContentKind>> = {
  SUITE: 'suite',
  EXPERIENCE: 'experience',
  STORY: 'story',
  'CULINARY VENUE': 'venue',
  ONBOARD: 'onboard',
};

export function linkToMore(
  type: FavouriteType | undefined,
  vessel: string,
): { readonly href: string; readonly label: string } {
  const hrefs: Readonly<Record<FavouriteType | 'all', string>> = {
    all: paths.voyages.list,
    VOYAGE: paths.voyages.list,
    SUITE: hrefSuites(vessel),
    EXPERIENCE: paths.excursions.otherName,
    STORY: paths.stories.list,
    'CULINARY VENUE': paths.culinary.list,
    ONBOARD: paths.onboard.list,
    'VOYAGE-EXTENSION': paths.extensions.list,
  };
  const key = type ?? 'all';
  return { href: hrefs[key], label: texts.ways[key] };
}

export const favouriteTabViews = (current: FavouriteType | undefined): readonly Tab[] => [
  { label: texts.all, href: hrefFavourites(), isCurrent: current === undefined },
  ...favouriteTabs.map((type) => ({
    label: texts.types[type],
    href: hrefFavourites({ tab: type }),
    isCurrent: type === current,
  })),
];

export function toFavouriteTile(
  shownFavourite: ShownFavourite,
  picture: PictureView | undefined,
  vessel: string,
): FavouriteTileView {
  const {
    favourite: { id, type },
    title,
    line,
  } = shownFavourite;
  const kind = texts.types[type];
  return {
    id,
    kind,
    title,
    line,
    href: favouriteHref(shownFavourite, vessel),
    ...(picture ? { picture } : { engraving: { seed: shownFavourite.slug, subject: 'sea', title, label: kind } }),
  };
}
