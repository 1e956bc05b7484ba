import Joi from 'joi';
import type { FeaturedTile, NavigationContent } from '../../core/content/site-navigation.port';
import { list, text } from './values';

const address = Joi.string()
  .pattern(/^\/(?!\/)[\w\-./{}?=&%#]*$/, 'an address of this site')
  .pattern(/\{(?!vessel\})/, { name: 'a place other than {vessel}', invert: true });
const linkFields = {
  title: text.required(),
  className: Joi.string().pattern(/^[a-z][\w -]*$/, 'names of classes'),
  path: address.required(),
  gtm: Joi.object().pattern(/^[a-zA-Z_]{1,40}$/, text.max(100)),
};
export const linkSchema = Joi.object(linkFields);

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

export type TileTexts = Omit<FeaturedTile, 'picture'>;

export const tileFields = { title: text.required(), eyebrow: text.required(), path: address.required() };

/** Fields of an entry of the menu that both content systems name alike; lists that may be empty differ. */
export const itemFields = { ...linkFields, overview: text, showsRecentlyViewed: Joi.boolean() };

type NavigationFields<Item> = Omit<NavigationContent, 'menu' | 'regions'> & { readonly menu: readonly Item[] };

export const navigationSchema = <Item>(item: Joi.ObjectSchema<Item>): Joi.ObjectSchema<NavigationFields<Item>> =>
  Joi.object({ menu: list(item).unique('title').required(), foot: foot.required(), alert, intro });
