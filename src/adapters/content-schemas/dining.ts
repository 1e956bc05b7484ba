import Joi from 'joi';
import type { Chef, Venue } from '../../core/content/dining';
import { list, text } from './values';

export type VenueTexts = Pick<Venue, 'name' | 'kind' | 'deck' | 'seats' | 'hours' | 'dress' | 'summary' | 'dishes'>;

export const venueFields = {
  name: text.required(),
  kind: text.required(),
  deck: text.required(),
  seats: Joi.number().integer().min(1).required(),
  hours: text.required(),
  dress: text.required(),
  summary: text.required(),
  dishes: list(text).required(),
};

export type ChefTexts = Pick<Chef, 'fullName' | 'role' | 'from' | 'summary' | 'signature'>;

export const chefFields = {
  fullName: text.required(),
  role: text.required(),
  from: text.required(),
  summary: text.required(),
  signature: text.required(),
};
