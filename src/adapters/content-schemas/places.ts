import Joi from 'joi';
import type { Port, Region } from '../../core/voyages/voyage';
import { slug, text, timeZone } from './values';

export type RegionTexts = Omit<Region, 'picture'>;

export const regionFields = {
  slug: slug.required(),
  name: text.required(),
  nameInText: text,
  waters: text,
  summary: text.required(),
};

export type PortTexts = Pick<Port, 'slug' | 'name' | 'country' | 'timeZone' | 'berth' | 'description'>;

export const portFields = {
  slug: slug.required(),
  name: text.required(),
  country: text.required(),
  timeZone: timeZone.required(),
  berth: Joi.valid('docked', 'anchored').required(),
  description: text.required(),
};
