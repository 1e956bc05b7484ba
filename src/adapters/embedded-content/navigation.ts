import Joi from 'joi';
import type {
  AlertBanner,
  FeaturedTile,
  Intro,
  MenuItem,
  NavigationContent,
  SiteFoot,
} from '../../core/content/site-navigation.port';
import { list, slug, text } from './fields';
import { readYaml } from './read-content';
import type { References } from './references';

/** In the file a picture is its name. */
type TileFile = Omit<FeaturedTile, 'picture'> & { readonly picture: string };
type ItemFile = Omit<MenuItem, 'tiles'> & { readonly tiles?: readonly TileFile[] };

interface NavigationFile {
  readonly menu: readonly ItemFile[];
  readonly foot: SiteFoot;
  readonly alert?: AlertBanner;
  readonly intro?: Intro;
}

/** `/vessels/{vessel}/suites?x=1#y`: of this site, without a host. */
const address = Joi.string()
  .pattern(/^\/(?!\/)[\w\-./{}?=&%#]*$/, 'an address of this site')
  .pattern(/\{(?!vessel\})/, { name: 'a place other than {vessel}', invert: true });
const link = {
  title: text.required(),
  className: Joi.string().pattern(/^[a-z][\w -]*$/, 'names of classes'),
  path: address.required(),
  gtm: Joi.object().pattern(/^[a-zA-Z_]{1,40}$/, text.max(100)),
};
const linkSchema = Joi.object(link);

const tile = Joi.object({
  title: text.required(),
  eyebrow: text.required(),
  path: address.required(),
  picture: slug.required(),
});
const item = Joi.object({
  ...link,
  subMenu: list(linkSchema),
  tiles: list(tile).max(2),
  showsRecentlyViewed: Joi.boolean(),
  overview: text,
})
  .with('tiles', 'subMenu')
  .with('showsRecentlyViewed', 'subMenu')
  .with('overview', 'subMenu');

const foot = Joi.object({
  quote: Joi.object({ words: text.required(), attribution: text.required() }),
  callToAction: Joi.object({
    title: text.required(),
    words: text.required(),
    label: text.required(),
    path: address.required(),
  }).required(),
  columns: list(Joi.object({ title: text.required(), links: list(linkSchema).required() })).required(),
  legal: list(linkSchema).required(),
});

const alert = Joi.object({
  cookie: Joi.object({
    name: Joi.string()
      .pattern(/^[\w-]{1,60}$/, 'the name of a cookie')
      .required(),
    value: Joi.string()
      .pattern(/^[\w-]{1,60}$/, 'the value of a cookie')
      .invalid('false')
      .required(),
    days: Joi.number().integer().min(1).max(365).required(),
  }).required(),
  words: text.required(),
  link: Joi.object({ label: text.required(), path: address.required() }),
});

const step = Joi.object({ title: text.required(), words: text.required(), action: text.required() });
const intro = Joi.object({ paths: list(address).required(), header: step.required(), body: step.required() });

const schema: Joi.ObjectSchema<NavigationFile> = Joi.object({
  menu: list(item).unique('title').required(),
  foot: foot.required(),
  alert,
  intro,
});

/** @throws ContentError */
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
