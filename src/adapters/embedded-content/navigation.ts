import Joi from 'joi';
import type {
  AlertBanner,
  FeaturedTile,
  Intro,
  MenuItem,
  NavigationContent,
  SiteFoot,
} from '../../core/content/site-navigation.port';
import { address, alert, foot, intro, linkFields, linkSchema } from '../content-schemas/navigation';
import { list, slug, text } from '../content-schemas/values';
import { readYaml } from './read-content';
import type { References } from './references';

type TileFile = Omit<FeaturedTile, 'picture'> & { readonly picture: string };
type ItemFile = Omit<MenuItem, 'tiles'> & { readonly tiles?: readonly TileFile[] };

interface NavigationFile {
  readonly menu: readonly ItemFile[];
  readonly foot: SiteFoot;
  readonly alert?: AlertBanner;
  readonly intro?: Intro;
}

const tile = Joi.object({
  title: text.required(),
  eyebrow: text.required(),
  path: address.required(),
  picture: slug.required(),
});
const item = Joi.object({
  ...linkFields,
  subMenu: list(linkSchema),
  tiles: list(tile).max(2),
  showsRecentlyViewed: Joi.boolean(),
  overview: text,
})
  .with('tiles', 'subMenu')
  .with('showsRecentlyViewed', 'subMenu')
  .with('overview', 'subMenu');

const schema: Joi.ObjectSchema<NavigationFile> = Joi.object({
  menu: list(item).unique('title').required(),
  foot: foot.required(),
  alert,
  intro,
});

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
