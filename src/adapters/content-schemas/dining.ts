import Joi from 'joi';
import type { Chef, Venue } from '../../core/content/dining';
import { list, text } from './values';

export type VenueTexts = Pick<Venue, 'name' | 'kind' | 'deck' | 'seats' | 'hours' | 'dress' | 'summary' | 'dishes'>;

/** Fields of a venue that both content systems name alike; chef, evening and pictures differ. */
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

/** Fields of a chef that both content systems name alike; venues differ. */
export const chefFields = {
  fullName: text.required(),
  role: text.required(),
  from: text.required(),
  summary: text.required(),
  signature: text.required(),
};
