import Joi from 'joi';
import type {
  AlertBanner,
  FeaturedTile,
  Intro,
  MenuItem,
  NavigationContent,
  SiteFoot,
} from '../../../core/content/site-navigation.port';
import type { Region } from '../../../core/voyages/voyage';
import { address, alert, foot, intro, linkFields, linkSchema } from '../../content-schemas/navigation';
import { list, text } from '../../content-schemas/values';
import type { EntryReader } from '../entry-reader';
import { asset, type AssetFields } from '../fields';

interface TileFields extends Omit<FeaturedTile, 'picture'> {
  readonly picture?: AssetFields;
}

interface ItemFields extends Omit<MenuItem, 'tiles' | 'subMenu'> {
  readonly subMenu: readonly MenuItem[];
  readonly tiles: readonly TileFields[];
}

interface NavigationFields {
  readonly menu: readonly ItemFields[];
  readonly foot: SiteFoot;
  readonly alert?: AlertBanner;
  readonly intro?: Intro;
}

const tile = Joi.object({ title: text.required(), eyebrow: text.required(), path: address.required(), picture: asset });
const item = Joi.object({
  ...linkFields,
  overview: text,
  showsRecentlyViewed: Joi.boolean(),
  subMenu: Joi.array().items(linkSchema).default([]),
  tiles: Joi.array().items(tile).max(2).default([]),
});

const schema: Joi.ObjectSchema<NavigationFields> = Joi.object({
  menu: list(item).unique('title').required(),
  foot: foot.required(),
  alert,
  intro,
});

export function readNavigation(entries: EntryReader, regions: readonly Region[]): NavigationContent {
  return entries.single('navigation', schema, ({ menu, ...rest }, context): NavigationContent => ({
    ...rest,
    regions: regions.map(({ slug, name }) => ({ slug, name })),
    menu: menu.map(({ subMenu, tiles, overview, showsRecentlyViewed, ...entry }): MenuItem => {
      if (subMenu.length === 0) return entry;
      const pictured = tiles.flatMap(({ picture: given, ...one }) => {
        const picture = context.maybePicture(given);
        return picture ? [{ ...one, picture }] : [];
      });
      return {
        ...entry,
        subMenu,
        ...(pictured.length > 0 ? { tiles: pictured } : {}),
        ...(overview ? { overview } : {}),
        ...(showsRecentlyViewed === undefined ? {} : { showsRecentlyViewed }),
      };
    }),
  }));
}
