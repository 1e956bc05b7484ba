import Joi from 'joi';
import type { MenuItem, NavigationContent } from '../../core/content/site-navigation.port';
import { itemFields, linkSchema, navigationSchema, tileFields, type TileTexts } from '../content-schemas/navigation';
import { list, slug } from '../content-schemas/values';
import { readYaml } from './read-content';
import type { References } from './references';

type TileFile = TileTexts & { readonly picture: string };
type ItemFile = Omit<MenuItem, 'tiles'> & { readonly tiles?: readonly TileFile[] };

const tile = Joi.object({ ...tileFields, picture: slug.required() });
const item: Joi.ObjectSchema<ItemFile> = Joi.object({
  ...itemFields,
  subMenu: list(linkSchema),
  tiles: list(tile).max(2),
})
  .with('tiles', 'subMenu')
  .with('showsRecentlyViewed', 'subMenu')
  .with('overview', 'subMenu');

const schema = navigationSchema(item);

export function loadNavigation(
  file: string,
  references: Pick<References, 'pictures'>,
): Omit<NavigationContent, 'regions'> {
  const { menu, ...others } = readYaml(file, schema);
  const withPictures = (tiles: readonly TileFile[]) =>
    tiles.map((one) => ({ ...one, picture: references.pictures([one.picture], file)[0] }));
  return {
    ...others,
    menu: menu.map(({ tiles, ...entry }) => ({ ...entry, ...(tiles ? { tiles: withPictures(tiles) } : {}) })),
  };
}
