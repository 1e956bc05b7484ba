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
import type { EntryReader } from '../entry-reader';
import { asset, type AssetFields, list, text } from '../fields';

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
const tile = Joi.object({ title: text.required(), eyebrow: text.required(), path: address.required(), picture: asset });
const item = Joi.object({
  ...link,
  overview: text,
  showsRecentlyViewed: Joi.boolean(),
  subMenu: Joi.array().items(linkSchema).default([]),
  tiles: Joi.array().items(tile).max(2).default([]),
});

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

const schema: Joi.ObjectSchema<NavigationFields> = Joi.object({
  menu: list(item).unique('title').required(),
  foot: foot.required(),
  alert,
  intro,
});

/** What surrounds every page. @throws BrokenEntry */
export function readNavigation(entries: EntryReader, regions: readonly Region[]): NavigationContent {
  return entries.single('navigation', schema, ({ menu, ...rest }, context): NavigationContent => ({
    ...rest,
    regions: regions.map(({ slug, name }) => ({ slug, name })),
    menu: menu.map(({ subMenu, tiles, overview, showsRecentlyViewed, ...entry }): MenuItem => {
      // What only a panel has is left out of an entry that opens none.
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
