import Joi from 'joi';
import type { Port, Region } from '../../core/voyages/voyage';
import { slug, text, timeZone } from './values';

export type RegionTexts = Omit<Region, 'picture'>;

/** Fields of a region that both content systems name alike; pictures differ. */
export const regionFields = {
  slug: slug.required(),
  name: text.required(),
  nameInText: text,
  waters: text,
  summary: text.required(),
};

export type PortTexts = Pick<Port, 'slug' | 'name' | 'country' | 'timeZone' | 'berth' | 'description'>;

/** Fields of a port that both content systems name alike; coordinates and pictures differ. */
export const portFields = {
  slug: slug.required(),
  name: text.required(),
  country: text.required(),
  timeZone: timeZone.required(),
  berth: Joi.valid('docked', 'anchored').required(),
  description: text.required(),
};
