import Joi from 'joi';
import type { MenuItem, NavigationContent } from '../../../core/content/site-navigation.port';
import type { Region } from '../../../core/voyages/voyage';
import { itemFields, linkSchema, navigationSchema, tileFields, type TileTexts } from '../../content-schemas/navigation';
import type { EntryReader } from '../entry-reader';
import { asset, type AssetFields } from '../fields';

interface ItemFields extends Omit<MenuItem, 'tiles' | 'subMenu'> {
  readonly subMenu: readonly MenuItem[];
  readonly tiles: readonly (TileTexts & { readonly picture?: AssetFields })[];
}

const tile = Joi.object({ ...tileFields, picture: asset });
const item: Joi.ObjectSchema<ItemFields> = Joi.object({
  ...itemFields,
  subMenu: Joi.array().items(linkSchema).default([]),
  tiles: Joi.array().items(tile).max(2).default([]),
});

const schema = navigationSchema(item);

export function readNavigation(entries: EntryReader, regions: readonly Region[]): NavigationContent {
  return entries.single('navigation', schema, ({ menu, ...rest }, context): NavigationContent => ({
    ...rest,
    regions: regions.map(({ slug, name }) => ({ slug, name })),
    menu: menu.map(({ subMenu, tiles, overview, showsRecentlyViewed, ...entry }): MenuItem => {
      if (subMenu.length === 0) return entry;
      const picturedTiles = tiles.flatMap(({ picture: pictureFields, ...one }) => {
        const picture = context.maybePicture(pictureFields);
        return picture ? [{ ...one, picture }] : [];
      });
      return {
        ...entry,
        subMenu,
        ...(picturedTiles.length > 0 ? { tiles: picturedTiles } : {}),
        ...(overview ? { overview } : {}),
        ...(showsRecentlyViewed === undefined ? {} : { showsRecentlyViewed }),
      };
    }),
  }));
}
