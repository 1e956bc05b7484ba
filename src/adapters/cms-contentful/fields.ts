import Joi from 'joi';
import { slug, toDay } from '../content-schemas/values';

/** Contentful sends a date as an instant, whatever the editor chose; its date part is the one that was typed. */
export const calendarDay = Joi.string().custom((value: string, helpers) => toDay(value.replace(/T.*$/, ''), helpers));
/** Contentful has no lists of numbers, so months are short texts. */
export const months = Joi.array()
  .items(Joi.string().pattern(/^([1-9]|1[0-2])$/, 'a month from 1 to 12'))
  .unique();
export const linkedEntry = Joi.object({ slug: slug.required() });
export const richText = Joi.object({
  nodeType: Joi.valid('document').required(),
  content: Joi.array().required(),
}).unknown(true);
export const position = Joi.number().integer();

/** Pictures are validated where they are built, so that a video among them is left out, and not the whole entry. */
export const asset = Joi.object({
  url: Joi.string(),
  width: Joi.number(),
  height: Joi.number(),
  description: Joi.string().allow(''),
  title: Joi.string().allow(''),
  contentType: Joi.string(),
});
export const assets = Joi.array().items(asset).default([]);

export interface AssetFields {
  readonly url?: string;
  readonly width?: number;
  readonly height?: number;
  readonly description?: string;
  readonly title?: string;
  readonly contentType?: string;
}

export interface SlugLink {
  readonly slug: string;
}
